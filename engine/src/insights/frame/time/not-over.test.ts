import type { TableModel } from '../../../contracts/table/table-model';
import type { Column } from '../../../model';
import { analyzeText, csvOf } from '../../../testing/analyze-text';
import { openBench } from '../../../read/testing/temporary-file';
import { handFrame, handTable } from '../../../testing/hand-made-frame';
import { endedWithin } from './not-over';

const DAY = 86_400_000;
const MONTHS = 12;
const FLATS = 20;
/** Starts of 2024's months and of the one after. */
const EDGES = Array.from({ length: MONTHS + 1 }, (_, month) => Date.UTC(2024, month, 1));
const dayOf = (at: number): string => new Date(at).toISOString().slice(0, 10);

/** Flats that pay in the first days of each month. */
async function ended(isPaid: (month: number, flat: number) => boolean, lastDay = 5): Promise<number | null> {
  const rows = EDGES.slice(0, MONTHS).flatMap((start, month) => Array.from({ length: FLATS }, (_, flat) => ({ start, month, flat })));
  const paid = rows.map(({ start, month, flat }) => (isPaid(month, flat) ? dayOf(start + Math.floor((flat * lastDay) / FLATS) * DAY) : null));
  const bench = await openBench();
  try {
    const { connection } = bench.engine;
    await handTable(connection, 'cells', { month: rows.map(({ start }) => dayOf(start)), paid });
    await connection.run('CREATE TABLE t AS SELECT month::DATE AS month, paid::DATE AS paid FROM cells');
    const columns = ['month', 'paid'].map((name) => ({ name, type: 'date' })) as Column[];
    const { table } = handFrame('t', rows.length, {}, { columns, timeline: 'month' });
    return await endedWithin(connection, table, 't', { edges: EDGES, period: Int32Array.from(rows, ({ month }) => month) });
  } finally {
    await bench.close();
  }
} // prettier-ignore

const isLast = (month: number) => month === MONTHS - 1;

test.each<[string, (month: number, flat: number) => boolean, number | undefined, string | null]>([
  ['is not over where more have not paid than in any month before', (month, flat) => !isLast(month) || flat % 3 > 0, 5, '2024-12-05'],
  ['is not over where nobody has paid yet', (month) => !isLast(month), 5, '2024-11-05'],
  ['is where all have', () => true, 5, null],
  ['is where as many have not as in another', (month, flat) => (month < 9 && month !== 7 && !isLast(month)) || flat % 3 > 0, 5, null],
  ['is where they pay until its end', (month, flat) => !isLast(month) || flat % 3 === 1, 31, null],
  ['is where hardly anybody ever pays', (month, flat) => !isLast(month) && flat % 3 === 0, 5, null],
])('the last month %s', async (_, isPaid, lastDay, expected) => {
  const at = await ended(isPaid, lastDay);
  expect(at === null ? null : dayOf(at)).toBe(expected);
}); // prettier-ignore

const MONTH_ROWS = 20;
/** What districts come to each month: tonnes, tours, hours and litres of each, and the containers that stand there. */
async function endedByVolumes(part: (month: number, column: number) => number, months = 14): Promise<number | null> {
  const edges = Array.from({ length: months + 1 }, (_, month) => Date.UTC(2024, month, 1));
  const rows = edges.slice(0, months).flatMap((start, month) => Array.from({ length: MONTH_ROWS }, (_, district) => ({ start, month, district })));
  const volume = (column: number) => rows.map(({ month, district }) => (10 + district) * (column + 1) * (1 + 0.1 * Math.sin(month + column)) * part(month, column));
  const names = ['tonnes', 'tours', 'hours', 'litres'];
  const bench = await openBench();
  try {
    const { connection } = bench.engine;
    await handTable(connection, 'cells', { month: rows.map(({ start }) => dayOf(start)), ...Object.fromEntries(names.map((name, i) => [name, volume(i)])), containers: rows.map(({ district }) => 100 + district) });
    await connection.run('CREATE TABLE t AS SELECT * REPLACE (month::DATE AS month) FROM cells');
    const all = [...names, 'containers'];
    const model = { columns: all.map((name) => ({ name, role: 'measure', quantity: 'other' })) } as unknown as TableModel;
    const columns = ['month', ...all].map((name) => ({ name, type: name === 'month' ? 'date' : 'double' })) as Column[];
    const { table } = handFrame('t', rows.length, {}, { columns, timeline: 'month', model });
    return await endedWithin(connection, table, 't', { edges, period: Int32Array.from(rows, ({ month }) => month) });
  } finally {
    await bench.close();
  }
} // prettier-ignore

test.each<[string, (month: number, column: number) => number, boolean]>([
  ['is not over where all volumes fall to half at once', (month) => (month === 13 ? 0.5 : 1), true],
  ['is where two of four fall', (month, column) => (month === 13 && column < 2 ? 0.5 : 1), false],
  ['is where all are a little lower', (month) => (month === 13 ? 0.85 : 1), false],
  ['is where they fell as low before', (month) => (month === 13 || month === 4 ? 0.5 : 1), false],
  ['is where nothing falls', () => 1, false],
])('the last month of what is booked %s', async (_, part, isWithin) => {
  const at = await endedByVolumes(part);
  expect(at !== null).toBe(isWithin);
  if (at !== null) expect(dayOf(at).slice(0, 7)).toBe('2025-02');
});

test('nothing is said of a last month whose season nobody knows', async () =>
  expect(await endedByVolumes((month) => (month === 9 ? 0.5 : 1), 10)).toBeNull());

test('no drop, fall or step is told of a month that is not over', async () => {
  const months = Array.from({ length: 24 }, (_, month) => Date.UTC(2024, month, 1));
  const rows = months.flatMap((start, month) =>
    Array.from({ length: 30 }, (_, flat) => {
      const isOpen = month === 23 && flat % 3 === 0;
      const rent = 400 + 10 * flat;
      const paid = isOpen ? 0 : rent - ((month * 7 + flat) % 5);
      return [`F${flat + 1}`, dayOf(start), rent, paid, paid - rent, isOpen ? '' : dayOf(start + (flat % 4) * DAY)];
    }),
  );
  await analyzeText(csvOf(['flat', 'month', 'rent', 'received', 'difference', 'received on'], rows), ({ document }) => {
    const told = document.claims.filter(({ kind }) => kind !== 'headline').map(({ sentence }) => sentence);
    expect(told.filter((sentence) => sentence.includes('December 2025'))).toEqual([]);
  });
}, 60_000);
