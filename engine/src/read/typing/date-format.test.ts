import { parseDate } from './date-format';

test.each([
  ['2023-01-31', { iso: true, hasTime: false }],
  ['2023/01/31', { iso: true }],
  ['2023-01-11 01:17:39.128189467', { iso: true, hasTime: true }],
  ['2023-01-11T01:17:39Z', { iso: true, zone: true }],
  ['2023-01-11T01:17:39+02:00', { zone: true }],
  ['29-02-2016 01:16', { format: '%1-%2-%Y %H:%M', orders: ['dmy'] }],
  ['01/02/2020', { orders: ['dmy', 'mdy'] }],
  ['01/13/2020', { orders: ['mdy'] }],
  ['31.12.99', { format: '%1.%2.%y', orders: ['dmy'] }],
  ['Jan 1 2000', { format: '%b %d %Y' }],
  ['1 January 2000', { format: '%d %B %Y' }],
  ['Sun, 01 Jan 2023', { format: '%a, %d %b %Y' }],
  ['January 5, 2020 3:04 PM', { format: '%B %d, %Y %I:%M %p' }],
  ['2020-05', { format: '%Y-%m', coarse: true }],
  ['1850-01', { format: '%Y-%m', coarse: true }],
  ['1659-12', { format: '%Y-%m', coarse: true }],
  ['1899/12', { format: '%Y/%m', coarse: true }],
  ['Mar 2020', { format: '%b %Y', coarse: true }],
])('takes %s apart', (text, expected) => {
  expect(parseDate(text)).toMatchObject(expected);
});

test.each([
  '2023-13-01',
  '1234-05',
  '1045/03',
  '1850-13',
  '32/01/2020',
  '13/13/2020',
  '2023',
  '1.2.3',
  '555-123-4567',
  'May',
  '12:30',
  '2023-01-01 25:00',
  'hello 2020',
])('%j is no date', (text) => {
  expect(parseDate(text)).toBeNull();
});
