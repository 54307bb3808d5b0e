import type { Table } from '../../model';
import { keyOf } from './key-of';

const column = (name: string, type: string) => ({ name, type, stats: { distinct: 90 } });
const table = (key: string[], identifiers: string[]): Pick<Table, 'columns' | 'model' | 'rows'> =>
  ({
    rows: 90,
    columns: [column('Done on', 'date'), column('Job', 'text')],
    model: { shape: { key }, columns: identifiers.map((name) => ({ name, role: 'identifier' })) },
  }) as never;

test.each<[string[], string[], string | null]>([
  [['Job'], ['Job'], 'Job'],
  [['Done on'], ['Job'], 'Job'],
  [['Done on'], [], null],
  [['Done on', 'Job'], ['Job'], null],
])('rows with the key %j are found by their name', (key, identifiers, found) =>
  expect(keyOf({ table: table(key, identifiers) as Table })).toBe(found),
);
