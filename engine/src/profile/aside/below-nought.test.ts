import { asItStands } from '../../agents/understood';
import { withTable } from '../../understand/testing/load-text';
import { MadeTable } from '../../understand/testing/made-table';

const MINUTE = 60_000;
const at = (ms: number) => new Date(ms).toISOString().slice(0, 16).replace('T', ' ');

interface Case {
  start: string;
  end: string;
  length: string;
  unit: number;
  /** Of the rows in which the end comes first. */
  share?: number;
  /** What stands in the table beside the length. */
  with?: 'both' | 'start' | 'none';
}

/** Things that take a while, in a few of which the end was written down as if before the start. */
function csvOf({ start, end, length, unit, share = 0.03, with: has = 'both' }: Case, seed: number): string {
  const table = new MadeTable(900, seed);
  const times = Array.from({ length: 900 }, (_, row) => {
    const from = Date.UTC(2024, 2, 1) + row * 97 * MINUTE;
    const took = Math.round(40 * Math.exp(0.6 * table.normal())) + 2;
    return { from, took: table.random() < share ? -Math.ceil(took / 3) : took };
  });
  const cell = (of: (one: { from: number; took: number }) => string | number) => (row: number) =>
    of(times[row] ?? { from: 0, took: 0 });
  table.add('No', (row) => `N${1000 + row}`).add('Desk', () => table.one(['A', 'B', 'C']));
  if (has !== 'none')
    table.add(
      start,
      cell(({ from }) => at(from)),
    );
  if (has === 'both')
    table.add(
      end,
      cell(({ from, took }) => at(from + took * unit * MINUTE)),
    );
  return table
    .add(
      length,
      cell(({ took }) => took),
    )
    .csv();
}

const asideIn = (csv: string) =>
  withTable(csv, async ({ connection }, loaded) => {
    const { read, table } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    return {
      below: table.columns.flatMap(({ below }) => below ?? []),
      lengths: read.lengths,
      notes: read.alerts.map(({ sentence }) => sentence),
    };
  });

const WRONG: Case[] = [
  { start: 'Received', end: 'Reported', length: 'TAT (min)', unit: 1 },
  { start: 'Collected', end: 'Arrived', length: 'Transport min', unit: 1 },
  { start: 'Checked out', end: 'Brought back', length: 'Out (h)', unit: 60 },
  { start: 'Call in', end: 'On scene', length: 'Minutes', unit: 1 },
  { start: 'Aufnahme', end: 'Entlassung', length: 'Tage', unit: 1440 },
  { start: 'Eingang', end: 'Ausgang', length: 'Bearbeitungszeit', unit: 60, with: 'start' },
  { start: 'Seen', end: '', length: 'Age', unit: 1, with: 'start' },
  { start: 'Opened', end: '', length: 'Response time (min)', unit: 1, with: 'none' },
  { start: 'Ordered', end: '', length: 'Lieferzeit Tage', unit: 1440, with: 'start' },
];

test.each(WRONG)('$length of $start and $end is never below nought', async (one) => {
  const { below, lengths, notes } = await asideIn(csvOf(one, 5));
  expect(below).toHaveLength(1);
  expect(below[0]?.count).toBeGreaterThan(10);
  expect(lengths ?? []).toEqual((one.with ?? 'both') === 'both' ? [{ start: one.start, end: one.end }] : []);
  expect(notes.filter((note) => note.includes('below 0'))).toHaveLength(1);
});

const TRUE: Case[] = [
  // Early is below nought.
  { start: 'Promised', end: 'Delivered', length: 'Days off', unit: 1440 },
  { start: 'Due', end: 'Returned', length: 'Days late', unit: 1440 },
  { start: 'Scheduled', end: 'Departed', length: 'Delay (min)', unit: 1 },
  { start: 'Planned start', end: 'Started', length: 'Minutes', unit: 1 },
  { start: 'Liefertermin', end: 'Geliefert', length: 'Abweichung Tage', unit: 1440 },
  // What is no time, or as often below as above.
  { start: 'Read', end: '', length: 'Temperature', unit: 1, with: 'start' },
  { start: 'Booked', end: '', length: 'Amount', unit: 1, with: 'start' },
  { start: 'Worked', end: '', length: 'Hours', unit: 1, with: 'start' },
  { start: 'Received', end: 'Reported', length: 'TAT (min)', unit: 1, share: 0.2 },
  { start: 'Ended', end: '', length: 'Remaining time', unit: 1, with: 'start' },
];

test.each(TRUE)('$length of $start and $end stays as it is', async (one) => {
  expect((await asideIn(csvOf(one, 6))).below).toEqual([]);
});
