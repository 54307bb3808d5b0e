import type { Row } from '../../duckdb/cell';
import { fact, type Saying } from '../../insights/finding';
import type { Frame, Timeline } from '../../insights/frame/frame';
import { capital } from '../../wording/human';
import { periodText } from '../../wording/date-text';
import { numberText } from '../../wording/number-text';
import { countText } from '../../wording/phrases';

/** The rows of the last complete period beside those of the one before. */
export function sayPeriod({ rows }: Frame, { edges, grain }: Timeline, facts: Row): Saying {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  const period = (i: number) => periodText(edges.at(i) ?? 0, grain);
  return {
    sentence: `${capital(period(-2))}, the last complete ${grain}, has ${countText(value, rows)}${versusText(value, baseline, period(-3))}.`,
    baseline,
    n: value,
  };
}

/** A count beside that of the period before. */
function versusText(value: number, baseline: number, before: string): string {
  if (baseline === 0) return value === 0 ? `, like ${before}` : `, after none in ${before}`;
  if (value === baseline) return `: as many as in ${before}`;
  const change = Math.round((value / baseline - 1) * 100);
  const than = `the ${numberText(baseline)} of ${before}`;
  return change === 0 ? `: nearly ${than}` : `: ${Math.abs(change)}% ${change > 0 ? 'more' : 'fewer'} than ${than}`;
}
