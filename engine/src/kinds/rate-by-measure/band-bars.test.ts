import { makeClaim } from '../../insights/make-claim';
import { rateOf } from '../../contracts/report/measure';
import type { Frame } from '../../insights/frame/frame';
import { rowsOf } from '../../insights/rows-of';
import { openBench } from '../../read/testing/temporary-file';
import { handDimension, handFrame, handMeasure, handTable } from '../../testing/hand-made-frame';
import { aboutOf } from '../about';
import { bandBars } from './band-bars';

/** Of each value's hundred rows so many are late. */
const rows = [10, 15, 20, 30].flatMap((share, value) => Array.from({ length: 100 }, (_, i) => ({ value, late: i < share })));
const late = (...values: readonly number[]) => ({
  cost: rows.map(({ value }) => values[value] ?? 0),
  late: rows.map((row) => (row.late ? 'yes' : 'no')),
});

function planOf(columns: ReturnType<typeof late>, baseline: number | null = 0.1, changes: Partial<Frame> = {}) {
  const frame = handFrame('t', rows.length, {
    dimensions: [handDimension('late', columns.late, { event: 'yes' })],
    measures: [handMeasure('cost', columns.cost, { unit: 'EUR' })],
    ...changes,
  });
  const subject = { filter: [], breakdown: 'cost', measure: rateOf('late', 'yes') };
  return bandBars(
    aboutOf(frame, makeClaim(1, { kind: 'rate-by-measure', table: 't', subject, value: 0.3, baseline, n: 100, sentence: '', sql: '' })), // prettier-ignore
  );
}

async function drawn(columns: ReturnType<typeof late>, sql = ''): Promise<unknown> {
  const bench = await openBench();
  await handTable(bench.engine.connection, 't', columns);
  const points = await rowsOf(bench.engine.connection, sql);
  await bench.close();
  return points;
}

test('a bar for each quarter, the one that is told among them', async () => {
  const columns = late(1, 2, 3, 4);
  const plan = planOf(columns);
  expect(plan).toMatchObject({
    type: 'bar',
    title: 'Share with late yes by cost',
    x: { label: 'Cost', type: 'category' },
    y: { label: 'Share of rows', unit: '%' },
    series: ['Late yes'],
    highlight: '€4',
    reference: { label: '€1', value: 0.1 },
    rows: [{ how: 'share', mark: { sql: "late = 'yes'", columns: ['late'] }, where: 'cost IS NOT NULL AND late IS NOT NULL', at: { columns: ['cost'] } }],
  }); // prettier-ignore
  expect(await drawn(columns, plan?.sql)).toEqual([['€1', 0.1], ['€2', 0.15], ['€3', 0.2], ['€4', 0.3]]); // prettier-ignore
});

test('stretches of a sample, and a result that falls', async () => {
  const columns = late(4, 3, 2, 1);
  const plan = planOf(columns, null, { sampled: true });
  expect(plan).toMatchObject({ highlight: 'at most €1' });
  expect(plan).not.toHaveProperty('reference');
  expect(planOf(columns)).toMatchObject({ highlight: '€1', reference: { label: '€4' } });
  expect(await drawn(columns, plan?.sql)).toEqual([['at most €1', 0.3], ['€2', 0.2], ['€3', 0.15], ['at least €4', 0.1]]); // prettier-ignore
});

test('stretches of many values', () => {
  const cost = rows.map(({ value }, i) => 100 * value + (i % 100));
  const sql = planOf({ ...late(0), cost })?.sql ?? '';
  expect([...sql.matchAll(/(<=? \d+) THEN '([^']+)'/g)].map(([, to, text]) => [to, text])).toEqual([
    ['<= 99', 'at most €99'],
    ['<= 199', '€100 to €199'],
    ['< 300', '€200 to €299'],
  ]);
  expect(sql).toContain("ELSE 'at least €300' END");
});

test('nothing lies between two values', async () => {
  const columns = late(1, 1, 2, 2);
  expect(await drawn(columns, planOf(columns)?.sql)).toEqual([['€1', 0.125], ['€2', 0.25]]); // prettier-ignore
});

test('nothing is drawn of what has no ends', () => {
  expect(planOf(late(1, 1, 1, 1))).toBeNull();
  expect(planOf(late(1, 2, 3, 4), 0.1, { measures: [] })).toBeNull();
  expect(planOf(late(1, 2, 3, 4), 0.1, { dimensions: [] })).toBeNull();
});
