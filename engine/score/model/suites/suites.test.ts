import { plannedTables } from '../corpus';
import { changedTables } from './changed';
import { RATE_NAMES, rateTables, sharesAboveOne } from './rate-names';
import { TIME_FORMS, TIME_HEADERS, timeHeaderTables, timeLookAlikes } from './time-headers';

test('each of 20 time headers is met in each of 8 forms, and 120 columns only look like years', () => {
  expect([TIME_HEADERS.length, TIME_FORMS.length]).toEqual([20, 8]);
  const tables = timeHeaderTables();
  expect(new Set(tables.map(({ name }) => name)).size).toBe(160);
  expect(JSON.stringify(tables) === JSON.stringify(timeHeaderTables())).toBe(true);
  for (const { header, rows, time } of tables) {
    expect(rows.every((row) => row.length === header.length)).toBe(true);
    // A time that steps evenly and is met once, or once for each of three entities.
    const times = rows.map((row) => time.map((place) => row[place]).join(' '));
    expect(new Set(times).size * (header.includes('plant') ? 3 : 1)).toBe(rows.length);
  }
  const others = timeLookAlikes();
  expect(others).toHaveLength(120);
  expect(JSON.stringify(others) === JSON.stringify(timeLookAlikes())).toBe(true);
  for (const { rows, column } of others)
    expect(rows.every((row) => Number(row[column]) >= 1590 && Number(row[column]) <= 2140)).toBe(true);
});

test('27 names of rates hold no share, and of each share one value is above 1', () => {
  expect(RATE_NAMES).toHaveLength(27);
  expect(new Set(RATE_NAMES).size).toBe(27);
  for (const { rows, column } of rateTables()) expect(Math.max(...rows.map((row) => Number(row[column])))).toBeGreaterThan(2);
  for (const { rows, column } of sharesAboveOne()) expect(rows.filter((row) => Number(row[column]) > 1)).toHaveLength(1);
});

test('a changed table has the same cells in other places', () => {
  const table = plannedTables()
    .find(({ name }) => name === 'entities: hr')!
    .make();
  const changes = changedTables(table, 1);
  expect(changes.map(({ change }) => change)).toEqual([
    'rows shuffled',
    'columns shuffled',
    'row number added',
    'half of the rows',
    'headers translated',
    'headers without names',
  ]);
  for (const { change, header, rows, from } of changes) {
    expect(header).toHaveLength(from.length);
    const [last] = rows;
    const back = table.header.map((_, own) => last![from.indexOf(own)]);
    expect({ change, met: table.rows.some((row) => row.join('\n') === back.join('\n')) }).toEqual({ change, met: true });
  }
  expect(changes.find(({ change }) => change === 'half of the rows')!.rows).toHaveLength(Math.ceil(table.rows.length / 2));
  const [translated, unnamed] = changes.slice(-2);
  expect(translated!.header.filter((name, i) => name === table.header[i]).length).toBeLessThan(table.header.length / 2);
  expect(unnamed!.header).toEqual(table.header.map((_, i) => `v${i + 1}`));
});
