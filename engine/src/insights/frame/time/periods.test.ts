import {
  chooseGrain,
  completePeriods,
  DAY,
  dayHabitOf,
  finestGrain,
  nextPeriod,
  periodIndex,
  periodStart,
  writtenGrain,
} from './periods';

const at = (text: string): number => Date.parse(`${text}Z`);

test.each([
  ['2024-02-29T13:00', 'month', '2024-02-01T00:00'],
  ['2024-02-29T13:00', 'week', '2024-02-26T00:00'],
  ['2024-03-03T23:59', 'week', '2024-02-26T00:00'],
  ['2024-08-15T00:00', 'quarter', '2024-07-01T00:00'],
  ['1969-07-20T20:17', 'year', '1969-01-01T00:00'],
  ['2024-02-29T13:45', 'hour', '2024-02-29T13:00'],
] as const)('%s by %s starts at %s', (instant, grain, start) => expect(periodStart(at(instant), grain)).toBe(at(start)));

test('the last period is left out when the data end within it', () => {
  const { edges, partialLast } = completePeriods(at('2024-01-01T05:00'), at('2024-06-12T00:00'), 'month', DAY / 10);
  expect(edges.map((edge) => new Date(edge).toISOString().slice(0, 7))).toEqual([
    '2024-01',
    '2024-02',
    '2024-03',
    '2024-04',
    '2024-05',
    '2024-06',
  ]);
  expect(partialLast?.start).toBe(at('2024-06-01T00:00'));
});

const days = (from: string, count: number, taken: (day: Date) => boolean = () => true) =>
  Array.from({ length: count }, (_, i) => at(`${from}T00:00`) + i * DAY).filter((day) => taken(new Date(day)));
const isWorkday = (day: Date) => day.getUTCDay() % 6 !== 0;

test.each<[string, number[], string]>([
  ['of every day that ends a day early', days('2024-01-01', 90), '2024-02'],
  ['of every day that ends on its last', days('2024-01-01', 91), '2024-03'],
  ['of workdays, before its last weekend', days('2024-01-01', 90, isWorkday), '2024-03'],
  ['of workdays, further early than a weekend lasts', days('2024-01-01', 149, isWorkday), '2024-04'],
  ['of Mondays', days('2024-01-01', 300, (day) => day.getUTCDay() === 1), '2024-09'],
])('the last complete month %s', (_, instants, month) => {
  const [first = 0, last = 0] = [instants[0], instants.at(-1)];
  const { edges } = completePeriods(first, last, 'month', (last - first) / (instants.length - 1), dayHabitOf(instants));
  expect(new Date(edges.at(-2) ?? 0).toISOString().slice(0, 7)).toBe(month);
});

test('the first month is complete from its first day, and of few days nothing is known', () => {
  const from = (first: string) =>
    completePeriods(at(`${first}T09:00`), at('2024-12-31T00:00'), 'month', DAY, { gap: DAY, rest: new Set() }).edges[0];
  expect(from('2024-01-01')).toBe(at('2024-01-01T00:00'));
  expect(from('2024-01-02')).toBe(at('2024-02-01T00:00'));
  expect(dayHabitOf(days('2024-01-01', 30))).toBeNull();
  expect(dayHabitOf(days('2024-01-01', 31))).toEqual({ gap: DAY, rest: new Set() });
});

test.each([
  ['from Monday to Saturday', [1, 2, 3, 4, 5, 6], '2024-01-01T09:10', '2024-06-29T13:05', ['2024-01-01', '2024-06-24'], false],
  ['from Monday to Friday', [1, 2, 3, 4, 5], '2024-01-01T09:10', '2024-06-28T13:05', ['2024-01-01', '2024-06-24'], false],
  ['from Monday to Friday, cut', [1, 2, 3, 4, 5], '2024-01-02T09:10', '2024-06-27T13:05', ['2024-01-08', '2024-06-17'], true],
  ['on Sundays too', [0, 1, 2, 3, 4, 5, 6], '2024-01-01T09:10', '2024-06-29T03:05', ['2024-01-01', '2024-06-17'], true],
  ['from Sunday to Thursday', [0, 1, 2, 3, 4], '2024-01-01T09:10', '2024-06-30T13:05', ['2024-01-01', '2024-06-24'], false],
])('weeks of what comes %s', (_, open, from, to, ends, isPartial) => {
  const [first, last] = [at(from), at(to)];
  const instants: number[] = [];
  for (let ms = first; ms <= last; ms += DAY / 8) {
    const hour = new Date(ms).getUTCHours();
    if (open.includes(new Date(ms).getUTCDay()) && hour >= 8 && hour < 19) instants.push(ms);
  }
  instants.push(last);
  const { edges, partialLast } = completePeriods(first, last, 'week', DAY / 8, dayHabitOf(instants));
  expect([edges[0], edges.at(-2)].map((edge) => new Date(edge ?? 0).toISOString().slice(0, 10))).toEqual(ends);
  expect(partialLast !== null).toBe(isPartial);
});

test('one reading a month makes every month complete', () => {
  const { edges, partialLast } = completePeriods(at('2020-01-01T00:00'), at('2020-12-01T00:00'), 'month', 30 * DAY);
  expect(edges).toHaveLength(13);
  expect(partialLast).toBeNull();
});

test('instants find their period, others none', () => {
  const edges = [at('2024-01-01T00:00'), at('2024-02-01T00:00'), at('2024-03-01T00:00')];
  expect(periodIndex(edges, at('2024-01-31T23:59'))).toBe(0);
  expect(periodIndex(edges, at('2024-02-01T00:00'))).toBe(1);
  expect(periodIndex(edges, at('2024-03-01T00:00'))).toBe(-1);
  expect(periodIndex(edges, NaN)).toBe(-1);
  expect(nextPeriod(at('2023-12-01T00:00'), 'month')).toBe(at('2024-01-01T00:00'));
});

test('a century of yearly rows is told by year, a fortnight by day', () => {
  expect(chooseGrain(117 * 365 * DAY, 800)).toBe('year');
  expect(chooseGrain(14 * DAY, 500)).toBe('day');
  expect(chooseGrain(400 * DAY, 500)).toBe('month');
});

test.each([
  [['1990-01-01T00:00', '1991-01-01T00:00', '2005-01-01T00:00'], 'year'],
  [['2020-01-01T00:00', '2020-04-01T00:00', '2020-10-01T00:00'], 'quarter'],
  [['2020-01-01T00:00', '2020-02-01T00:00'], 'month'],
  [['2020-01-01T00:00', '2020-01-02T00:00'], 'day'],
  [['2020-01-01T00:00', '2020-01-01T06:00'], 'hour'],
  // A midnight at the beginning says nothing of what comes after it.
  [['2020-01-05T00:00', '2020-01-05T01:00'], 'hour'],
] as const)('%j are given by %s', (instants, grain) => expect(writtenGrain(instants.map(at))).toBe(grain));

test('years are told by year, however many rows there are', () => {
  expect(chooseGrain(10 * 365 * DAY, 50_000, null, 'year')).toBe('year');
  expect(chooseGrain(3 * 365 * DAY, 50_000, null, 'year')).toBe('year');
  expect(chooseGrain(10 * 365 * DAY, 50_000)).toBe('month');
  expect(chooseGrain(2 * 365 * DAY, 50, null, 'quarter')).toBe('quarter');
});

const moments = (from: number, count: number, step: (index: number) => string) =>
  Array.from({ length: count }, (_, i) => at(`${step(from + i)}T00:00`));

test.each([
  ['year', 'at the end of each year', moments(2010, 9, (year) => `${year}-12-31`)],
  ['year', 'with years left out', moments(0, 9, (i) => `${2000 + i + (i > 4 ? 3 : 0)}-01-01`)],
  [
    'quarter',
    'at the end of each quarter',
    moments(0, 12, (i) => `${2020 + Math.floor(i / 4)}-${['03-31', '06-30', '09-30', '12-31'][i % 4]}`),
  ],
  ['month', 'on the first of each month', moments(0, 24, (i) => new Date(Date.UTC(2020, i, 1)).toISOString().slice(0, 10))],
] as const)('figures of a %s, %s, are told by it and by nothing finer', (grain, _, dates) => {
  expect(finestGrain(dates)).toBe(grain);
  const span = (dates.at(-1) ?? 0) - (dates[0] ?? 0);
  // Fifty countries a date: enough rows for months that have none.
  expect(chooseGrain(span, dates.length * 50, dates.length, finestGrain(dates))).toBe(grain);
  expect(chooseGrain(span, dates.length * 50, null, finestGrain(dates))).toBe(grain);
});

test('events keep no step', () => {
  const random = Array.from({ length: 200 }, (_, i) => at('2020-01-01T00:00') + ((i * 7919) % 1461) * DAY).sort((a, b) => a - b);
  expect(finestGrain([...new Set(random)])).toBe('day');
});
