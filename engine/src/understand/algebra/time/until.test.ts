import { MadeTable } from '../../testing/made-table';
import { modelOf } from '../../testing/model-of';

const DAY = 86_400_000;
const untilOf = async (table: MadeTable) => (await modelOf(table.csv())).algebra.filter(({ kind }) => kind === 'until');

/** Patients who came over ten years, with how long each was watched: until it happened, or until the last day. */
function patients(last: (left: number, own: number) => number, years: boolean): MadeTable {
  const table = new MadeTable(300, 12);
  const from = Array.from({ length: 300 }, () => table.between(0, 3650));
  table.add('patient', (row) => `P${row}`);
  table.add(years ? 'entry_year' : 'entered', (row) => {
    const date = new Date(Date.UTC(2005, 0, 1) + (from[row] ?? 0) * DAY).toISOString().slice(0, 10);
    return years ? date.slice(0, 4) : date;
  });
  table.add('days', (row) => Math.round(last(4000 - (from[row] ?? 0), -Math.log(table.random()) * 4000)));
  return table.add('mm', () => table.between(0, 9, 2));
}

test.each([false, true])('times that end for many on one day are known (dates as years: %s)', async (years) => {
  expect(await untilOf(patients(Math.min, years))).toMatchObject([{ target: 'days', of: years ? 'entry_year' : 'entered' }]);
});

test('times that are as long for late ones are none', async () => {
  expect(await untilOf(patients((_, own) => Math.min(900, own), false))).toEqual([]);
});

test('and neither are those that really become shorter', async () => {
  expect(await untilOf(patients((left, own) => (0.5 + own / 8000) * left * 0.4, false))).toEqual([]);
});
