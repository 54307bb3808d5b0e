import { TestLog } from '../../insights/judge/test-log';
import type { Table } from '../../model';
import { randomFrom } from '../../stats/distributions/random';
import { handFacts } from '../../testing/hand-made-facts';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { mineCourses } from './course';

const DAY = 86_400_000;
const MONTHS = 15;
const SHOPS = 10;
const EDGES = Array.from({ length: MONTHS + 1 }, (_, i) => Date.UTC(2024, i, 1));
const AUGUST = 7;

/** What ten shops take by day, four of which are open on Sundays; some are closed in August, or come for good in September. */
async function told(seed: number, { closed, come, additive }: { closed: number; come: number; additive: boolean }) {
  const random = randomFrom(seed);
  const [cells, times, shops]: [(number | null)[], number[], string[]] = [[], [], []];
  for (let day = EDGES[0] ?? 0; day < (EDGES[MONTHS] ?? 0); day += DAY)
    for (let shop = 0; shop < SHOPS; shop++) {
      const isBefore = shop < come && day < (EDGES[AUGUST + 1] ?? 0);
      if (isBefore || (new Date(day).getUTCDay() === 0 && shop > 3)) continue;
      const isClosed = shop < closed && day >= (EDGES[AUGUST] ?? 0) && day < (EDGES[AUGUST] ?? 0) + 20 * DAY;
      cells.push(isClosed ? null : (500 + 100 * shop) * (0.95 + 0.1 * random()));
      times.push(day);
      shops.push(`shop ${shop}`);
    }
  const shape = { kind: 'panel', entity: [], key: [] };
  const frame = handFrame(
    't',
    cells.length,
    {
      dimensions: [handDimension('shop', shops)],
      measures: [handMeasure('sold', cells, { additive })],
      timeline: handTimeline(times, { edges: EDGES, grain: 'month', finest: 'day', regular: true }),
    },
    { model: { shape, columns: [], outcome: { kind: 'none' } } as unknown as NonNullable<Table['model']> },
  );
  const [facts] = await handFacts({ sold: cells }, mineCourses({ frame, log: new TestLog() }), times);
  return facts ?? {};
}

describe.each([true, false])('added up: %s', (additive) => {
  test.each([1, 2, 3])('a month in which some of a panel are closed is neither its low nor its high (%s)', async (seed) => {
    const facts = await told(seed, { closed: 4, come: 0, additive });
    expect(facts).toMatchObject({ steps: MONTHS - 1 });
    expect([facts.low_at, facts.high_at]).not.toContain(EDGES[AUGUST]);
  });

  test('who comes for good leaves no month out', async () => {
    expect(await told(4, { closed: 0, come: 4, additive })).toMatchObject({ steps: MONTHS });
  });

  test('nor does a Sunday more', async () => {
    expect(await told(5, { closed: 0, come: 0, additive })).toMatchObject({ steps: MONTHS });
  });
});
