import { yearHint } from '../read/typing/year-names';
import { calendarPlaces } from '../profile/order/calendar';
import { readHeader } from './roles/header';
import { namesNumbered } from './roles/numbers/numbered';
import { MadeTable } from './testing/made-table';
import { modelOf } from './testing/model-of';

jest.setTimeout(60_000);

test.each([
  ['student number', true],
  ['Seriennummer', true],
  ["numéro d'adhérent", true],
  ['número_de_socio', true],
  ['number of students', false],
  ['número de pedidos', false],
  ['orders number', false],
  ['number', false],
])('“%s” numbers a thing: %s', (name, numbered) => expect(namesNumbered(readHeader(name))).toBe(numbered));

test('numbers of things, codes, sexes and metres of a grid are no quantities', async () => {
  const table = new MadeTable(300, 41);
  table
    .add('student number', () => table.between(4000, 4120))
    .add('shift number', () => table.between(1, 3))
    .add('sex', () => table.between(1, 2))
    .add('Fehlercode', () => table.between(11, 480))
    .add('easting', () => table.between(380_000, 420_000))
    .add('Baujahr', () => table.between(1950, 2015))
    .add('number of faults', () => table.between(0, 9));
  const { columns } = await modelOf(table.csv());
  expect(columns.map(({ name, role }) => [name, role])).toEqual([
    ['student number', 'identifier'],
    ['shift number', 'coded-category'],
    ['sex', 'coded-category'],
    ['Fehlercode', 'code'],
    ['easting', 'coordinate'],
    ['Baujahr', 'time'],
    ['number of faults', 'measure'],
  ]);
});

test('the year at the end of a German name is one', () => {
  expect(yearHint('Geburtsjahr')).toBe('year');
  expect(yearHint('Fahrzeug')).toBe('other');
});

test('days of frost are counted, the day of the month is a place', async () => {
  const table = new MadeTable(60, 42);
  table
    .add('town', (row) => `Town ${String.fromCharCode(65 + (row % 26))}${row}`)
    .add('frost days', () => table.between(1, 30))
    .add('Días de helada', () => table.between(1, 30));
  const { columns } = await modelOf(table.csv());
  expect(columns.slice(1).map(({ role }) => role)).toEqual(['measure', 'measure']);
});

test('cells that were counted four times are cells, events that fall by chance are none', async () => {
  const labels = (table: MadeTable, place: (row: number, of: number) => number) =>
    table
      .add('site', (row) => ['north', 'south', 'west'][place(row, 3)] ?? '')
      .add('type', (row) => ['new', 'old'][place(Math.floor(row / 3), 2)] ?? '')
      .add('paid', (row) => ['cash', 'card'][place(Math.floor(row / 6), 2)] ?? '')
      .add('persons', () => table.between(20, 900));
  // Every cell four times, but for one row in sixteen.
  const cells = labels(new MadeTable(45, 43), (row, of) => row % of);
  expect((await modelOf(cells.csv())).shape).toMatchObject({ kind: 'cells', weight: 'persons' });
  const chance = new MadeTable(48, 44);
  expect((await modelOf(labels(chance, (_, of) => chance.between(0, of - 1)).csv())).shape.kind).toBe('event');
});

test('seven questions are no quarters', async () => {
  expect(calendarPlaces(['q1', 'q2', 'q3', 'q4'])).toEqual([1, 2, 3, 4]);
  expect(calendarPlaces(['q1', 'q2', 'q3', 'q4', 'q5'])).toBeNull();
  const table = new MadeTable(90, 45).add('respondent', (row) => `R${row}`);
  for (let item = 1; item <= 7; item++) table.add(`q${item}`, () => table.between(1, 5));
  expect((await modelOf(table.csv())).shape.wide).toBeNull();
});

describe('seconds since 1970', () => {
  const readings = (header: string, step: number) => {
    const table = new MadeTable(60, 46).add(header, (row) => 1_514_764_800 + row * step);
    return modelOf(table.add('level', (row) => 300 + row + table.between(0, 3)).csv());
  };
  test.each(['period', 't', 'season', 'when', 'x'])('are a time under “%s”', async (header) => {
    expect((await readings(header, 3600)).time?.columns).toEqual([header]);
  });
  test('are none where nothing says so', async () => {
    expect((await readings('x', 7)).time).toBeNull();
    expect((await readings('account', 3600)).time).toBeNull();
  });
});
