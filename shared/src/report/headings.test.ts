import { sectionKind, type Section } from '../contracts/reports/report';
import { headingsOf } from './headings';

const section = (kind: Section['kind'], id: string = kind, table?: number): Section => ({
  id,
  kind,
  title: id,
  blocks: [],
  parts: [],
  ...(table === undefined ? {} : { table }),
});
const stats = { count: 1, missing: 0, distinct: 1 };
const table = (name: string) => ({
  name,
  relation: name,
  rows: 1,
  columns: [{ name: 'a', type: 'text' as const, role: 'category' as const, stats }],
});

test('every kind of section stands under one of six headings, in reading order', () => {
  const headings = headingsOf({ sections: sectionKind.options.map((kind) => section(kind)) }, []);
  expect(headings.map(({ title }) => title)).toEqual([
    'Summary',
    'Findings',
    'Suggested Actions',
    'Key Metrics',
    'Columns',
    'Data & Method',
  ]);
  expect(headings.flatMap(({ sections }) => sections.map(({ kind }) => kind)).sort()).toEqual([...sectionKind.options].sort());
});

test('a heading without anything under it is left out', () => {
  expect(headingsOf({ sections: [section('summary'), section('method')] }, []).map(({ id }) => id)).toEqual(['summary', 'data']);
});

test('how a table was read can be corrected also where a report of before does not tell it', () => {
  const [columns] = headingsOf({ sections: [section('reading', 'reading-1', 0)] }, [table('one'), table('two')]);
  expect(columns?.sections.map(({ title, table: at }) => [title, at])).toEqual([
    ['reading-1', 0],
    ['two', 1],
  ]);
});
