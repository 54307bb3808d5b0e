import type { Column } from '../../../model';
import { besideSql } from './side-sql';

const column = (name: string, type: Column['type']) => ({ name, type }) as Column;
const columns = [column('back', 'date'), column('out', 'date'), column('due', 'timestamp'), column('seen', 'timestamp'), column('charged', 'integer'), column('cost', 'number')]; // prettier-ignore
const said = (of: string, op: string, text: string) =>
  besideSql({ columns }, { column: columns.find(({ name }) => name === of) ?? columns[0]!, op, text }, (own) => own);

test.each([
  ['cost', '<', 'charged', 'cost < charged'],
  ['back', '>', 'due', 'back > CAST(due AS DATE)'],
  ['due', '>', 'back', 'CAST(due AS DATE) > back'],
  ['back', '>', 'out + 14 days', 'back > out + INTERVAL 14 DAY'],
  ['seen', '>', 'due + 90 min', 'seen > due + INTERVAL 90 MINUTE'],
  ['seen', '>', 'out + 3 days', 'CAST(seen AS DATE) > out + INTERVAL 3 DAY'],
  ['charged', '<', 'back - out', 'charged < CAST(back AS DATE) - CAST(out AS DATE)'],
])('%s %s %s is held against another cell', (of, op, text, sql) => expect(said(of, op, text)).toBe(sql));

test.each(['12', 'north', 'out + 14 weeks', 'out + days', 'out - cost', 'cost + 3 days'])('%s is a plain value', (text) =>
  expect(said('back', '>', text)).toBeNull(),
);
