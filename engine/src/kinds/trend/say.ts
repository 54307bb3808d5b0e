import { capital, isPlural } from '../../wording/human';
import { amountText, coefficientText, distanceText, numberText } from '../../wording/number-text';
import { spanText, type Grain } from '../../wording/date-text';
import { rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Frame, Measure, Timeline } from '../../insights/frame/frame';

/** Periods whose means stand for the beginning and the end. */
export interface Ends {
  /** Last period of the beginning and first period of the end, with the outermost ones. */
  first: number;
  earlyTo: number;
  lateFrom: number;
  last: number;
}

/** A rise or fall of a measure, or of the number of rows, over the whole time. */
export interface TrendTold {
  timeline: Timeline;
  measure: Measure | null;
  group: { dimension: Dimension; label: string } | null;
  up: boolean;
  ends: Ends;
  /** The season was taken out. */
  seasonal: boolean;
  /** How plainly: what is small is told for its certainty only. */
  how: 'plainly' | 'slightly' | 'on the whole';
}

const A_PERIOD: Record<Grain, string> = {
  hour: 'an hour',
  day: 'a day',
  week: 'a week',
  month: 'a month',
  quarter: 'a quarter',
  year: 'a year',
};

const HOW: Record<TrendTold['how'], string> = { plainly: '', slightly: ' slightly', 'on the whole': ' on the whole' };

/** Who does what: `Cost of tickets in Rome rises`, `Tickets become rarer`. */
function movesText(frame: Frame, { measure, group, up }: TrendTold): string {
  const who = group ? rowsWith(frame, group.dimension, group.label) : frame.rows;
  if (!measure) return `${capital(who)} ${up ? 'become more frequent' : 'become rarer'}`;
  const noun = capital(measure.fraction ? `the share with ${measure.noun}` : measure.noun);
  const verb = isPlural(measure.noun) ? (up ? 'rise' : 'fall') : up ? 'rises' : 'falls';
  return group ? `${noun} of ${who} ${verb}` : `${noun} ${verb}`;
}

export const sayTrend: Say<TrendTold> = ({ told }, facts, frame) => {
  const { timeline, measure, up, ends, seasonal, how } = told;
  const value = fact(facts, 'value');
  const early = fact(facts, 'early');
  const late = fact(facts, 'late');
  const r = fact(facts, 'r');
  // Single rows that go the other way make no plain statement.
  if (value > 0 !== up || late > early !== up || (r !== 0 && r > 0 !== up)) return null;
  const span = (from: number, to: number) => spanText(timeline.edges[from] ?? 0, timeline.edges[to] ?? 0, timeline.grain);
  const first = span(ends.first, ends.earlyTo);
  const last = span(ends.lateFrom, ends.last);
  const level = (x: number) =>
    measure ? amountText(x, measure.unit, measure.fraction) : `${numberText(x)} ${A_PERIOD[timeline.grain]}`;
  const from = measure ? `an average of ${level(early)}` : level(early);
  const step = measure ? distanceText(value, measure.unit, measure.fraction) : numberText(Math.abs(value));
  const season = seasonal ? ', the season taken out' : '';
  const single = measure ? `correlation of single ${frame.rows} with time` : 'correlation with time';
  return {
    sentence:
      `${movesText(frame, told)}${HOW[how]} over time, from ${from} in ${first} to ${level(late)} in ${last}: ` +
      `about ${step} ${up ? 'more' : 'less'} with each ${timeline.grain}${season} (${single} ${coefficientText(r)}).`,
    baseline: early,
    n: fact(facts, 'n'),
  };
};
