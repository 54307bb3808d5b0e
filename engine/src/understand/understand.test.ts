import { tableModel, type TableModel } from '../contracts/table/table-model';
import { columnRoleOf } from './roles/column-role';
import { MadeTable } from './testing/made-table';
import { modelOf } from './testing/model-of';
import { shuffled } from './algebra/sketch';

jest.setTimeout(300_000);

const column = (model: TableModel, name: string) => {
  const found = model.columns.find((one) => one.name === name);
  if (!found) throw new Error(`There is no column ${name}.`);
  return found;
};
const day = (i: number, from = Date.UTC(2021, 0, 1)) => new Date(from + i * 86_400_000).toISOString().slice(0, 10);

/** Orders of customers: attributes of the customer, arithmetic of the line, codes and ranks that are no quantities. */
function orders(rows: number): MadeTable {
  const table = new MadeTable(rows, 11);
  const customers = Array.from({ length: Math.ceil(rows / 12) }, (_, i) => ({
    id: 40_000 + 7 * i,
    plan: i % 3,
    ward: 1 + (i % 5),
    zip: 10_115 + 13 * (i % 23),
  }));
  const who = Array.from({ length: rows }, () => table.one(customers));
  table.add('order no', (row) => `A-${100_000 + row}`);
  table.add('customer id', (row) => who[row]?.id ?? 0);
  table.add('plan', (row) => ['basic', 'plus', 'family'][who[row]?.plan ?? 0] ?? '');
  table.add('ward', (row) => who[row]?.ward ?? 0);
  table.add('zip code', (row) => who[row]?.zip ?? 0);
  table.add('ordered at', () => day(table.between(0, 700)));
  table.add('pieces', () => table.between(1, 9));
  table.add('unit price (EUR)', () => table.between(3, 90, 2));
  table.add('VAT 19%', (row) => Number((0.19 * table.number('pieces', row) * table.number('unit price (EUR)', row)).toFixed(2)));
  table.add('amount (EUR)', (row) => Number((table.number('pieces', row) * table.number('unit price (EUR)', row)).toFixed(2)));
  table.add('wind direction', () => table.between(0, 359));
  table.add('returned', () => (table.random() < 0.2 ? 'yes' : 'no'));
  return table;
}

describe('a table of orders', () => {
  let model: TableModel;
  beforeAll(async () => {
    model = await modelOf(orders(900).csv());
  });

  test('keeps its contract', () => expect(tableModel.parse(JSON.parse(JSON.stringify(model)))).toEqual(model));

  test.each([
    ['order no', 'identifier'],
    ['customer id', 'identifier'],
    ['plan', 'category'],
    ['ward', 'coded-category'],
    ['zip code', 'code'],
    ['ordered at', 'time'],
    ['pieces', 'measure'],
    ['unit price (EUR)', 'measure'],
    ['wind direction', 'measure'],
    ['returned', 'boolean'],
  ])('%s is %s', (name, role) => expect(column(model, name).role).toBe(role));

  test.each([
    ['customer id', 'never', 'never'],
    ['ward', 'never', 'never'],
    ['zip code', 'never', 'never'],
    ['wind direction', 'never', 'never'],
    ['pieces', 'sum', 'sum'],
    ['unit price (EUR)', 'mean', 'mean'],
    ['amount (EUR)', 'sum', 'sum'],
  ])('%s is put together over members by %s and over time by %s', (name, members, time) => {
    const { overMembers, overTime } = column(model, name);
    expect([overMembers.how, overTime.how]).toEqual([members, time]);
  });

  test('a rate in a header makes no percentage', () =>
    expect(column(model, 'VAT 19%')).toMatchObject({ role: 'measure', quantity: 'money' }));

  test('a row is an event, and what belongs to the customer is the customer’s', () => {
    expect(model.shape.kind).toBe('event');
    expect(model.units.map((unit) => [unit.column, [...unit.owns].sort()])).toEqual([
      ['customer id', ['plan', 'ward', 'zip code']],
    ]);
    expect(column(model, 'plan').unitOfObservation).toEqual(['customer id']);
    expect(column(model, 'pieces').unitOfObservation).toEqual([]);
  });

  test('the arithmetic is one group', () =>
    expect(model.groups.map((group) => [...group].sort())).toEqual([['VAT 19%', 'amount (EUR)', 'pieces', 'unit price (EUR)']]));

  test('roles are told in the words of the reports as they are', () =>
    expect(model.columns.map((one) => columnRoleOf(one))).toEqual([
      'identifier',
      'identifier',
      'category',
      'category',
      'identifier',
      'timestamp',
      'measure-additive',
      'measure-intensive',
      'money',
      'money',
      'measure-intensive',
      'boolean',
    ]));

  test('its time is when it was ordered', () =>
    expect(model.time).toMatchObject({ columns: ['ordered at'], grain: 'day', kind: 'event' }));
});

const rolesOf = (model: TableModel) => new Map(model.columns.map(({ name, role }) => [name, role]));

describe('roles stay the same', () => {
  const table = orders(900);
  const names = [...table.columns.keys()];
  const order = shuffled(900, () => table.random());
  test.each([
    ['when rows are shuffled', () => table.csv(order)],
    ['when columns are turned round', () => table.csv(undefined, [...names].reverse())],
    ['of half of the rows', () => table.csv(order.slice(0, 450))],
    [
      'beside a row number',
      () =>
        orders(900)
          .add('#', (row) => row + 1)
          .csv(),
    ],
  ])('%s', async (_, csv) => {
    const [before, after] = [rolesOf(await modelOf(table.csv())), rolesOf(await modelOf(csv()))];
    expect(names.map((name) => [name, after.get(name)])).toEqual(names.map((name) => [name, before.get(name)]));
  });
});

describe('shapes', () => {
  test('a panel of things in years', async () => {
    const table = new MadeTable(240, 3);
    table
      .add('country', (row) => ['Aria', 'Bora', 'Cira', 'Dora', 'Elan', 'Fara', 'Gora', 'Hira'][row % 8] ?? '')
      .add('year', (row) => 1990 + Math.floor(row / 8));
    table
      .add('population', (row) => 1_000_000 * (1 + (row % 8)) + 9000 * Math.floor(row / 8) + table.between(0, 500))
      .add('births', () => table.between(9000, 30_000));
    const model = await modelOf(table.csv());
    expect(model.shape).toMatchObject({ kind: 'panel', entity: ['country'], key: ['country', 'year'] });
    expect([column(model, 'population').overMembers.how, column(model, 'population').overTime.how]).toEqual(['sum', 'last']);
    expect([column(model, 'births').overMembers.how, column(model, 'births').overTime.how]).toEqual(['sum', 'sum']);
  });

  test('things with numbers for names, read at even steps', async () => {
    const table = new MadeTable(300, 4);
    table
      .add('rig', (row) => 1 + Math.floor(row / 12))
      .add('week', (row) => row % 12)
      .add('wear', (row) => Number((0.4 * (row % 12) + table.normal()).toFixed(2)));
    const model = await modelOf(table.csv());
    expect(model.shape).toMatchObject({ kind: 'panel', entity: ['rig'], key: ['rig', 'week'] });
    expect(column(model, 'rig').role).toBe('identifier');
  });

  test('a series in columns of year and month', async () => {
    const table = new MadeTable(96, 5);
    table
      .add('year', (row) => 2010 + Math.floor(row / 12))
      .add('month', (row) => 1 + (row % 12))
      .add('rainfall', () => table.between(0, 90, 1));
    const model = await modelOf(table.csv());
    expect(model.shape.kind).toBe('series');
    expect(model.time).toMatchObject({
      columns: ['year', 'month'],
      grain: 'month',
      from: '2010-01-01T00:00:00',
      to: '2017-12-01T00:00:00',
    });
    expect(column(model, 'month').overMembers.how).toBe('never');
  });

  test('cells with the number of their cases', async () => {
    const table = new MadeTable(24, 6);
    table
      .add('sex', (row) => ['f', 'm'][row % 2] ?? '')
      .add('age group', (row) => ['18-29', '30-44', '45-64', '65+'][Math.floor(row / 2) % 4] ?? '')
      .add('smokes', (row) => ['never', 'former', 'now'][Math.floor(row / 8)] ?? '');
    table.add('persons', () => table.between(20, 900));
    const model = await modelOf(table.csv());
    expect(model.shape).toMatchObject({ kind: 'cells', weight: 'persons' });
    expect(column(model, 'age group').order).toEqual(['18-29', '30-44', '45-64', '65+']);
  });

  test.each(['skips', 'breaks', 'orders', 'errors'])(
    'what was counted in each cell of a design is measured: %s',
    async (header) => {
      const table = new MadeTable(72, 6);
      table
        .add('opening', (row) => ['S', 'M', 'L'][row % 3] ?? '')
        .add('solder', (row) => ['Thick', 'Thin'][Math.floor(row / 3) % 2] ?? '')
        .add('pad', (row) => ['L4', 'D4', 'W9', 'L6'][Math.floor(row / 6) % 4] ?? '')
        .add('panel', (row) => 1 + Math.floor(row / 24));
      table.add(header, () => table.between(0, 30));
      const { shape, columns } = await modelOf(table.csv());
      expect(shape.kind).not.toBe('cells');
      expect(columns.find(({ name }) => name === header)?.role).toBe('measure');
    },
  );

  test('two counts of a design weigh its rows only where one is a part of the other', async () => {
    const kindOf = async (returnsOf: (orders: number, made: MadeTable) => number) => {
      const table = new MadeTable(72, 6);
      table
        .add('opening', (row) => ['S', 'M', 'L'][row % 3] ?? '')
        .add('solder', (row) => ['Thick', 'Thin'][Math.floor(row / 3) % 2] ?? '')
        .add('pad', (row) => ['L4', 'D4', 'W9'][Math.floor(row / 6) % 3] ?? '')
        .add('board', (row) => ['first', 'second', 'third', 'fourth'][Math.floor(row / 18)] ?? '');
      const orders = Array.from({ length: 72 }, () => table.between(20, 60));
      table.add('orders', (row) => orders[row] ?? 0);
      table.add('returns', (row) => returnsOf(orders[row] ?? 0, table));
      return (await modelOf(table.csv())).shape.kind;
    };
    expect(await kindOf((orders, made) => Math.round(orders * made.between(0.2, 0.8, 2)))).toBe('cells');
    expect(await kindOf((_, made) => made.between(10, 60))).not.toBe('cells');
  });

  test('years as columns are one scale, metrics as columns are none', async () => {
    const wide = new MadeTable(30, 7).add('town', (row) => `Town ${String.fromCharCode(65 + row)}x`);
    for (let year = 2012; year < 2020; year++) wide.add(String(year), () => wide.between(100, 900));
    expect((await modelOf(wide.csv())).shape.wide).toMatchObject({
      scale: 'years',
      labels: ['2012', '2013', '2014', '2015', '2016', '2017', '2018', '2019'],
    });
    expect((await modelOf(orders(60).csv())).shape.wide).toBeNull();
  });

  test('metrics in rows are never put together', async () => {
    const table = new MadeTable(180, 8);
    table
      .add('site', (row) => ['north', 'south', 'west'][row % 3] ?? '')
      .add('indicator', (row) => ['load', 'staff', 'noise_db'][Math.floor(row / 3) % 3] ?? '')
      .add('date', (row) => day(7 * Math.floor(row / 9)));
    table.add('value', (row) => table.between(1, 10 ** (1 + (Math.floor(row / 3) % 3)), 1));
    const model = await modelOf(table.csv());
    expect(model.shape.long).toMatchObject({ metric: 'indicator', value: 'value', metrics: ['load', 'noise_db', 'staff'] });
    expect(column(model, 'value').overMembers.how).toBe('never');
  });

  test('amounts in several currencies are told with the column that names them, and never put together', async () => {
    const table = new MadeTable(80, 9);
    table
      .add('name', (row) => `N${row} Z`)
      .add('fee', () => table.between(10, 900, 2))
      .add('currency', () => table.one(['EUR', 'USD', 'CHF']))
      .add('fee in usd', () => table.between(10, 900, 2));
    const model = await modelOf(table.csv());
    expect(column(model, 'fee')).toMatchObject({ currency: 'currency', overMembers: { how: 'never' } });
    expect(column(model, 'fee in usd').currency).toBeUndefined();
  });
});

test('adding up along the time is found, and such a column is not added up again', async () => {
  const table = new MadeTable(150, 12);
  table
    .add('day', (row) => day(row))
    .add('sold', () => table.between(0, 60))
    .add('temperature', (row) => Number((15 + 8 * Math.sin(row / 20) + table.normal()).toFixed(1)));
  let total = 0;
  table.add('so far', (row) => (total += table.number('sold', row)));
  table.add('yesterday', (row) => (row === 0 ? null : table.number('temperature', row - 1)));
  const model = await modelOf(table.csv());
  expect(model.algebra.map(({ kind, target }) => [kind, target])).toEqual([
    ['cumulated', 'so far'],
    ['lagged', 'yesterday'],
  ]);
  expect(column(model, 'so far').overTime.how).toBe('last');
});

test('two results of one weight are named, and none is chosen', async () => {
  const table = new MadeTable(200, 13);
  table
    .add('tenure', () => table.between(1, 70))
    .add('churned', () => table.one(['yes', 'no']))
    .add('defaulted', () => table.one(['yes', 'no']));
  const { outcome, questions } = await modelOf(table.csv());
  expect(outcome).toMatchObject({ kind: 'candidates' });
  expect(questions[0]?.asks).toBe('which-outcome');
  const alone = await modelOf(table.csv(undefined, ['tenure', 'churned']));
  expect(alone.outcome).toEqual({ kind: 'outcome', outcome: { column: 'churned', event: 'yes', good: 'low' } });
});
