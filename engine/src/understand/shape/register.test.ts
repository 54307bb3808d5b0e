import { analyzeText } from '../../testing/analyze-text';
import { MadeTable } from '../testing/made-table';
import { modelOf } from '../testing/model-of';

jest.setTimeout(60_000);

const YEARS = 10;
const day = (row: number, from = 2014): string =>
  `${from + (row % YEARS)}-${String(1 + (row % 12)).padStart(2, '0')}-${String(1 + (row % 28)).padStart(2, '0')}`;

/** Rows with a number of their own, a day, what is known of whom they are about, and a figure. */
function listed(key: string, time: string, figure = 'loans'): MadeTable {
  const table = new MadeTable(240, 11);
  table.add(key, (row) => `N${7000 + 3 * row}`).add(time, (row) => day(row * 7));
  table.add('age group', () => table.one(['child', 'teen', 'adult', 'senior']));
  table.add('branch', () => table.one(['Hill', 'Mill', 'Main']));
  return table.add(figure, () => Math.floor(table.random() ** 3 * 40));
}

test.each([
  ['member number', 'joined'],
  ['id', 'member_since'],
  ['Kundennummer', 'Kunde seit'],
  ['account', 'opened_on'],
  ['Zähler', 'eingebaut am'],
  ['cliente', 'fecha de alta'],
  ['árbol', 'plantado el'],
  ['user_id', 'created_at'],
])('by “%s” and “%s” rows are members of a list: their figures are of today', async (key, time) => {
  const { shape, time: axis, columns } = await modelOf(listed(key, time).csv());
  expect(shape).toMatchObject({ kind: 'entity', entity: [key] });
  expect(axis).toMatchObject({ kind: 'entity', columns: [time] });
  expect(columns.at(-1)?.overTime.how).not.toBe('sum');
});

test.each([
  ['order number', 'ordered_on'],
  ['ticket', 'opened_on'],
  ['Bestellnummer', 'Kunde seit'],
  ['id', 'created_at'],
  ['customer number', 'date'],
  ['préstamo', 'fecha'],
])('by “%s” and “%s” rows are happenings', async (key, time) => {
  const { shape } = await modelOf(listed(key, time).csv());
  expect(shape.kind).toBe('event');
});

test('nobody has figures of 2024 on a day of 2016', async () => {
  const { shape } = await modelOf(listed('customer number', 'noted', 'loans 2024').csv());
  expect(shape.kind).toBe('entity');
});

test('what the table is called says what its rows are', async () => {
  expect((await modelOf(listed('id', 'created').csv(), 'users.csv')).shape.kind).toBe('entity');
  expect((await modelOf(listed('id', 'joined').csv(), 'orders.csv')).shape.kind).toBe('event');
});

test('since when a customer is one is no time of the orders, nor when some left that of the members', async () => {
  const orders = listed('order number', 'ordered').add('customer_since', (row) => day(row * 5, 2004));
  expect((await modelOf(orders.csv())).time?.columns).toEqual(['ordered']);
  const members = listed('member number', 'joined').add('verlassen', (row) => (row % 4 ? '' : day(row, 2024)));
  expect((await modelOf(members.csv())).time?.columns).toEqual(['joined']);
});

test('days that hardly ever come twice are no readings of two sexes', async () => {
  const staff = new MadeTable(200, 5);
  const came = Array.from({ length: 200 }, (_, row) => 15 * row + staff.between(0, 14));
  const text = (days: number) => new Date(Date.UTC(2014, 0, 1) + days * 86_400_000).toISOString().slice(0, 10);
  staff.add('staff number', (row) => `P${1000 + row}`);
  staff.add('employed since', (row) => text(came[row % 40 === 39 ? row - 1 : row] ?? 0));
  staff.add('sex', (row) => 'fm'[row % 2] ?? '').add('salary', () => staff.between(20_000, 90_000));
  expect((await modelOf(staff.csv())).shape.kind).toBe('entity');
});

test('of members no measure is told by the day on which they joined, and they are counted as new ones', async () => {
  const members = listed('member number', 'joined', 'loans 2024');
  await analyzeText(members.csv(), ({ document: { claims } }) => {
    const byTime = claims.filter(({ subject }) => subject.breakdown === 'joined');
    expect(byTime.map(({ subject }) => subject.measure.op).filter((op) => op !== 'count')).toEqual([]);
    for (const { sentence } of byTime) expect(sentence).toMatch(/new /i);
  });
});
