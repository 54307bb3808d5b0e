import { openBench, type Bench } from '../../testing/temporary-file';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const GROUPS = ['Kitchen', 'Bar', 'Service'];
/** Rows of three groups, each with a row below it. */
const printed = (last: (group: string, sums: [number, number]) => string, members = 6): string =>
  GROUPS.flatMap((group, g) => {
    const rows = Array.from({ length: members }, (_, i): [number, number] => [30 + 7 * g + i, 400.5 + 31 * g + 11 * i]);
    const sums = [0, 1].map((at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0)) as [number, number];
    return [...rows.map(([hours, pay], i) => `${group},E${g}${i},${hours},${pay}`), last(group, sums)];
  }).join('\n');

test.each([
  ['below each group', printed((group, [hours, pay]) => `${group} Total,,${hours},${pay}`)],
  ['the word first', printed((group, [hours, pay]) => `Total ${group},,${hours},${pay}`)],
  ['in German', printed((group, [hours, pay]) => `Summe ${group},,${hours},${pay}`)],
])('sums of groups amid the rows are no data: %s', async (_, rows) => {
  const loaded = await bench.load(`Department,Employee,Hours,Pay\n${rows}\n`);
  expect(loaded.rows).toBe(18);
  expect(loaded.notes.skipped.filter(({ why }) => why === 'total').map(({ from }) => from)).toEqual([8, 15, 22]);
});

test('of seasons, called by a word where rows have a number, they are no data either', async () => {
  const season = (year: number) => {
    const rows = Array.from({ length: 30 }, (_, i): [number, number] => [2000 + 13 * i + year, 100.25 + 3 * i]);
    const [kg, pay] = [0, 1].map((at) => rows.reduce((sum, row) => sum + (row[at] ?? 0), 0));
    return [
      ...rows.map(([own, its], i) => `${year * 100 + i},${year}-09-${10 + (i % 20)},${own},${its}`),
      `TOTAL ${year},,${kg},${pay}`,
    ];
  };
  const loaded = await bench.load(['N°Bon,Date,Net_kg,Montant', ...[2022, 2023, 2024].flatMap(season)].join('\n'));
  expect(loaded.rows).toBe(90);
  expect(loaded.columns[0]?.type).toBe('integer');
});

test('of years that a second column names are no data, though each bears one word', async () => {
  const year = (at: number) => {
    const rows = Array.from({ length: 30 }, (_, i): [number, number] => [1 + (i % 5), 100.25 + 3 * i + (at % 7)]);
    const [pieces, pay] = [0, 1].map((one) => rows.reduce((sum, row) => sum + (row[one] ?? 0), 0));
    return [
      ...rows.map(([own, its], i) => `${at}-${i},${at}-09-${10 + (i % 20)},${own},${its}`),
      `TOTAAL,jaar ${at},${pieces},${pay}`,
    ];
  };
  const loaded = await bench.load(['Regel,Orderdatum,Aantal,Bedrag', ...[2022, 2023, 2024].flatMap(year)].join('\n'));
  expect(loaded.rows).toBe(90);
});

test.each([
  ['whose figures are no sums', printed((group, [hours, pay]) => `${group} Total,,${hours - 9},${pay + 90}`), 21],
  ['that bear one name, as a member does', printed((group, [hours, pay]) => `${group},Total,${hours},${pay}`), 21],
  ['of a firm called so', printed((group, [hours]) => `${group} Total,E,${hours},17`), 21],
])('rows stay %s', async (_, rows, count) => {
  expect((await bench.load(`Department,Employee,Hours,Pay\n${rows}\nBar,E9,31,17\n`)).rows).toBe(count + 1);
});

/** Deliveries to shops on each day of so many months, with a row of sums at the end of each, or of each day. @param before pieces that only the first sum has */
const deliveries = (per: 'month' | 'day', months = 3, before = 0): string => {
  const days = Array.from({ length: 28 * months }, (_, i) => ({ day: new Date(Date.UTC(2024, Math.floor(i / 28), 1 + (i % 28))).toISOString().slice(0, 10), last: per === 'day' || i % 28 === 27 }));
  let sums: [number, number] = [before, before];
  return days
    .flatMap(({ day, last }, i) => {
      const rows = ['Hill', 'Quay', 'Mill'].map((shop, s): [string, number, number] => [shop, 100 + ((i * 7 + s) % 23), 10.5 + ((i * 3 + s) % 11)]);
      sums = rows.reduce(([pieces, pay], [, own, its]): [number, number] => [pieces + own, pay + its], sums);
      const total = last ? [`${day},SUM OF MONTH,${sums.join(',')}`] : [];
      if (last) sums = [0, 0];
      return [...rows.map(([shop, own, its]) => `${day},${shop},${own},${its}`), ...total];
    })
    .join('\n');
}; // prettier-ignore

test('of several days each under one name they are no data, and of one day a member that the others are set beside', async () => {
  const months = await bench.load(`Day,Shop,Pieces,Pay\n${deliveries('month')}\n`);
  expect(months.rows).toBe(252);
  // One that sums up what is not there is called as the others are.
  const cut = await bench.load(`Day,Shop,Pieces,Pay\n${deliveries('month', 8, 500)}\n`);
  expect(cut.rows).toBe(8 * 84);
  const days = await bench.load(`Day,Shop,Pieces,Pay\n${deliveries('day')}\n`);
  expect(days.rows).toBe(336);
});
