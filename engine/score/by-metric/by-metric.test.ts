import { analyzeText } from '../../src/testing/analyze-text';
import { longOf } from './long-of';
import { ALIKES, madeAlike, madeMetrics } from './made-tables';

jest.setTimeout(300_000);

test.each([1, 2, 3, 4])('a column of several quantities is read as that (table %i)', async (seed) => {
  const { csv, field, withUnits } = madeMetrics('open', seed);
  expect(await longOf(csv)).toMatchObject({ metric: field.label, value: field.value, unit: withUnits ? field.unit : null });
});

test('one quantity of many things is not', async () => {
  for (const how of ALIKES) expect([how, await longOf(madeAlike(how, 77))]).toEqual([how, null]);
});

test('nothing is told across quantities, and what is planted in one is told of it', async () => {
  const table = Array.from({ length: 40 }, (_, seed) => madeMetrics('open', seed)).find(
    ({ plant, rows }) => plant === 'difference' && rows === 2000,
  );
  if (!table) throw new Error('No such table is made.');
  await analyzeText(table.csv, ({ document: { claims } }) => {
    expect(claims.filter(({ subject: { measure } }) => 'column' in measure && measure.column === table.field.value)).toEqual([]);
    const [told] = claims.filter(({ kind, subject: { measure } }) => kind === 'group-difference' && 'column' in measure && measure.column === table.metric); // prettier-ignore
    expect(told?.member).toBe(table.group);
    expect(told?.sentence).toContain(table.metric);
  });
});
