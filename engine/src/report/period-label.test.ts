import type { Chart } from '../contracts/report/chart';
import { periodLabel } from './period-label';

type Grain = Chart['x']['grain'];
const at = (day: string, time = '00:00:00.000Z') => `${day}T${time}`;
const label = (instants: string[], grain?: Grain) => instants.map(periodLabel(instants, grain));

test.each<[string, string[], Grain, string[]]>([
  ['years', [at('2000-01-01'), at('2001-01-01')], 'year', ['2000', '2001']],
  ['first days of January without a grain', [at('2000-01-01'), at('2001-01-01')], undefined, ['2000', '2001']],
  ['Januaries of a monthly axis', [at('2000-01-01'), at('2001-01-01')], 'month', ['Jan 2000', 'Jan 2001']],
  ['first quarters of a quarterly axis', [at('2000-01-01'), at('2001-01-01')], 'quarter', ['Q1 2000', 'Q1 2001']],
  ['one January, which may be a year or a month', [at('2000-01-01')], 'year', ['Jan 2000']],
  ['the quarters of a year', [at('2000-01-01'), at('2000-04-01'), at('2000-07-01'), at('2000-10-01')], 'quarter', ['Q1 2000', 'Q2 2000', 'Q3 2000', 'Q4 2000']],
  ['quarters by whatever month of theirs', [at('2000-03-01'), at('2000-05-01'), at('2000-12-01')], 'quarter', ['Q1 2000', 'Q2 2000', 'Q4 2000']],
  ['a quarterly axis that does not begin its months', [at('2000-01-02'), at('2000-04-01')], 'quarter', ['2 Jan 2000', '1 Apr 2000']],
  ['months', [at('2000-01-01'), at('2000-02-01')], undefined, ['Jan 2000', 'Feb 2000']],
  ['days', [at('2000-01-01'), at('2000-02-03')], undefined, ['1 Jan 2000', '3 Feb 2000']],
  ['days written without a time', ['2000-01-01', '2000-02-03'], undefined, ['1 Jan 2000', '3 Feb 2000']],
  ['days, one of them with a time', [at('2000-01-01', '00:00:00'), '2000-02-03'], undefined, ['1 Jan 2000', '3 Feb 2000']],
  ['hours', [at('2000-01-01'), at('2000-01-01', '14:30:15.000Z')], 'hour', ['1 Jan 2000, 00:00', '1 Jan 2000, 14:30']],
  ['years of which one has a time', [at('2000-01-01'), at('2001-01-01', '01:00:00.000Z')], 'year', ['1 Jan 2000, 00:00', '1 Jan 2001, 01:00']],
  ['months of which one has a time', [at('2000-02-01'), at('2000-03-01', '01:00:00.000Z')], 'month', ['1 Feb 2000, 00:00', '1 Mar 2000, 01:00']],
])('%s', (_, instants, grain, written) => expect(label(instants, grain)).toEqual(written)); // prettier-ignore

test('without instants to go by, one is written as a day', () => {
  expect(periodLabel([], 'year')(at('2000-02-03', '14:00:00.000Z'))).toBe('3 Feb 2000');
});
