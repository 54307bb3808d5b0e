import type { Grain } from '../../wording/date-text';
import { handTimeline } from '../../testing/hand-made-frame';
import { endsOf } from './own-trend-finding';

const of = (grain: Grain, periods: number) =>
  endsOf(handTimeline([], { grain, edges: Array.from({ length: periods + 1 }, (_, i) => i) }));

test.each<[string, Grain, number, number]>([
  ['a quarter of a year', 'month', 12, 3],
  ['a quarter, where only one month is there twice', 'month', 13, 3],
  ['the months that are there twice', 'month', 18, 6],
  ['and nearly all of them', 'month', 23, 11],
  ['a whole year of two', 'month', 24, 12],
  ['a whole year of nearly three', 'month', 33, 12],
  ['whole years of many', 'month', 96, 36],
  ['quarters likewise', 'quarter', 7, 3],
  ['weeks likewise', 'week', 90, 38],
  ['years as they are', 'year', 20, 5],
  ['days as they are', 'day', 100, 25],
])('%s stands for the beginning and for the end', (_, grain, periods, size) => expect(of(grain, periods)).toBe(size)); // prettier-ignore
