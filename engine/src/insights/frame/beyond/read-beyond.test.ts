import type { Column, Table } from '../../../model';
import { openBench } from '../../../read/testing/temporary-file';
import { each } from '../../../testing/hand-made-event';
import { handDimension, handFrame, handMeasure, handTable, type Cells } from '../../../testing/hand-made-frame';
import { condition, conditions } from '../../sql';
import { readBeyond } from './read-beyond';

const ROWS = 400;
const day = (n: number): string => new Date(Date.UTC(2024, 0, 1 + n)).toISOString().slice(0, 10);
const begun = each(ROWS, (row) => Math.floor(row / 2));
/** One row in twenty takes twelve days, one in ten seven, the others two. */
const took = each(ROWS, (row) => (row % 20 === 0 ? 12 : row % 10 === 5 ? 7 : 2));
const recd = begun.map(day);
const done = begun.map((n, row) => day(n + (took[row] ?? 0)));

interface Given {
  columns: Record<string, Cells>;
  due?: string[];
  labels?: Record<string, Cells>;
  units?: Record<string, string>;
}

/** What is held against what, with the rows that lie beyond it and those of which it is known, by codes; both have to be those of the conditions. */
async function heldIn({ columns, due = [], labels = {}, units = {} }: Given): Promise<string[]> {
  const bench = await openBench();
  try {
    const { connection } = bench.engine;
    await handTable(connection, 't', { ...columns, ...labels });
    const typeOf = (cells: Cells): Column['type'] =>
      cells.every((cell) => cell === null || typeof cell === 'number') ? 'number' : cells.some((cell) => /^\d\d:/.test(String(cell))) ? 'time' : cells.some((cell) => String(cell).includes(' ')) ? 'timestamp' : 'date'; // prettier-ignore
    const own = Object.entries(columns).map(([name, cells]) => ({ name, type: typeOf(cells) }));
    const cast = own.flatMap(({ name, type }) => (type === 'number' ? [] : [`CAST(${name} AS ${type}) AS ${name}`]));
    await connection.run(`CREATE OR REPLACE TABLE d AS SELECT * REPLACE (${cast.join(', ')}) FROM t`);
    const named = Object.keys(labels).map((name) => ({ name, type: 'text' }));
    const model = { shape: { kind: 'event' }, columns: own.map((column) => ({ ...column, ...(due.includes(column.name) && { time: 'due' }) })) };
    const { table } = handFrame('d', ROWS, {}, { columns: [...own, ...named] as Column[], model: model as unknown as Table['model'] }); // prettier-ignore
    const beyond = await readBeyond(connection, table, {
      from: 'd',
      dimensions: Object.entries(labels).map(([name, cells]) => handDimension(name, cells)),
      measures: Object.entries(units).map(([name, unit]) => handMeasure(name, columns[name] ?? [], { unit })),
    });
    return await Promise.all(
      beyond.map(async ({ condition: one, within, is, known }) => {
        const counts = [1, 0].map((code) => is.filter((own) => own === code).length);
        const mark = condition(table, [one]);
        const sql = `SELECT count(*) FILTER (WHERE ${mark})::INT, count(*) FILTER (WHERE NOT (${mark}))::INT FROM d WHERE ${conditions(known)}`;
        expect((await connection.runAndReadAll(sql)).getRowsJS()[0]).toEqual(counts);
        return `${one.column} ${one.op} ${one.value}${within ? ` of ${within.label}` : ''}: ${counts[0]}`;
      }),
    );
  } finally {
    await bench.close();
  }
} // prettier-ignore

describe('a day after another', () => {
  test('is held against what most keep, and what nearly all keep', async () =>
    expect(await heldIn({ columns: { recd, done } })).toEqual(['done > recd + 2 days: 60', 'done > recd + 10 days: 20']));

  test('is not asked of those that began too late to have taken as long', async () => {
    const young = begun.map((n, row) => day(n + (row >= 380 ? 0 : (took[row] ?? 0))));
    expect(await heldIn({ columns: { recd, done: young } })).toEqual(['done > recd + 2 days: 57', 'done > recd + 7 days: 19']);
  });

  test('is held against the one just before it', async () => {
    const told = begun.map((n, row) => day(n + 20 + (took[row] ?? 0)));
    expect((await heldIn({ columns: { recd, done, told } })).map((one) => one.split(' + ')[0])).toEqual(['done > recd', 'done > recd', 'told > done']);
  }); // prettier-ignore

  test('that comes either way follows nothing', async () =>
    expect(await heldIn({ columns: { recd, done: begun.map((n, row) => day(n + (row % 3 === 0 ? -4 : 4))) } })).toEqual([]));

  test('has the term of its label where labels take their own time', async () => {
    const sort = each(ROWS, (row) => (row % 2 === 0 ? 'urgent' : 'plain'));
    const ofSort = begun.map((n, row) => day(n + (row % 2 === 0 ? (row % 14 === 0 ? 4 : 1) : 10)));
    expect(await heldIn({ columns: { recd, done: ofSort }, labels: { sort } })).toEqual(['done > recd + 10 days: 0', 'done > recd + 1 days of urgent: 29']);
    expect(await heldIn({ columns: { recd, done: ofSort }, labels: { half: each(ROWS, (row) => (row < 200 ? 'a' : 'b')) } })).toEqual(['done > recd + 10 days: 0']);
  }); // prettier-ignore
});

describe('the day that was set', () => {
  const due = begun.map((n) => day(n + 3));

  test('is held against the day of a row that lies nearest', async () => {
    const paid = begun.map((n) => day(n + 60));
    expect((await heldIn({ columns: { recd, due, done, paid }, due: ['due'] }))[0]).toBe('done > due: 59');
  });

  test('of work is held against the end of the work, though the bill lies nearer to it', async () => {
    const invoiced = begun.map((n, row) => day(n + (took[row] ?? 0) + 1));
    expect((await heldIn({ columns: { recd, due, done, invoiced }, due: ['due'] }))[0]).toBe('done > due: 59');
    // Where a row has no other day, it is the bill that is late.
    expect((await heldIn({ columns: { recd, due, invoiced }, due: ['due'] }))[0]).toBe('invoiced > due: 59');
  });

  test('bounds nothing where most come after it: they are held against what most take', async () => {
    const after = begun.map((n, row) => day(n + 3 + (took[row] ?? 0)));
    expect(await heldIn({ columns: { due, done: after }, due: ['due'] })).toEqual(['done > due + 2 days: 60', 'done > due + 10 days: 20']);
  }); // prettier-ignore
});

describe('a number', () => {
  test('of days is held against those from one day to another, where most are as many', async () => {
    const charged = each(ROWS, (row) => (took[row] ?? 0) - (row % 8 === 0 ? 1 : 0));
    const asked = await heldIn({ columns: { recd, done, charged }, units: { charged: 'days' } });
    expect(asked).toContain('charged < done - recd: 50');
    const other = await heldIn({ columns: { recd, done, charged: each(ROWS, (row) => row % 9) }, units: { charged: 'days' } });
    expect(other.filter((one) => one.startsWith('charged'))).toEqual([]);
  });

  const price = each(ROWS, (row) => 100 + (row % 50));
  const cost = (row: number) => (price[row] ?? 0) * (row % 10 === 0 ? 1.1 : 0.8);

  test('of money is held against another that goes with it', async () => {
    const units = { price: 'EUR', cost: 'EUR' };
    expect(await heldIn({ columns: { recd, price, cost: each(ROWS, cost) }, units })).toEqual(['price < cost: 40']);
    expect(await heldIn({ columns: { recd, price, cost: each(ROWS, (row) => 60 * (1 + ((row * 7) % 11) ** 2)) }, units })).toEqual([]);
    expect(await heldIn({ columns: { recd, price, cost: each(ROWS, cost) }, units: { ...units, cost: 'GBP' } })).toEqual([]);
  }); // prettier-ignore
});

test('what happens at an hour is held against the quarter by which most have come', async () => {
  const clock = (minutes: number) => `${String(Math.floor(minutes / 60)).padStart(2, '0')}:${String(minutes % 60).padStart(2, '0')}`;
  const near = each(ROWS, (row) => clock(330 + (row % 25) + (row % 9 === 0 ? 60 : 0)));
  expect(await heldIn({ columns: { recd, came: near } })).toEqual(['came > 06:00: 45', 'came > 06:45: 16']);
  expect(await heldIn({ columns: { recd, came: each(ROWS, (row) => clock((row * 37) % 1440)) } })).toEqual([]);
}); // prettier-ignore
