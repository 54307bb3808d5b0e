import { LIMITS } from '../../src/insights/judge/limits';
import { judged } from './judged';
import { madeLeading } from './made-tables';

jest.setTimeout(300_000);

test.each([2, 4])('what a report leads with is worth telling, and how a trade runs stands behind it', async (seed) => {
  const { told, news, idle } = await judged(madeLeading(seed));
  expect(told).toBe(news);
  // A report with hardly anything to tell leads with the best of what is known.
  expect(idle.length).toBeLessThanOrEqual(Math.max(0, LIMITS.leastLeading - told));
});
