import { COUNT, meanOf, rateOf } from '../../contracts/report/measure';
import type { Table } from '../../model';
import { randomFrom } from '../../stats/distributions/random';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import type { Finding } from '../finding';
import { hangsOnAge } from './hangs-on-age';

const ROWS = 400;
const YEAR = 365 * 864e5;

/** A fleet in which the oldest are sold, as an analysis would have it before anything is told. */
function fleet({ event = 'sold', grain = 'day', dated = true }: { event?: string; grain?: string; dated?: boolean } = {}) {
  const random = randomFrom(3);
  const begun = Array.from({ length: ROWS }, () => Math.floor(10 * 365 * random()) * 864e5);
  const measures = [
    handMeasure('age', begun.map((at) => Math.floor((10 * YEAR - at) / YEAR))),
    handMeasure('mileage', begun.map((at) => Math.round(((10 * YEAR - at) / YEAR) * 9000 * (0.3 + 1.4 * random())))),
  ];
  const status = handDimension('status', begun.map((at) => (at < 3 * YEAR && random() < 0.4 ? event : 'in use')), { outcome: true, event });
  const model = {
    shape: { kind: 'entity' },
    time: { kind: 'entity', grain },
    algebra: [],
    columns: [{ name: 'age', quantity: 'age' }, { name: 'mileage', quantity: 'amount' }],
  } as unknown as Table['model'];
  const timeline = dated ? handTimeline(begun) : null;
  return hangsOnAge(handFrame('t', ROWS, { dimensions: [status, handDimension('make', begun.map((_, i) => 'AB'[i % 2] ?? ''))], measures, timeline }, { model }));
} // prettier-ignore

type Told = Pick<Finding, 'kind' | 'direction' | 'subject'>;
const told = (kind: Told['kind'], subject: Partial<Told['subject']>): Told => ({
  kind,
  direction: 'down',
  subject: { filter: [], breakdown: null, measure: COUNT, ...subject },
});
const SOLD = { column: 'status', op: '=', value: 'sold' } as const;
const LAST = told('vanished', { filter: [SOLD], breakdown: 'moment' });
const OLDER = told('group-difference', { measure: meanOf('age'), breakdown: 'status' });

test('that what ended began long ago is no news, whatever tells when it began', () => {
  const isNone = fleet();
  expect([LAST, OLDER, told('rate-by-measure', { measure: rateOf('status', 'sold'), breakdown: 'age' })].map(isNone)).toEqual([
    true,
    true,
    true,
  ]);
});

test('what goes with age by its use, and what groups differ in, is news', () => {
  const isNone = fleet();
  const all = [
    told('rate-by-measure', { measure: rateOf('status', 'sold'), breakdown: 'mileage' }),
    told('rate-difference', { measure: rateOf('status', 'sold'), breakdown: 'make' }),
    told('vanished', { filter: [{ column: 'make', op: '=', value: 'A' }], breakdown: 'moment' }),
    told('group-difference', { measure: meanOf('age'), breakdown: 'make' }),
  ];
  expect(all.map(isNone)).toEqual([false, false, false, false]);
});

test.each([
  ['an age alone says so', { dated: false }, [false, true]],
  ['the year in which a thing was built', { grain: 'year' }, [true, true]],
  ['a film of some year that flopped has no end by age', { grain: 'year', event: 'flop' }, [false, false]],
] as const)('%s', (_, how, expected) => expect([LAST, OLDER].map(fleet(how))).toEqual(expected));
