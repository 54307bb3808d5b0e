import type { Finding } from '../insights/finding';
import { TestLog } from '../insights/judge/test-log';

/** So many questions beside the result that none of them could be told. */
const BESIDE = 1e300;

/**
 * Whether what is mined first is judged among the questions about the result, where this column holds it.
 * @param mine what asks, given the log
 */
export function isOfResult(column: string, mine: (log: TestLog) => readonly Pick<Finding, 'tests'>[]): boolean[] {
  const log = new TestLog(new Set([column]), { pairs: BESIDE, ofResult: 0 });
  const [found] = mine(log);
  log.settle();
  return found?.tests.map(({ q }) => q < 1) ?? [];
}
