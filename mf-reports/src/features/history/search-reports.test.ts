import { makeReport } from '@hub/shared/testing';
import { searchReports } from './search-reports';
import { titleOf } from '../title/title-of';

const reports = [
  makeReport({ id: 'a', report_title: 'Support tickets', source_type: 'csv', table_names: [] }),
  makeReport({ id: 'b', report_title: 'Sales', source_type: 'google_sheet', table_names: [] }),
  makeReport({ id: 'c', report_title: '  ', source_type: 'postgres', table_names: [] }),
];

it.each([
  ['', ['a', 'b', 'c']],
  ['  ', ['a', 'b', 'c']],
  ['TICKETS', ['a']],
  ['google_sheet', ['b']],
  ['google sheets', ['b']],
  ['PostgreSQL', ['c']],
  ['csv', ['a']],
  ['untitled', ['c']],
  ['nothing like it', []],
])('%j finds %j', (text, ids) => {
  expect(searchReports(reports, text).map((report) => report.id)).toEqual(ids);
});

it.each([
  ['takings', ['a']],
  ['kunden', ['b']],
  ['12 % in the north', ['c']],
  ['report', []],
])('%j finds %j by the name of the source, the tables or the first sentence', (text, ids) => {
  const told = [
    makeReport({ id: 'a', source_name: 'Takings.csv', table_names: [] }),
    makeReport({ id: 'b', table_names: ['orders', 'Kunden'] }),
    makeReport({ id: 'c', table_names: [], lead_sentence: 'Revenue fell by 12\u202f% in the North.' }),
  ].map((report) => ({ ...report, report_title: 'Sales' }));
  expect(searchReports(told, text).map(({ id }) => id)).toEqual(ids);
});

it('gives a report without a title its fallback', () => {
  expect(titleOf(makeReport({ report_title: '' }))).toBe('Untitled Report');
});
