import {
  formatBytes,
  formatCompact,
  formatCount,
  formatDate,
  formatDateTime,
  formatMoment,
  formatElapsed,
  formatNumber,
  formatPercent,
  formatRelativeTime,
  formatSeconds,
  formatUptime,
  initials,
  sourceLabel,
} from '.';
import { addWords, speakAs } from '../words/plain';
import { monthName } from './date';
import german from './messages/de';

const MINUTE = 60_000;
const now = Date.UTC(2026, 10, 21, 12);

test.each([
  [0, 'Just now'],
  [59_999, 'Just now'],
  [-5 * MINUTE, 'Just now'],
  [MINUTE, '1 minute ago'],
  [59 * MINUTE, '59 minutes ago'],
  [60 * MINUTE, '1 hour ago'],
  [1439 * MINUTE, '23 hours ago'],
  [1440 * MINUTE, '1 day ago'],
  [3 * 1440 * MINUTE, '3 days ago'],
])('%d ms ago is %s', (age, text) => {
  expect(formatRelativeTime(new Date(now - age).toISOString(), now)).toBe(text);
});

test.each([
  [0, '0 bytes'],
  [1, '1 byte'],
  [999, '999 bytes'],
  [1000, '1 kB'],
  [1_234_567, '1.2 MB'],
  [999_960, '1 MB'],
  [2.5e12, '2.5 TB'],
  [5e15, '5000 TB'],
])('%d bytes are %s', (bytes, text) => expect(formatBytes(bytes)).toBe(text));

test('numbers have thousands separators and no more digits than asked for', () => {
  expect(formatCount(1_234_567)).toBe('1,234,567');
  for (const value of [0, 7, 999, 1000, -1234, 123_456, -987_654_321, Number.MAX_SAFE_INTEGER, 1999.5, 1e20])
    expect(formatCount(value)).toBe(new Intl.NumberFormat('en-US', { maximumFractionDigits: 0 }).format(value));
  expect(formatNumber(1234.567)).toBe('1,234.57');
  expect(formatNumber(2, 1)).toBe('2');
  expect(formatCompact(12_345)).toBe('12.3K');
  expect(formatPercent(97.25)).toBe('97.3%');
  expect(formatPercent(null)).toBe('–');
});

test('spans of time', () => {
  expect([0, 3, 3.14, 59.96].map(formatSeconds)).toEqual(['0.0s', '3.0s', '3.1s', '60.0s']);
  expect(formatElapsed(65_999)).toBe('1:05');
  expect(formatElapsed(3_665_000)).toBe('1:01:05');
  expect(formatElapsed(-5)).toBe('0:00');
  expect([0, 42, 93_784, 86_400].map(formatUptime)).toEqual(['0 s', '42 s', '1 d 2 h', '1 d']);
});

test('what is no date is shown as nothing', () => {
  expect(formatDate('2026-11-21T12:00:00Z')).toBe('21 Nov 2026');
  expect(formatDateTime(new Date(2026, 8, 5, 7, 4))).toBe('5 Sep 2026, 07:04');
  expect(formatMoment(new Date(2026, 8, 5, 7, 4, 9))).toMatch(/^Saturday, September 5, 2026 at 07:04:09 \S+$/);
  expect(formatMoment('yesterday')).toBe('');
  expect(formatDate('yesterday')).toBe('');
  expect(formatRelativeTime('yesterday')).toBe('');
});

test('initials and sources', () => {
  expect(['Ada Lovelace', 'Ada King Lovelace', 'Ada', '  ', 'élise ødegård'].map(initials)).toEqual(['AL', 'AL', 'A', '', 'ÉØ']);
  expect((['csv', 'google_sheet', 'postgres'] as const).map(sourceLabel)).toEqual([
    'CSV File',
    'Google Sheet',
    'PostgreSQL Database',
  ]);
});

describe('months', () => {
  afterEach(() => speakAs(() => 'en'));

  test.each(['en', 'de'])('are written as %s writes them', (spoken) => {
    addWords('de', [german]);
    speakAs(() => spoken);
    const format = new Intl.DateTimeFormat(spoken, { month: 'short', timeZone: 'UTC' });
    for (let month = 0; month < 12; month += 1) expect(monthName(month)).toBe(format.format(Date.UTC(2000, month)));
  });
});
