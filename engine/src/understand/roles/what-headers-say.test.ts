import { MadeTable } from '../testing/made-table';
import { modelOf } from '../testing/model-of';

const SCALE = 'How satisfied are you? [1 = very dissatisfied, 5 = very satisfied]';
const KINDS = 'sex (1 = male, 2 = female, 9 = unknown)';

/** Visits of shops, with what exports write beside them. */
const visits = () => {
  const table = new MadeTable(260, 17);
  table
    .add('day', (row) => `2024-0${1 + (row % 9)}-1${row % 10}`)
    .add('Konto', () => table.one([1200, 4400, 4930, 6815, 8400]))
    .add('Gegenkonto', () => table.one([10034, 10077, 70012]))
    .add('BU-Schlüssel', () => table.one([3, 9]))
    .add('Werk', () => table.one([1000, 2000]))
    .add('treatment', () => table.one([0, 0, 0, 1, 2, 3]))
    .add('TreatmentChairs', () => table.one([2, 3, 3, 4, 4, 5]))
    .add('Producer prices (2015 = 100)', () => table.between(900, 1300) / 10)
    .add('turnover_idx', () => table.between(900, 1300) / 10)
    .add('Preisindex', () => table.between(0, 40))
    .add('tickets', () => table.between(100, 90_000))
    .add('Unit $', () => table.between(3, 90, 2))
    .add('Exp Fee $', () => table.between(0, 60, 2))
    .add(SCALE, () => table.one([1, 2, 3, 4, 4, 5, 5]))
    .add(KINDS, () => table.one([1, 2, 2, 9]))
    .add('VERSANDTE STÜCKE', () => table.between(1, 8))
    .add('cancelled', () => (table.random() < 0.1 ? '1.0' : '0.0'));
  return table;
};

test('codes, indices and scales are what their headers say', async () => {
  const { columns } = await modelOf(visits().csv());
  const read = Object.fromEntries(columns.map(({ name, role, overMembers }) => [name, role === 'measure' ? `${role}: ${overMembers.how}` : role]));
  expect(read).toMatchObject({
    Konto: 'code',
    Gegenkonto: 'code',
    'BU-Schlüssel': 'coded-category',
    Werk: 'code',
    treatment: 'coded-category',
    TreatmentChairs: expect.stringMatching(/measure/),
    'Producer prices (2015 = 100)': 'measure: mean',
    turnover_idx: 'measure: mean',
    'Unit $': 'measure: mean',
    'Exp Fee $': 'measure: sum',
    Preisindex: 'measure: mean',
    tickets: 'measure: sum',
    [SCALE]: 'measure: mean',
    [KINDS]: expect.stringMatching(/category/),
    'VERSANDTE STÜCKE': expect.stringMatching(/measure/),
    cancelled: 'boolean',
  });
}); // prettier-ignore

test('how far a figure may be off is no result', async () => {
  const table = new MadeTable(90, 18);
  table
    .add('county', (row) => `County ${row}`)
    .add('income', () => table.between(30_000, 80_000))
    .add('income, margin of error', () => table.between(900, 4000));
  expect((await modelOf(table.csv())).outcome).toEqual({ kind: 'none' });
});
