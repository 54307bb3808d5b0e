import { MadeTable } from '../../testing/made-table';
import { modelOf } from '../../testing/model-of';

const cents = (value: number) => Math.round(100 * value) / 100;

interface Field {
  price: string;
  count: string;
  worth: string;
  /** What is let down, by row. */
  less: (table: MadeTable) => number;
  prices?: readonly number[];
}

/** Courses, tickets and orders with what is asked for one, how many there were, and what came in. */
function priced({ price, count, worth, less, prices = [49, 60, 75, 84, 101, 120, 180, 240] }: Field, seed: number): string {
  const table = new MadeTable(400, seed);
  return table
    .add('No.', (row) => `K${1000 + row}`)
    .add('Held', (row) => new Date(Date.UTC(2023, 0, 1 + row)).toISOString().slice(0, 10))
    .add(price, () => table.one(prices))
    .add(count, () => table.between(4, 30))
    .add(worth, (row) => (row % 9 === 4 ? 0 : cents(table.number(price, row) * table.number(count, row) * (1 - less(table)))))
    .csv();
}

const some = (table: MadeTable) => (table.random() < 0.5 ? 0 : table.between(0, 0.3, 3));
const mostly = (table: MadeTable) => table.between(0, 0.25, 3);

test.each<Field>([
  { price: 'Fee £', count: 'Enrolled', worth: 'Income £', less: some },
  { price: 'Ticket (EUR)', count: 'Sold', worth: 'Takings (EUR)', less: mostly },
  { price: 'Gebühr EUR', count: 'Teilnehmer', worth: 'Einnahmen EUR', less: some },
  { price: 'Rate $', count: 'Nights', worth: 'Room revenue $', less: mostly },
  { price: 'Charge EUR', count: 'Visits', worth: 'Billed EUR', less: () => -0.19 },
  { price: 'Kursgebühr €', count: 'Belegt', worth: 'Erlös €', less: some, prices: [45, 90, 135, 300] },
])('$price is what one costs, and never added up', async (field) => {
  for (const seed of [1, 2, 3]) {
    const { columns } = await modelOf(priced(field, seed));
    const how = (name: string) => columns.find((one) => one.name === name)?.overMembers.how;
    expect([field.price, how(field.price), field.worth, how(field.worth)]).toEqual([field.price, 'mean', field.worth, 'sum']);
  }
});

/** Two amounts of money and a number beside them that bear other relations. */
const OTHERS: [string, (table: MadeTable) => MadeTable][] = [
  ['what grows with it', (t) => t.add('Fee £', () => cents(60 * Math.exp(0.7 * t.normal()))).add('Visitors', () => t.between(4, 40)).add('Income £', (row) => cents(t.number('Fee £', row) * 4 * Math.exp(0.5 * t.normal())))],
  ['a tax on it', (t) => t.add('Fee £', () => cents(60 * Math.exp(0.7 * t.normal()))).add('Visitors', () => t.between(4, 40)).add('Income £', (row) => cents(1.2 * t.number('Fee £', row)))],
  ['a cost of so much each', (t) => t.add('Fee £', () => cents(60 * Math.exp(0.3 * t.normal()))).add('Visitors', () => t.between(4, 40)).add('Income £', (row) => cents(57 * t.number('Visitors', row) * Math.exp(0.05 * t.normal())))],
  ['nothing', (t) => t.add('Fee £', () => cents(60 * Math.exp(0.7 * t.normal()))).add('Visitors', () => t.between(4, 40)).add('Income £', () => cents(900 * Math.exp(0.7 * t.normal())))],
]; // prettier-ignore

test.each(OTHERS)('a fee beside an amount that is %s is an amount itself', async (_, add) => {
  const table = new MadeTable(400, 7).add('No.', (row) => `K${1000 + row}`);
  table.add('Held', (row) => new Date(Date.UTC(2023, 0, 1 + row)).toISOString().slice(0, 10));
  const { columns } = await modelOf(add(table).csv());
  expect(columns.filter(({ quantity }) => quantity === 'money').map(({ name, overMembers }) => [name, overMembers.how])).toEqual([
    ['Fee £', 'sum'],
    ['Income £', 'sum'],
  ]);
});
