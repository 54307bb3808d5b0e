import { handTimeline } from '../../../testing/hand-made-frame';
import { datedBy, datesText, sidesSql, type Turn } from './series-told';

const month = (i: number) => Date.UTC(2024, i, 1);
/** Twelve months. */
const YEAR = handTimeline([], { edges: Array.from({ length: 13 }, (_, i) => month(i)), grain: 'month' });
const turn = (changes: Partial<Turn>): Turn => ({ from: 0, at: 4, to: 12, first: 4, last: 4, p: 0, ...changes });

test('a change that holds to the end is told with when it begins', () => {
  const dated = datedBy(YEAR, turn({}));
  expect(dated).toEqual({ edge: month(4), until: null, interval: [month(4), month(4)] });
  expect(datesText(dated, YEAR)).toEqual({ period: 'May 2024', ended: false, until: '', interval: null });
});

test('one that another follows is told with its last month', () => {
  const dated = datedBy(YEAR, turn({ to: 9 }));
  expect(dated.until).toBe(month(8));
  expect(datesText(dated, YEAR)).toMatchObject({ period: 'May 2024', ended: true, until: 'September 2024' });
});

test('one of a single month ends with none', () =>
  expect(datesText(datedBy(YEAR, turn({ to: 5 })), YEAR)).toMatchObject({ period: 'May 2024', ended: false }));

test('the months that it may begin with as well are told where there are several', () =>
  expect(datesText(datedBy(YEAR, turn({ first: 3, last: 5 })), YEAR).interval).toEqual({
    first: 'April 2024',
    last: 'June 2024',
  }));

test('what lies before and after it are the stretches between changes', () =>
  expect(sidesSql(turn({ from: 2, to: 9 }))).toEqual({ before: 'x >= 2 AND x < 4', after: 'x >= 4 AND x < 9' }));
