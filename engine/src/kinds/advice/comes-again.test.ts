import { meanOf } from '../../contracts/report/measure';
import { handAbout } from '../../testing/hand-made-about';
import { handDimension, handFrame, handMeasure, handTimeline } from '../../testing/hand-made-frame';
import { comesAgain } from './comes-again';

const MONTHS = 36;
const month = (i: number) => Date.UTC(2021, i, 1);

/** Three years of months with five rows of each of two teams, whose cost is ten but for these. */
function asked(costs: Readonly<Record<number, number>>, { at = 23, value = 30, baseline = 10, measured = true, team = '' } = {}) {
  const cells = Array.from({ length: 10 * MONTHS }, (_, row) => [Math.floor(row / 10), row % 2] as const);
  const cost = cells.map(([period, own]) => (own === 0 ? (costs[period] ?? 10) : 10));
  const teams = cells.map(([, own]) => (own === 0 ? 'A' : 'B'));
  const timeline = handTimeline(cells.map(([period]) => month(period)), { edges: Array.from({ length: MONTHS + 1 }, (_, i) => month(i)), grain: 'month' }); // prettier-ignore
  const frame = handFrame('t', cells.length, {
    timeline,
    measures: [handMeasure('cost', cost)],
    dimensions: [handDimension('team', teams)],
  });
  const about = handAbout(frame, {
    member: new Date(month(at)).toISOString().slice(0, 10),
    value,
    baseline,
    subject: {
      breakdown: 'moment',
      ...(measured ? { measure: meanOf('cost') } : {}),
      filter: team === '' ? [] : [{ column: 'team', op: '=', value: team }],
    },
  });
  return comesAgain(about);
}

test.each<[string, boolean, boolean]>([
  // Of two teams the one has fifty, so that both come to thirty.
  ['in no other year', asked({ 23: 50 }), false],
  ['the year before', asked({ 11: 50, 23: 50 }), true],
  ['the year after', asked({ 23: 50, 35: 50 }), true],
  ['a month earlier the year before', asked({ 10: 50, 23: 50 }), true],
  ['a quarter earlier the year before', asked({ 8: 50, 23: 50 }), false],
  ['half as high the year before', asked({ 11: 30, 23: 50 }), true],
  ['less than half as high', asked({ 11: 29, 23: 50 }), false],
  ['the year before, of the team that has it', asked({ 11: 30, 23: 50 }, { team: 'A', value: 50 }), true],
  ['the year before, of the other team', asked({ 11: 50, 23: 50 }, { team: 'B' }), false],
  ['in the first year, before which there is none', asked({ 3: 50 }, { at: 3 }), false],
  ['as a number of rows, of which there are as many each month', asked({ 11: 50, 23: 50 }, { measured: false, value: 20, baseline: 5 }), false],
  ['as a number of rows that is usual', asked({}, { measured: false, value: 12.5, baseline: 5 }), true],
])('what stands out comes again: %s', (_, is, expected) => expect(is).toBe(expected)); // prettier-ignore

test('of what has no time, or no number, it is not known', () => {
  const frame = handFrame('t', 2, { measures: [handMeasure('cost', [1, 2])] });
  const claim = { member: '2022-12-01', value: 30, baseline: 10, subject: { measure: meanOf('cost') } };
  expect(comesAgain(handAbout(frame, claim))).toBe(false);
});
