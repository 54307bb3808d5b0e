import { asItStands } from '../../agents/understood';
import { usualOrAll } from '../../testing/usual-or-all';
import { MadeTable } from '../../understand/testing/made-table';
import { withTable } from '../../understand/testing/load-text';

/** The columns of which cells were set aside for a slip, with how many. */
const slipsIn = (table: MadeTable) =>
  withTable(table.csv(), async ({ connection }, loaded) => {
    const standing = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    return Object.fromEntries(standing.table.columns.flatMap(({ name, slips }) => (slips ? [[name, slips.count]] : [])));
  });

const isSlip = (row: number) => row % 97 === 31;
const rounded = (value: number, digits = 2) => Number(value.toFixed(digits));
type Slips = (table: MadeTable) => { of: string[]; count: number };
const slipped = (table: MadeTable, ...of: string[]) => ({
  of,
  count: Array.from({ length: table.rows }, (_, row) => row).filter(isSlip).length,
});

const SLIPS: Record<string, Slips> = {
  'what was made of what was planned, and the yield'(table) {
    table
      .add('Batch', (row) => `B${3000 + row}`)
      .add('Planned kg', () => table.one([2000, 3000, 4000, 6000, 9000]))
      .add('Produced kg', (row) => rounded(table.number('Planned kg', row) * table.between(0.86, 1.03, 4) * (isSlip(row) ? 10 : 1), 1))
      .add('Yield %', (row) => rounded((100 * table.number('Produced kg', row)) / table.number('Planned kg', row), 1));
    return slipped(table, 'Produced kg', 'Yield %');
  },
  'a price by article, and what was paid'(table) {
    const usual = [2.49, 19.9, 129, 749];
    table
      .add('Artikel', () => table.one(['Schraube', 'Hammer', 'Leiter', 'Werkbank']))
      .add('Preis EUR', (row) => {
        const at = ['Schraube', 'Hammer', 'Leiter', 'Werkbank'].indexOf(String(table.columns.get('Artikel')?.[row]));
        return rounded((usual[at] ?? 1) * table.between(0.9, 1.1, 3) * (isSlip(row) ? 100 : 1));
      })
      .add('Menge', () => Math.ceil(9 * table.random() ** 3 + 0.01))
      .add('Summe EUR', (row) => rounded(table.number('Preis EUR', row) * table.number('Menge', row)));
    return slipped(table, 'Preis EUR', 'Summe EUR');
  },
  'a temperature without its point'(table) {
    table
      .add('ward', () => table.one(['A', 'B', 'C']))
      .add('body temp', (row) => rounded((36.8 + 0.5 * table.normal()) * (isSlip(row) ? 10 : 1), 1))
      .add('pulse', () => table.between(55, 110));
    return slipped(table, 'body temp');
  },
  'kilograms among grams'(table) {
    table
      .add('jar', (row) => `J${row}`)
      .add('net weight', (row) => rounded((500 + 6 * table.normal()) / (isSlip(row) ? 1000 : 1), isSlip(row) ? 4 : 1))
      .add('line', () => table.one(['x', 'y']));
    return slipped(table, 'net weight');
  },
  'litres by what they cost'(table) {
    table
      .add('truck', () => table.one(['T1', 'T2', 'T3', 'T4', 'T5']))
      .add('litres', () => rounded(Math.exp(4 + 0.7 * table.normal()), 1))
      .add('paid', (row) => rounded(table.number('litres', row) * table.between(1.55, 1.85, 3) * (isSlip(row) ? 10 : 1)))
      .add('km', () => rounded(Math.exp(6 + 0.9 * table.normal()), 0));
    return slipped(table, 'paid');
  },
}; // prettier-ignore

test.each(Object.entries(SLIPS).flatMap(([what, slips]) => [601, 2400].map((rows, i) => ({ what, slips, rows, seed: 11 + i }))))(
  'a slip of the point is found and set aside with what follows from it: $what, $rows rows',
  async ({ slips, rows, seed }) => {
    const table = new MadeTable(rows, seed);
    const { of, count } = slips(table);
    expect(await slipsIn(table)).toEqual(Object.fromEntries(of.map((name) => [name, count])));
  },
);

/** Figures that are large in some rows and right. */
const RIGHT: Record<string, (table: MadeTable) => void> = {
  'orders by the piece, by ten and by the hundred'(table) {
    table
      .add('item', () => table.one(['a', 'b', 'c']))
      .add('pieces', () => table.one([1, 2, 3, 4, 1, 2, 3, 10, 20]) * (table.random() < 0.03 ? 10 : 1))
      .add('total', (row) => rounded(table.number('pieces', row) * table.one([4.5, 9.9, 20]) * table.between(0.8, 1.2, 2)));
  },
  'money with a heavy tail'(table) {
    table
      .add('kind', () => table.one(['a', 'b', 'c']))
      .add('claim', () => rounded(900 * (1 - table.random()) ** -0.8))
      .add('cost', (row) => rounded(table.number('claim', row) * Math.exp(0.5 * table.normal())));
  },
  'pay of a firm with a few who lead it'(table) {
    table
      .add('team', () => table.one(['sales', 'tech', 'staff']))
      .add('salary', (row) => Math.round(42_000 * Math.exp(0.2 * table.normal()) * (row % 200 === 7 ? 4 + 9 * table.random() : 1)))
      .add('bonus', (row) => Math.round(table.number('salary', row) * 0.1 * table.random()));
  },
  'readings of two sorts of things'(table) {
    table
      .add('probe', () => table.one(['p', 'q']))
      .add('level', () => rounded(table.random() < 0.03 ? table.between(300, 900, 1) : table.between(70, 80, 1), 1));
  },
  'waits, most of them short'(table) {
    table
      .add('desk', () => table.one(['A', 'B']))
      .add('minutes', () => rounded(-9 * Math.log(table.random()), 1))
      .add('cases', () => Math.ceil(-3 * Math.log(table.random())));
  },
  'shares of a hundred'(table) {
    table
      .add('group', () => table.one(['A', 'B', 'C']))
      .add('of', () => table.between(40, 4000))
      .add('hit', (row) => Math.round(table.number('of', row) * table.between(0.001, 0.4, 4)))
      .add('share %', (row) => rounded((100 * table.number('hit', row)) / table.number('of', row)));
  },
}; // prettier-ignore

test('what is large and right stays', async () => {
  const wrong: string[] = [];
  for (const [what, fill] of Object.entries(RIGHT))
    for (let seed = 0; seed < usualOrAll(4, 20); seed++) {
      const table = new MadeTable([300, 1500][seed % 2] ?? 300, 70 + seed);
      fill(table);
      const found = await slipsIn(table);
      if (Object.keys(found).length > 0) wrong.push(`${what}, ${seed}: ${JSON.stringify(found)}`);
    }
  expect(wrong).toEqual([]);
});
