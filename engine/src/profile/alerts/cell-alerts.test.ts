import type { LoadedColumn, LoadedTable } from '../../read/load/loaded-table';
import { alertMaker } from './alert-context';
import { cellAlerts } from './cell-alerts';

const told = (written: Record<string, [string, number][]>): [string[], number | undefined, string][] => {
  const columns = Object.entries(written).map(([name, placeholders]) => ({
    ...({ name, type: 'number', unread: { count: 0, lines: [], examples: [] }, formats: [] } as unknown as LoadedColumn),
    placeholders,
  }));
  const alerts = cellAlerts({ columns } as LoadedTable, alertMaker('t'));
  return alerts.map(({ columns: names, count, sentence }) => [names, count, sentence]);
};

test('a column that writes “no value” has a note', () =>
  expect(told({ age: [['NA', 2]], cost: [] })).toEqual([
    [['age'], 2, '“age” writes “no value” as “NA” in 2 cells; these count as missing.'],
  ]));

test('columns that write it alike share one, the most cells first', () =>
  expect(told({ age: [['NA', 1]], cost: [['NA', 45]], name: [['-', 3]] })).toEqual([
    [
      ['age', 'cost'],
      46,
      '2 columns write “no value” as “NA”: “cost” in 45 cells and “age” in 1 cell; these cells count as missing.',
    ],
    [['name'], 3, '“name” writes “no value” as “-” in 3 cells; these count as missing.'],
  ]));

test('the order of the spellings does not matter', () =>
  expect(
    told({
      a: [
        ['NA', 1],
        ['-', 1],
      ],
      b: [
        ['-', 2],
        ['NA', 1],
      ],
    }),
  ).toHaveLength(1));

test('of many columns five are named', () => {
  const many = Object.fromEntries(Array.from({ length: 7 }, (_, i) => [`c${i}`, [['NA', 7 - i] as [string, number]]]));
  expect(told(many)[0]?.[2]).toBe(
    '7 columns write “no value” as “NA”: “c0” in 7 cells, “c1” in 6 cells, “c2” in 5 cells, “c3” in 4 cells, “c4” in 3 cells and 2 more; these cells count as missing.',
  );
});
