import { COUNT, meanOf, rateOf } from '../../contracts/report/measure';
import { poisson, seeded } from '../../kinds/made-up-rows';
import type { Table } from '../../model';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import type { Finding } from '../finding';
import { isNotedAtEnd, pilesUp, settledByStay } from './by-stay';

const DAY = 86_400;

/** Rows that began on any of 900 days; who has a low grade leaves sooner. */
function stayed(seed: number) {
  const random = seeded(seed);
  const rows = Array.from({ length: 1500 }, () => {
    const [start, grade] = [Math.floor(900 * random()), 1 + Math.floor(5 * random())];
    const length = -Math.log(1 - random()) * 150 * grade;
    const gone = start + length < 900;
    const time = gone ? length : 900 - start;
    return { start, grade, gone, time, boxes: poisson(time / 30, random), contacts: poisson(time / 400, random), price: 20 + start / 90 + random() };
  }); // prettier-ignore
  const of = (value: (row: (typeof rows)[number]) => number) => Float64Array.from(rows, value);
  return {
    of,
    both: { open: of(({ gone, time }) => (gone ? NaN : DAY * time)), over: of(({ gone, time }) => (gone ? DAY * time : NaN)) },
  };
}

test.each([11, 12, 13])('what adds up while rows are there, and what was known when they began (%s)', (seed) => {
  const { of, both } = stayed(seed);
  expect(pilesUp(of(({ boxes }) => boxes), both)).toBe(true);
  expect(pilesUp(of(({ contacts }) => contacts), both)).toBe(true);
  expect(pilesUp(of(({ time }) => Math.floor(time / 30)), both)).toBe(true);
  // Who has a high grade stays for longer, and among the youngest it is as high as it ever was.
  expect(pilesUp(of(({ grade }) => grade), both)).toBe(false);
  expect(pilesUp(of(({ price }) => price), both)).toBe(false);
  expect(pilesUp(of(({ start }) => start), both)).toBe(false);
  expect(pilesUp(of(({ boxes }) => boxes - 3), both)).toBe(false);
}); // prettier-ignore

test('what only those have that came to an end', () => {
  const both = stayed(14).both;
  const isOver = (row: number) => !Number.isNaN(both.over[row]);
  expect(isNotedAtEnd((row) => isOver(row) && row % 2 === 0, both)).toBe(true);
  expect(isNotedAtEnd((row) => isOver(row) && row % 5 === 0, both)).toBe(false);
  expect(isNotedAtEnd((row) => row % 2 === 0, both)).toBe(false);
  expect(isNotedAtEnd((row) => !isOver(row), both)).toBe(false);
});

const STAY = { start: 'moment', end: 'left', of: 'status', column: 'gone within 90 days' };
const frame = handFrame(
  't',
  4,
  {
    dimensions: [handDimension('plan', ['a', 'b', 'a', 'b']), handDimension(STAY.column, ['true', 'false', 'true', 'false'])],
    measures: [handMeasure('boxes', [1, 2, 3, 4]), handMeasure('visits', [1, 2, 3, 4]), handMeasure('age', [1, 2, 3, 4])],
    timeline: handTimeline([1, 2, 3, 4]),
    piles: new Set(['boxes', 'visits']),
  },
  {
    stay: STAY as unknown as NonNullable<Table['stay']>,
    model: { algebra: [{ kind: 'settled', target: 'reason', of: 'status', label: 'gone', nought: false }] } as unknown as NonNullable<Table['model']>,
  },
); // prettier-ignore

type Asked = Pick<Finding, 'kind' | 'subject'>;
const RESULT = rateOf(STAY.column, 'true');
const asked = (kind: Finding['kind'], measure: Asked['subject']['measure'], breakdown: string | null, on?: string): Asked => ({
  kind,
  subject: { measure, breakdown, filter: on === undefined ? [] : [{ column: on, op: '=', value: 'true' }] },
}); // prettier-ignore

test.each<[string, Asked, boolean]>([
  ['the result by what adds up', asked('rate-by-measure', RESULT, 'boxes'), true],
  ['what adds up by the result', asked('group-difference', meanOf('boxes'), STAY.column), true],
  ['the result by what is noted at the end', asked('rate-difference', RESULT, 'reason'), true],
  ['two figures that add up', asked('correlation', meanOf('boxes'), 'visits'), true],
  [
    'a quotient of both by the result',
    asked('ratio-difference', { op: 'quotient', of: 'boxes', by: 'visits' }, STAY.column),
    true,
  ],
  ['how many came to the end, by when they began', asked('spike', COUNT, 'moment', STAY.column), true],
  ['what changed the number of rows, by the result', asked('driver', COUNT, STAY.column), true],
  ['how often they came to the end, by when they began', asked('change-point', RESULT, 'moment'), false],
  ['the result by a group', asked('rate-difference', RESULT, 'plan'), false],
  ['the result by what was known', asked('rate-by-measure', RESULT, 'age'), false],
  ['what adds up by a group', asked('group-difference', meanOf('boxes'), 'plan'), false],
])('%s', (_, finding, settled) => expect(settledByStay(frame)(finding)).toBe(settled));

test('nothing is settled where rows are no stays', () =>
  expect(settledByStay(handFrame('t', 4))(asked('rate-by-measure', RESULT, 'boxes'))).toBe(false));
