import { join } from 'node:path';
import type { LabelledTable } from '../label';
import { rowsAgainst } from '../testing/rule-holds';
import { judgeTruth } from '../testing/judge-truth';
import { vegaTables } from './vega-tables';

let tables: LabelledTable[];
beforeAll(async () => (tables = await vegaTables(join(__dirname, '../../../node_modules/vega-datasets/data'))));

test('at least forty real tables are labelled, and the labels name their columns', () => {
  expect(tables.length).toBeGreaterThanOrEqual(40);
  for (const { name, header, label, rows } of tables) {
    const named = [
      ...Object.keys(label.columns),
      ...label.algebra.flatMap(({ result, from }) => [result, ...from]),
      ...label.lookAlikes.flat(),
      ...(label.time ?? []).flat(),
      ...(label.outcome?.columns ?? []),
      ...Object.values(label.columns).flatMap(({ unitsOfObservation = [] }) => unitsOfObservation.flat()),
    ];
    expect({ name, missing: named.filter((column) => !header.includes(column)) }).toEqual({ name, missing: [] });
    expect(rows.every((row) => row.length === header.length)).toBe(true);
  }
});

test('what the labels say of entities and sums is true of nearly every row', () => {
  for (const table of tables) {
    const cells = (name: string): string[] => table.rows.map((row) => row[table.header.indexOf(name)] ?? '');
    for (const [name, { unitsOfObservation = [] }] of Object.entries(table.label.columns))
      for (const key of unitsOfObservation.filter((columns) => columns.length > 0)) {
        const [keys, own] = [key.map(cells), cells(name)];
        const by = own.map((_, i) => keys.map((column) => column[i]).join('\n'));
        const values = new Set(by.map((one, i) => `${one}\n${own[i] ?? ''}`)).size;
        expect({ table: table.name, name, extra: values - new Set(by).size }).toEqual({ table: table.name, name, extra: 0 });
      }
    for (const rule of table.label.algebra.filter(({ kind }) => kind === 'sum')) {
      const numbers = { ...table, rows: table.rows.map((row) => row.map((cell) => cell.replaceAll(',', ''))) };
      expect(rowsAgainst(numbers, rule)).toBeLessThanOrEqual(0.005 * table.rows.length);
    }
  }
});

test('nothing is wrong with an answer that is taken from the labels', () => {
  expect(judgeTruth(tables).misses).toEqual([]);
});
