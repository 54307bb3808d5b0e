import { openBench, type Bench } from '../../testing/temporary-file';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

const invoices = Array.from(
  { length: 60 },
  (_, i) =>
    `${18_105 + i},2023-06-${10 + (i % 20)},${i % 3 ? 'Mill Lane' : 'Harbour'},${i % 2 ? 'Self-pay' : 'Avenir'},${40 + (i % 7)}.50,Paid`,
);
const loaded = (...more: string[]) => bench.load(['Inv No,Date,Clinic,Payer,Net,Status', ...more, ...invoices].join('\n')); // prettier-ignore

test.each([
  [',2023-06-01,,BALANCE B/F,6318.40,'],
  [',2023-06-01,,Balance brought forward,6318.40,'],
  [',,,Saldovortrag,6318.40,'],
  [',,,Report à nouveau,6318.40,'],
  ['B/F,,,,6318.40,'],
  ['18999,2023-06-01,Balance b/fwd,BFW,6318.40,Paid'],
  [',2023-06-01,Mill Lane,Balance b/f,6318.40,'],
  [',2023-06-01,,SALDO APERTURA,6318.40,'],
  [',2023-06-01,,Report à nouveau 2022-23,6318.40,'],
  [',2023-06-01,,Saldovortrag 31.12.2022,6318.40,'],
])('a row that carries a balance on is no data: %s', async (row) => {
  const table = await loaded(row);
  expect(table.rows).toBe(60);
  expect(table.notes.skipped.filter(({ why }) => why === 'carried')).toHaveLength(1);
  expect(table.columns[0]?.type).toBe('integer');
});

test.each([
  ['a firm of a name like it', '18999,2023-06-01,Mill Lane,Balance Fitness,63.40,Paid'],
  ['a firm of a name that goes on', '18999,2023-06-01,Mill Lane,Opening Balance Yoga,63.40,Paid'],
  ['as full as the others', '18999,2023-06-01,Mill Lane,Opening balance,63.40,Paid'],
  ['that lacks as much and says nothing', ',2023-06-01,,Avenir,6318.40,'],
])('a row stays %s', async (_, row) => {
  expect((await loaded(row)).rows).toBe(61);
});

test('a row that says the same as one of them is none either, though it is of an account of which all is known', async () => {
  expect((await loaded('18999,2023-06-01,Mill Lane,Opening balance,63.40,Paid', ',,,Opening balance,6318.40,')).rows).toBe(60);
});

test('what most rows are about is no balance carried on', async () => {
  const rows = Array.from({ length: 40 }, (_, i) => `,2023-06-${10 + (i % 20)},,Opening balance,${i}.40,`);
  expect((await loaded(...rows)).rows).toBe(100);
});
