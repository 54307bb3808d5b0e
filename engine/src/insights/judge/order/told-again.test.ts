import { COUNT, meanOf, rateOf } from '../../../contracts/report/measure';
import { handFinding } from '../../../testing/hand-made-finding';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../../testing/hand-made-frame';
import type { Finding } from '../../finding';
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
const isBlank = (member: string) => of('outlying-rate', { filter: [{ column: 'outcome', op: 'is null', value: '' }], breakdown: 'who' }, { member });
const since = (at: number) => of('rate-step', { filter: [{ column: 'who', op: '=', value: 'Cem' }], breakdown: 'moment', measure: rateOf('state', 'adjuster') }, { member: '1970-01', direction: 'up', event: { at: at * DAY, period: DAY, by: 'result' } });
const step = of('group-step', { filter: [{ column: 'who', op: '=', value: 'Ben' }], breakdown: 'moment', measure: meanOf('hours') });
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
