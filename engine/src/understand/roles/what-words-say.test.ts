import { MadeTable } from '../testing/made-table';
import { modelOf } from '../testing/model-of';

jest.setTimeout(60_000);

/** Events of a day each, with the figures of one column. */
const events = (name: string, cell: (table: MadeTable, row: number) => number) => {
  const table = new MadeTable(240, 17);
  table.add('day', (row) => new Date(Date.UTC(2022, 0, 1 + Math.floor(row / 2))).toISOString().slice(0, 10));
  return table.add('place', (row) => ['Bonn', 'Rome', 'Oslo'][row % 3] ?? '').add(name, (row) => cell(table, row));
};

const modelled = async (name: string, cell: (table: MadeTable, row: number) => number) =>
  (await modelOf(events(name, cell).csv())).columns.at(-1);

test.each(['exam_points', 'puntosDeEsfuerzo', "Points d'examen", 'prix_en_euros', 'Prix en dollars'])(
  'no sum of %s means anything',
  async (name) => expect((await modelled(name, (table) => table.between(10, 90)))?.overMembers.how).not.toBe('sum'),
); // prettier-ignore

test.each([
  ['Anz. Bons', 0],
  ['Menge Stk.', 0],
  ['Margin $', -1],
  ['Rohertrag €', -1],
  ['Storno', 0],
])('%s is added up', async (name, lowest) =>
  expect((await modelled(name, (table) => 150 * lowest + table.between(1, 900)))?.overMembers.how).toBe('sum'),
);

test.each(['Margin %', 'Marge (%)'])('nor one of %s', async (name) =>
  expect((await modelled(name, (table) => table.between(10, 60)))?.overMembers.how).not.toBe('sum'),
);

test.each(['tenure_years', 'years_at_company', 'months on book', 'Betriebszugehörigkeit', 'adr_eur', 'arpu'])(
  'nor one of %s, which each has anew',
  async (name) => expect((await modelled(name, (table) => table.between(1, 900)))?.overMembers.how).not.toBe('sum'),
); // prettier-ignore

test.each(['Windrichtung', 'wind_direction_°', 'dirección del viento', 'wind_dir_deg', 'Heading (degrees)', 'azimut grad'])('%s is an angle, and never averaged', async (name) =>
  expect(await modelled(name, (table) => table.between(0, 359))).toMatchObject({ quantity: 'angle', overMembers: { how: 'never' } }),
); // prettier-ignore

test.each(['credit_limit', 'plafond_de_crédit_eur', 'insured_sum', 'Kreditrahmen (€)', 'Workers on site', 'Season tickets live'])(
  'what stands beside each event is not added up over time: %s',
  async (name) => expect((await modelled(name, (table) => 50 * table.between(1, 90)))?.overTime.how).not.toBe('sum'),
);

test('one person in the singular is what a row is called by, and several are counted', async () => {
  const role = async (name: string) => (await modelled(name, (table) => table.between(1, 400)))?.role;
  expect([await role('employee'), await role('Employé'), await role('parent record'), await role('employees')]).toEqual([
    'identifier',
    'identifier',
    'identifier',
    'measure',
  ]);
});

test.each(['games_played', 'Injured', 'Blessés'])('%s are counted, few as they are', async (name) =>
  expect((await modelled(name, (table) => table.between(1, 6)))?.role).toBe('measure'),
);

test.each(['COST_CENTRE', 'Kostenstelle'])('%s is a code', async (name) =>
  expect((await modelled(name, (table) => 100 * table.between(10, 60)))?.role).toBe('code'),
);

test.each(['Satz angelegt am', 'enregistrement_créé_le', 'registro creado el', 'dernière_mise_à_jour'])(
  'when a row was written is no time of what it tells: %s',
  async (name) => {
    const table = new MadeTable(120, 3);
    table.add('thing', (row) => `Thing ${row}`).add('size', () => table.between(10, 900, 1));
    table.add(name, () => new Date(1.65e12 + table.between(0, 9e9)).toISOString().slice(0, 19));
    const { time, shape } = await modelOf(table.csv());
    expect([time, shape.kind]).toEqual([null, 'entity']);
  },
);

test('few whole numbers that are frequent in the middle are counted, others are kinds', async () => {
  const middle = (table: MadeTable) => 1 + table.between(0, 3) + table.between(0, 3);
  const anyhow = (table: MadeTable) => [1, 1, 1, 2, 3, 3, 3, 3, 4, 5, 5, 5, 5, 5, 6, 7, 7, 7][table.between(0, 17)] ?? 1;
  expect((await modelled('lehrkräfte', middle))?.role).toBe('measure');
  expect((await modelled('lehrkräfte', anyhow))?.role).toBe('coded-category');
});
