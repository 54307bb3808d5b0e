import { shareOfLabel } from '../../../insights/frame/dimensions/share-of-label';
import { guardOf, type Guard } from '../../../insights/coupling';
import type { Finding, Mining } from '../../../insights/finding';
import type { Frame, Measure, Timeline } from '../../../insights/frame/frame';
import { LARGEST_P } from '../../../insights/judge/gate';
import type { TestLog } from '../../../insights/judge/test-log';
import { comesOfClosed, type Turn } from '../../../insights/series/closed-members';
import { neverFalls } from '../../../insights/series/running-total';
import { countSeries, meanSeries } from '../../../insights/series/series';
import { OF_A_YEAR } from '../../../insights/series/year-before';
import { timeP } from '../../../insights/units/time-p';
import { withoutSeason } from '../../../stats/series/season';
import { withoutGaps } from '../../../stats/series/without-gaps';
import { shareWith } from '../../../wording/label-phrases';
import { changesOf } from '../../../stats/segments/changes';
import { oneStep } from '../../change-point/one-step';
import type { StepTold } from '../../change-point/say';
import { stepFinding, stepsAmong } from '../../change-point/step-finding';
import type { SlopeTold } from '../../slope-change/say';
import { slopesAmong } from '../../slope-change/slope-finding';
import { A_CYCLE } from '../../trend/trend';
import { DAY, SECOND } from '../../../insights/frame/time/periods';
import { LIMITS } from './limits';
import type { Series } from './series-told';

/**
 * Changes of level and of slope that a series certainly has, and in series that are too short for several the one step that describes
 * them better than a steady rise or fall does (Pettitt).
 */
export function mineSeriesChanges({ frame, log }: Mining) {
  const { timeline } = frame;
  const steps: Finding<StepTold>[] = [];
  const slopes: Finding<SlopeTold>[] = [];
  if (timeline && timeline.edges.length - 1 >= LIMITS.fewestPeriods)
    for (const [measure, given] of seriesIn(frame, timeline)) {
      const values = withoutGaps(given, LIMITS.mostMissing);
      if (!values) continue;
      const series: Series = { frame, timeline, measure, values, whole: !given.some(Number.isNaN) };
      const found = changesIn(series, log);
      steps.push(...found.steps);
      slopes.push(...found.slopes);
    }
  return { 'change-point': steps, 'slope-change': slopes };
}

function seriesIn(frame: Frame, timeline: Timeline): [Measure | null, Float64Array][] {
  return [
    ...(timeline.regular ? [] : ([[null, countSeries(timeline).values]] as [null, Float64Array][])),
    ...frame.measures
      .filter((measure) => !neverFalls(frame, measure))
      .map((measure): [Measure, Float64Array] => [measure, meanSeries(timeline, measure).values]),
    ...byAge(frame, timeline),
  ];
}

/** How often rows came to their end by one age, by when they began: over the periods of which all were watched for as long. */
function byAge({ table: { stay }, dimensions }: Frame, timeline: Timeline): [Measure, Float64Array][] {
  const result = dimensions.find(({ column }) => column.name === stay?.column);
  const code = result?.labels.indexOf(result.event ?? '') ?? -1;
  if (!stay || !result || code < 0 || timeline.column.name !== stay.start) return [];
  const share = shareOfLabel(result, code, shareWith(result, result.labels[code] ?? ''));
  const whole = timeline.edges.slice(1).filter((end) => end + stay.within.days * DAY <= SECOND * stay.cut).length;
  return whole < LIMITS.fewestPeriods ? [] : [[share, meanSeries(timeline, share).values.slice(0, whole)]];
}

function changesIn(given: Series, log: TestLog): { steps: Finding<StepTold>[]; slopes: Finding<SlopeTold>[] } {
  const { frame, timeline, measure, values } = given;
  const guard = guardOf(measure, timeline);
  const cycle = A_CYCLE[timeline.grain];
  const plain = cycle === undefined ? null : withoutSeason(values, cycle);
  const year = plain ? OF_A_YEAR[timeline.grain] : undefined;
  const series = year === undefined ? given : { ...given, cycle: year };
  const several = changesOf(plain ?? values);
  // What only opens or closes changes the level of no one.
  const isOwn = (turn: Turn) => !measure || !comesOfClosed(frame, timeline, measure, turn);
  const found = oneStep(plain ? { ...series, values: plain } : series);
  const one = found && isOwn(found.step) ? found : null;
  if (!one && !several) return { steps: [], slopes: [] };
  const own = several
    ? { steps: stepsAmong(series, several).filter(isOwn), slopes: slopesAmong(series, several) }
    : { steps: [], slopes: [] };
  const told = [...own.steps, ...own.slopes];
  // One question of a series, however it is answered: the better of two answers counts twice.
  const p = several ? Math.min(1, 2 * Math.min(several.p, oneP(one, guard))) : oneP(one, guard);
  const believed = told.every(({ up }) => guard(up)) ? p : oneP(one, guard);
  const test = log.add(measure && believed < LARGEST_P ? Math.max(believed, timeP(frame, timeline, measure)) : believed, 'time');
  if (told.length === 0)
    // A series of pieces that are not worth telling is none of a single step either.
    return { steps: one?.worthTelling && !several?.changes.length ? [stepFinding(series, one.step, [test])] : [], slopes: [] };
  const plainest = new Set(told.toSorted((a, b) => a.p - b.p).slice(0, LIMITS.mostASeries));
  const tests = (change: { p: number }) => [test, log.member(change.p, test, told.length)];
  return {
    steps: own.steps.filter((change) => plainest.has(change)).map((change) => stepFinding(series, change, tests(change))),
    slopes: own.slopes.filter((change) => plainest.has(change)).map((change) => change.finding(tests(change))),
  };
}

const oneP = (one: ReturnType<typeof oneStep>, guard: Guard): number => (one && guard(one.step.up) ? one.step.p : 1);
