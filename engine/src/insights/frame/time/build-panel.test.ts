import type { Column, Table } from '../../../model';
import { openBench } from '../../../read/testing/temporary-file';
import { handFrame, handTable, handTimeline, type Cells } from '../../../testing/hand-made-frame';
import { buildPanel, stepColumn } from './build-panel';

const COLUMNS: Record<string, Cells> = {
  patient: ['a', 'a', 'b', null, 'b'],
  ward: ['x', 'y', 'x', 'x', 'x'],
  week: [0, 4, 0, 4, null],
  visit: ['Baseline', 'Week 4', 'Baseline', 'Week 4', null],
};
const shaped = (kind: string, entity: string[], key: string[]): Partial<Table> => ({
  columns: [{ name: 'patient', type: 'text' }, { name: 'ward', type: 'text' }, { name: 'week', type: 'integer' }, { name: 'visit', type: 'text' }, { name: 'late', type: 'boolean' }] as Column[],
  model: { shape: { kind, entity, key } } as unknown as Table['model'],
}); // prettier-ignore

async function panelOf(table: Partial<Table>, times?: readonly number[]) {
  const bench = await openBench();
  try {
    const { connection } = bench.engine;
    const rows = await handTable(connection, 't', COLUMNS);
    const made = handFrame('t', rows, {}, table);
    return await buildPanel(connection, made.table, 't', times ? handTimeline(times) : null);
  } finally {
    await bench.close();
  }
}

test('things by number, at their steps', async () =>
  expect(await panelOf(shaped('panel', ['patient'], ['patient', 'week']))).toEqual({
    things: Int32Array.of(0, 0, 1, -1, 1),
    at: Float64Array.of(0, 4, 0, 4, NaN),
  }));

test('labels that count stand at their numbers, and the start at nought', async () =>
  expect((await panelOf(shaped('panel', ['patient'], ['patient', 'visit'])))?.at).toEqual(Float64Array.of(0, 4, 0, 4, NaN)));

test('things of two columns are told apart by both', async () =>
  expect((await panelOf(shaped('panel', ['patient', 'ward'], ['patient', 'ward', 'week'])))?.things).toEqual(
    Int32Array.of(0, 1, 2, -1, 2),
  ));

test('where there are dates these count', async () =>
  expect((await panelOf(shaped('panel', ['patient'], ['patient', 'week']), [1, 2, 3, 4, 5]))?.at).toEqual(
    Float64Array.of(1, 2, 3, 4, 5),
  ));

test.each([
  ['things that are there once', shaped('entity', ['patient'], ['patient', 'week'])],
  ['no thing', shaped('panel', [], ['week'])],
  ['no moment', shaped('panel', ['patient'], ['patient'])],
  ['moments that are none', shaped('panel', ['patient'], ['patient', 'late'])],
  ['a table that was not understood', {}],
])('%s: no panel', async (_, table) => expect(await panelOf(table)).toBeNull());

test('the column that counts the moments', () => {
  const stepOf = (table: Partial<Table>) => stepColumn(handFrame('t', 5, {}, table).table)?.name;
  expect(stepOf(shaped('panel', ['patient'], ['patient', 'week']))).toBe('week');
  expect(stepOf(shaped('series', ['patient'], ['patient', 'week']))).toBeUndefined();
});
