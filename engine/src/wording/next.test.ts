import { amountsOf, SHARES } from './comparison';
import { compared, nextCertainty } from './next';
import type { Finding } from '../insights/finding';

const next = (value: number, low: number, high: number) => ({ value, interval: [low, high] as [number, number], farthest: true });
const plain = { confidence: [8, 12] as [number, number], evidence: ['plain'] };
const among = {} as NonNullable<Finding['among']>;
const euros = amountsOf('EUR');

test('what stands among no others keeps its own interval', () => expect(nextCertainty({}, plain, 10, 5, euros)).toBe(plain));

test('where there is no next time no interval is given', () => expect(nextCertainty({ among }, plain, 10, 5, euros)).toEqual({}));

test('of few rows none is told', () => expect(nextCertainty({ among, next: next(10, 7, 13) }, {}, 10, 5, euros)).toEqual({}));

test('what is to be expected as it was seen has its interval, which says what it is of', () =>
  expect(nextCertainty({ among, next: next(10, 7, 13) }, plain, 10, 5, euros)).toEqual({
    confidence: [8, 12],
    evidence: ['95% interval for the next time €7 to €13'],
  }));

test('what is to be expected otherwise is said, and how many times it is', () => {
  const said = (value: number) => nextCertainty({ among, next: next(value, 7, 10) }, plain, 10, 5, euros).evidence;
  expect(said(9.99)).toEqual(['next time about €9.99 is to be expected, 95% interval €7 to €10']);
  expect(said(9)).toEqual(['next time about €9 is to be expected, 1.8 times the others’, 95% interval €7 to €10']);
  expect(said(6)).toEqual(['next time about €6 is to be expected, 95% interval €7 to €10']);
});

test('a multiple is only said where it holds the next time as well', () => {
  expect(compared(0.4, 0.1, SHARES, 'others', undefined)).toBe('4 times the others’ 10%');
  expect(compared(0.4, 0.1, SHARES, 'others', next(0.401, 0.3, 0.5))).toBe('4 times the others’ 10%');
  expect(compared(0.4, 0.1, SHARES, 'others', next(0.35, 0.3, 0.4))).toBe('against the others’ 10%');
  expect(compared(0.12, 0.1, SHARES, 'others', next(0.11, 0.1, 0.12))).toBe('2 percentage points above the others’ 10%');
});

test('an interval that holds every share there is is none', () =>
  expect(nextCertainty({ among, next: next(0.9, 0, 1) }, { confidence: [0.2, 1] }, 1, 0.2, SHARES)).toEqual({}));
