import { makeReport } from '@hub/shared/testing';
import { searchReports } from './search-reports';
import { titleOf } from '../title/title-of';

const reports = [
  makeReport({ id: 'a', report_title: 'Support tickets', source_type: 'csv' }),
  makeReport({ id: 'b', report_title: 'Sales', source_type: 'google_sheet' }),
  makeReport({ id: 'c', report_title: '  ', source_type: 'postgres' }),
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

it('gives a report without a title its fallback', () => {
  expect(titleOf(makeReport({ report_title: '' }))).toBe('Untitled Report');
});
