import { MadeTable } from '../testing/made-table';
import { modelOf } from '../testing/model-of';

/** Days of call centres: rounded rates beside what they are made of. */
const calls = () => {
  const table = new MadeTable(400, 21);
  const n = (name: string, row: number) => table.number(name, row);
  const by = (a: number, b: number, digits: number) => (b === 0 ? '' : (a / b).toFixed(digits));
  table.add('Line', () => table.one(['Bookings', 'Claims', 'Support']));
  table.add('Calls', () => table.between(40, 900));
  table.add('Answered', (row) => Math.round(n('Calls', row) * table.between(0.5, 0.95, 3)));
  table.add('Answer rate', (row) => `${by(100 * n('Answered', row), n('Calls', row), 1)}%`);
  table.add('Staff cost', (row) => Number((n('Calls', row) * table.between(1.5, 4, 3)).toFixed(2)));
  table.add('Cost / call', (row) => by(n('Staff cost', row), n('Calls', row), 2));
  table.add('Sales', (row) => (row % 5 === 0 ? 0 : table.between(1, 60)));
  table.add('Cost / sale', (row) => by(n('Staff cost', row), n('Sales', row), 2));
  return table.add('Conv. rate', (row) => `${by(100 * n('Sales', row), n('Answered', row), 2)}%`);
};

test('rounded rates of two columns are told of both together, whatever they are called', async () => {
  const { columns } = await modelOf(calls().csv());
  const how = (name: string) => columns.find((one) => one.name === name)?.overMembers;
  expect(how('Answer rate')).toMatchObject({ how: 'weighted-mean', by: 'Calls' });
  expect(how('Cost / call')).toMatchObject({ how: 'weighted-mean', by: 'Calls' });
  expect(how('Cost / sale')).toMatchObject({ how: 'weighted-mean', by: 'Sales' });
  expect(how('Conv. rate')).toMatchObject({ how: 'weighted-mean', by: 'Answered' });
});

test('a price times its pieces is what was paid, and stays a price', async () => {
  const table = new MadeTable(300, 4);
  table.add('Price', () => table.one([4.95, 12.5, 29.9, 79]));
  table.add('Pieces', () => table.between(1, 12));
  table.add('Paid', (row) => Number((table.number('Price', row) * table.number('Pieces', row)).toFixed(2)));
  expect((await modelOf(table.csv())).algebra).toMatchObject([{ kind: 'product', target: 'Paid' }]);
});

test('of two sizes of a whole the share is one by the other', async () => {
  const table = new MadeTable(300, 6);
  table.add('Class', () => table.one(['7A', '7B', '8A', '8B']));
  table.add('Lessons', (row) => (row % 2 ? 118 : 126));
  table.add('Present', (row) => table.number('Lessons', row) - table.between(0, 40));
  table.add('Presence %', (row) => Number(((100 * table.number('Present', row)) / table.number('Lessons', row)).toFixed(1)));
  const { algebra } = await modelOf(table.csv());
  expect(algebra).toContainEqual(
    expect.objectContaining({ kind: 'quotient', target: 'Presence %', of: ['Present'], by: ['Lessons'] }),
  );
});
