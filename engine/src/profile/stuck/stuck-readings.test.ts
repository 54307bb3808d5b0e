import { asItStands } from '../../agents/understood';
import { MadeTable } from '../../understand/testing/made-table';
import { withTable } from '../../understand/testing/load-text';

const DAY = 86_400_000;
const dayOf = (day: number) => new Date(Date.UTC(2024, 0, 1) + day * DAY).toISOString().slice(0, 10);

const standing = (table: MadeTable) =>
  withTable(table.csv(), async ({ connection }, loaded) => {
    const { read } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    return {
      notes: read.alerts.filter(({ kind }) => kind === 'stuck-readings').map(({ sentence }) => sentence),
      missing: Object.fromEntries(read.columns.map(({ name, stats }) => [name, stats.missing])),
    };
  });

/** Ovens by day: one hangs for twelve days, another was off for six. */
const ovens = (hangs: boolean) => {
  const table = new MadeTable(8 * 200, 5);
  const [oven, day] = [(row: number) => row % 8, (row: number) => Math.floor(row / 8)];
  const isOff = (row: number) => hangs && oven(row) === 5 && day(row) >= 90 && day(row) < 96;
  return table
    .add('day', (row) => dayOf(day(row)))
    .add('oven', (row) => `Oven ${'ABCDEFGH'[oven(row)]}`)
    .add('heat °C', (row) => (hangs && oven(row) === 2 && day(row) >= 40 && day(row) < 52 ? 218.4 : Number((219 + 2 * table.normal()).toFixed(1))))
    .add('loaves', (row) => (isOff(row) ? 0 : Math.round(400 + 30 * table.normal())));
}; // prettier-ignore

test('a device that hangs is told, and what was off counts in no level', async () => {
  const { notes, missing } = await standing(ovens(true));
  expect(notes).toEqual([
    expect.stringMatching(/^“heat °C” stays at exactly 218\.4 for 12 rows in a row of oven Oven C from 10 February 2024 to 21 February 2024; otherwise only \d(\.\d)?% of its readings equal the one before\./),
    '“loaves” is 0 for 6 rows in a row of oven Oven F from 31 March 2024 to 5 April 2024, while others go on and hardly any row is 0 otherwise. These cells are left out of all figures.',
  ]);
  expect(missing).toMatchObject({ loaves: 6, 'heat °C': 0 });
}); // prettier-ignore

test('what is read anew each day is no note', async () => {
  expect((await standing(ovens(false))).notes).toEqual([]);
});

test('things that were built once are read by the month', async () => {
  const table = new MadeTable(1200, 7);
  const isOff = (row: number) => row % 60 === 20 && row >= 600 && row < 960;
  table
    .add('Haus', (row) => `G${row % 60}`)
    .add('Baujahr', (row) => 1960 + (row % 60))
    .add('Monat', (row) => `${String(1 + (Math.floor(row / 60) % 12)).padStart(2, '0')}.${2023 + Math.floor(row / 720)}`)
    .add('Einspeisung kWh', (row) => (isOff(row) ? 0 : Math.round(400 + 30 * table.normal())));
  expect((await standing(table)).notes).toEqual([
    expect.stringContaining('is 0 for 6 rows in a row of Haus G20 from 1 November 2023 to 1 April 2024'),
  ]);
});
