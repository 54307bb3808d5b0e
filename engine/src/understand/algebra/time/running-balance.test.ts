import { MadeTable } from '../../testing/made-table';
import { modelOf } from '../../testing/model-of';

/** The bookings of an account over some months, with what stood there afterwards. */
function bookings(form: 'signed' | 'two' | 'accounts', stands = true): MadeTable {
  const table = new MadeTable(200, 17);
  const amounts = Array.from({ length: 200 }, () => table.between(-900, 800, 2));
  const account = Array.from({ length: 200 }, () => table.one(['Giro', 'Savings']));
  const standing = new Map<string, number>();
  table.add('Date', (row) => new Date(Date.UTC(2024, 0, 2) + Math.floor(row * 0.7) * 86_400_000).toISOString().slice(0, 10));
  table.add('Text', () => table.one(['Rent', 'Shop', 'Card', 'Fee']));
  if (form === 'accounts') table.add('Account', (row) => account[row] ?? '');
  if (form === 'two') {
    table.add('Debit', (row) => ((amounts[row] ?? 0) < 0 ? -(amounts[row] ?? 0) : null));
    table.add('Credit', (row) => ((amounts[row] ?? 0) >= 0 ? (amounts[row] ?? 0) : null));
  } else table.add('Amount', (row) => amounts[row] ?? 0);
  return table.add('Balance', (row) => {
    const own = form === 'accounts' ? (account[row] ?? '') : '';
    const next = (standing.get(own) ?? 5000) + (amounts[row] ?? 0);
    standing.set(own, next);
    return Number((stands ? next : table.between(-9000, 9000, 2)).toFixed(2));
  });
}

const turned = Array.from({ length: 200 }, (_, row) => 199 - row);
const of = (name: string, columns: Awaited<ReturnType<typeof modelOf>>['columns']) =>
  columns.find((column) => column.name === name)?.overMembers.how;

test.each([
  ['one amount', 'signed', { of: 'Amount', within: [] }],
  ['two columns', 'two', { of: 'Credit', less: 'Debit', within: [] }],
  ['several accounts', 'accounts', { of: 'Amount', within: ['Account'] }],
] as const)('a balance behind each booking is known by %s, whichever row is first', async (_, form, found) => {
  for (const order of [undefined, turned]) {
    const { algebra, columns } = await modelOf(bookings(form).csv(order));
    expect(algebra).toContainEqual(expect.objectContaining({ kind: 'cumulated', target: 'Balance', ...found }));
    // Where it stands is never added up; what comes and goes is.
    expect([of('Balance', columns), of('less' in found ? found.less : found.of, columns), of(found.of, columns)]).toEqual(['mean', 'sum', 'sum']);
  }
}); // prettier-ignore

test('what is owed of each of several is no running balance', async () => {
  const { algebra, columns } = await modelOf(bookings('signed', false).csv());
  expect(algebra.filter(({ kind }) => kind === 'cumulated')).toEqual([]);
  expect(of('Balance', columns)).toBe('sum');
});
