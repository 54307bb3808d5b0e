import { COUNT, meanOf, rateOf } from '../../../contracts/report/measure';
import { handFinding } from '../../../testing/hand-made-finding';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../../testing/hand-made-frame';
import type { Finding } from '../../finding';
import type { RateByMeasureTold } from '../../../kinds/rate-by-measure/say';
import { toldAgainOf } from './told-again';

const DAY = 86_400_000;
const rows = Array.from({ length: 200 }, (_, i) => i);
const who = (i: number) => ['Ann', 'Ben', 'Cem', 'Dora'][i % 4] ?? '';
const isBad = (i: number) => i % 4 === 2 && i % 3 > 0;
const FRAME = handFrame('t', rows.length, {
  measures: [handMeasure('hours', rows), handMeasure('fee', rows)],
  dimensions: [
    handDimension('who', rows.map(who)),
    handDimension('state', rows.map((i) => (isBad(i) ? 'adjuster' : 'done')), { outcome: true }),
    handDimension('leak', rows.map((i) => (i % 4 === 1 ? 'yes' : 'no')), { outcome: true }),
  ],
  blanks: [{ column: { name: 'outcome' } as never, noun: 'outcome', missing: Uint8Array.from(rows, (i) => Number(isBad(i) || i === 10)) }],
  timeline: handTimeline(rows.map((i) => i * DAY)),
}); // prettier-ignore

const of = (kind: Finding['kind'], subject: Partial<Finding['subject']>, changes: Partial<Finding> = {}) =>
  handFinding({ kind, subject: { filter: [], breakdown: null, measure: COUNT, ...subject }, direction: 'high', ...changes });
const inState = of('outlying-rate', { breakdown: 'who', measure: rateOf('state', 'adjuster') }, { member: 'Cem' });
const isBlank = (member: string) =>
  of('outlying-rate', { filter: [{ column: 'outcome', op: 'is null', value: '' }], breakdown: 'who' }, { member });
const since = (at: number) =>
  of(
    'rate-step',
    { filter: [{ column: 'who', op: '=', value: 'Cem' }], breakdown: 'moment', measure: rateOf('state', 'adjuster') },
    { member: '1970-01', direction: 'up', event: { at: at * DAY, period: DAY, by: 'result' } },
  );
const step = of('group-step', {
  filter: [{ column: 'who', op: '=', value: 'Ben' }],
  breakdown: 'moment',
  measure: meanOf('hours'),
});
const course = (column: string, kind: Finding['kind'] = 'course') => of(kind, { breakdown: 'moment', measure: meanOf(column) });
const drivenBy = (member: string) => of('sum-driver', { breakdown: 'who', measure: meanOf('hours') }, { member });

test.each<[string, Finding, Finding]>([
  ['cells that are blank in the rows of a state', isBlank('Cem'), inState],
  ['and that state after them', inState, isBlank('Cem')],
  ['a share since a moment before which hardly any row is', since(20), inState],
  ['the course of what one group made', course('hours'), step],
  ['a slope of what has a course', course('hours', 'slope-change'), course('hours')],
  ['what makes a sum, by the group that stepped', drivenBy('Ben'), step],
])('%s is told again', (_, finding, above) => expect(toldAgainOf(FRAME)(finding, [above])).toBe(true)); // prettier-ignore

const isNought = (column: string) =>
  of('outlying-rate', { filter: [{ column, op: '=', value: 0 }], breakdown: 'who' }, { member: 'Ben' });
const inGroup = (kind: Finding['kind'], who: string, breakdown: string, direction: Finding['direction'] = 'up') =>
  of(kind, { filter: [{ column: 'who', op: '=', value: who }], breakdown, measure: meanOf('hours') }, { direction });

test.each<[string, Finding, Finding]>([
  ['who brings how much, by another column', of('member-totals', { breakdown: 'who', measure: { op: 'sum', column: 'fee' } }), of('member-totals', { breakdown: 'state', measure: { op: 'sum', column: 'fee' } })],
  ['nought in the group that stepped there', isNought('hours'), { ...step, member: '1970-02' }],
  ['a trend in another label', inGroup('subgroup-trend', 'Ann', 'moment'), inGroup('subgroup-trend', 'Ben', 'moment')],
  ['how two measures go together in another label', inGroup('subgroup-correlation', 'Ann', 'fee'), inGroup('subgroup-correlation', 'Ben', 'fee')],
])('%s is told again', (_, finding, above) => expect(toldAgainOf(FRAME)(finding, [above])).toBe(true)); // prettier-ignore

test.each<[string, Finding, Finding]>([
  ['nought of something else', isNought('fee'), step],
  ['the opposite trend in another label', inGroup('subgroup-trend', 'Ann', 'moment', 'down'), inGroup('subgroup-trend', 'Ben', 'moment')],
])('%s is not', (_, finding, above) => expect(toldAgainOf(FRAME)(finding, [above])).toBe(false)); // prettier-ignore

test.each<[string, Finding, Finding]>([
  ['cells that are blank in other rows', isBlank('Ann'), inState],
  ['another label of another person', of('outlying-rate', { breakdown: 'who', measure: rateOf('leak', 'yes') }, { member: 'Ben' }), inState],
  ['a share since the middle of the time', since(120), inState],
  ['the course of something else', course('fee'), step],
  ['what makes a sum, by another group', drivenBy('Ann'), step],
  ['a peak', course('hours', 'measure-spike'), course('hours')],
  ['the step of a group after the course of all', step, course('hours')],
])('%s is not', (_, finding, above) => expect(toldAgainOf(FRAME)(finding, [above])).toBe(false)); // prettier-ignore

test('what waits is never told again', () => {
  const waits = of('waiting', { filter: [{ column: 'outcome', op: 'is null', value: '' }], breakdown: 'who' }, { member: 'Cem' });
  expect(toldAgainOf(FRAME)(waits, [isBlank('Cem')])).toBe(false);
});

describe('how often a result is at an end of a measure', () => {
  const bridges = (i: number) => i % 4 === 3;
  /** Bridges have two units; so has one other case of two. */
  const units = handMeasure(
    'units',
    rows.map((i) => (bridges(i) || i % 4 === 0 ? 2 : 1)),
  );
  const isAgain = (isLate: (i: number) => boolean) => {
    const late = handDimension('late', rows.map((i) => (isLate(i) ? 'yes' : 'no')), { outcome: true }); // prettier-ignore
    const frame = { ...FRAME, dimensions: [...FRAME.dimensions, late], measures: [...FRAME.measures, units] };
    const measure = rateOf('late', 'yes');
    const ends = { event: 'yes', rises: true, low: { from: 1, to: 1 }, high: { from: 2, to: 2 } };
    const told = { result: late, measure: units, ends, behind: null } as unknown as RateByMeasureTold;
    const byUnits = of('rate-by-measure', { breakdown: 'units', measure }, { told });
    return toldAgainOf(frame)(byUnits, [of('outlying-rate', { breakdown: 'who', measure }, { member: 'Dora' })]);
  };

  test('is told again where a group that is told makes it', () =>
    expect(isAgain((i) => (bridges(i) ? i % 5 > 0 : i % 10 === 1))).toBe(true));
  test('is not where it is so among all others', () =>
    expect(isAgain((i) => (bridges(i) ? i % 5 > 0 : i % 4 === 0 && i % 3 > 0))).toBe(false));
});
