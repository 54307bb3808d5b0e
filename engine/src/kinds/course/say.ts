import type { Row } from '../../duckdb/cell';
import { fact, type Say, type Saying } from '../../insights/finding';
import type { Measure } from '../../insights/frame/frame';
import { studentTwoSided } from '../../stats/distributions/distributions';
import { periodText, type Grain } from '../../wording/date-text';
import { capital, isPlural } from '../../wording/human';
import { amountText, numberText } from '../../wording/number-text';
import { measureText } from '../../wording/phrases';
import { LIMITS } from './limits';
import { t } from './messages';

/** A noun that says itself how it was put together. */
const SUMMARY = /\b(?:mean|average|avg|median|mittel|moyenne|media)\b/i;

/** What stands for one period: its own reading, the mean or the sum of its readings, or how much a running total has grown. */
export type CourseOf = 'reading' | 'mean' | 'sum' | 'growth' | 'step';

export interface CourseTold {
  measure: Measure;
  grain: Grain;
  of: CourseOf;
  /** What steps are counted in that are not dated. */
  axis?: string;
  /** It is what the table is about; of the others a course without a large move says nothing. */
  leads: boolean;
  /** Where its path turns between its ends, in order: at a high or at a low. */
  turns: boolean[];
  /** Whether its readings go somewhere, only the level around which they scatter does, or none does. */
  going: 'path' | 'level' | 'none';
  /** How its end certainly stands against its beginning: 1 higher, -1 lower, 0 not certain. */
  ends: -1 | 0 | 1;
}

/** The largest move of a series: from end to end, or over its turn where that is larger. */
export const sayCourse: Say<CourseTold> = ({ told: { measure, grain, of, axis, leads, turns, going, ends } }, facts) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  const high = fact(facts, 'high');
  const low = fact(facts, 'low');
  const text = (amount: number) =>
    of === 'sum' || of === 'growth' ? amountText(amount, measure.unit) : measureText(measure, amount);
  const when = (key: string, at: Grain = grain) =>
    t(at === 'day' ? 'on' : 'in', { period: periodText(fact(facts, key), at) });
  const n = fact(facts, 'n');
  if (of === 'growth') {
    const finer = facts.grain === 'month' ? 'month' : grain;
    const many = isPlural(measure.noun);
    if (!(fact(facts, 'steps') >= LIMITS.fewestPeriods && high > 0)) return null;
    return {
      sentence: t('total', { noun: capital(measure.noun), many, to: text(value), last: periodText(fact(facts, 'last'), 'day'), highAt: when('high_at', finer), high: text(high) }),
      n,
    }; // prettier-ignore
  }
  const range = high - low;
  if (of === 'step') {
    const far = Math.abs(value - baseline) >= LIMITS.oneWay * range;
    if (!(fact(facts, 'steps') >= LIMITS.fewestPeriods && range > 0) || !far || !(alongP(facts) <= LIMITS.alongSteps)) return null;
    const step = (key: string) => numberText(fact(facts, key));
    return {
      sentence: t(value > baseline ? 'rises-along' : 'falls-along', {
        noun: t('mean', { noun: measure.noun }),
        from: text(baseline),
        to: text(value),
        axis: axis ?? '',
        first: step('first'),
        last: step('last'),
      }),
      baseline,
      n,
    };
  }
  if (!(fact(facts, 'steps') >= LIMITS.fewestPeriods) || !(range > LIMITS.flat * Math.max(Math.abs(high), Math.abs(low)))) return null;
  const subject = of === 'sum' ? t('a-period', { noun: capital(measure.noun), grain }) : of === 'mean' && !SUMMARY.test(measure.noun) ? t('mean', { noun: measure.noun }) : capital(measure.noun);
  const said = {
    subject,
    many: isPlural(measure.noun) && (of !== 'mean' || SUMMARY.test(measure.noun)),
    from: text(baseline),
    first: when('first'),
    to: text(value),
    last: when('last'),
    high: text(high),
    highAt: when('high_at'),
    low: text(low),
    lowAt: when('low_at'),
  };
  const shape = shapeOf({ value, baseline, high, low }, said.high !== said.to, said.low !== said.to);
  const oneWay = shape.startsWith('rises') && ends === 1 ? 'rises' : shape.startsWith('falls') && ends === -1 ? 'falls' : null;
  const stops = stopsOf(turns, facts);
  const turned = stops.length >= LIMITS.stopsOfPath;
  const shown = going === 'path' && (oneWay !== null || turned || shape === 'peak' || shape === 'trough');
  if (!shown) return sayAround({ ...said, middle: text(fact(facts, 'middle')) }, text, { going, ends, leads }, facts);
  // One turn stands in the first sentence.
  if (!turned) return { sentence: t(shape, said), baseline, n };
  const point = (stop: Stop) => ({ amount: text(stop.y), when: t(grain === 'day' ? 'on' : 'in', { period: periodText(stop.at, grain) }) });
  const [from, to] = largestMove(stops);
  const move = { subject: said.subject, many: said.many, up: to.y > from.y, from: text(from.y), first: point(from).when, to: text(to.y), last: point(to).when };
  const path = stops.slice(1, -1).map((stop) => t('turn', { ...point(stop), high: stop.high === true })).reduce((before, next) => t('turns', { before, next }));
  const sentence = oneWay ? t('path', { lead: t(oneWay, said), turns: path }) : t('path-ends', { ...said, lead: t('move', move), turns: path });
  return { sentence, baseline, n };
}; // prettier-ignore

/** What both sentences about a series that scatters take. */
interface Around extends Record<'subject' | 'low' | 'lowAt' | 'high' | 'highAt' | 'middle', string> {
  many: boolean;
}

/** Between what a series varies, and how its level goes where that alone is certain: no two readings of it stand for where it went. */
function sayAround(
  said: Around,
  text: (amount: number) => string,
  { going, ends, leads }: Pick<CourseTold, 'going' | 'ends' | 'leads'>,
  facts: Row,
): Saying | null {
  const [early, late] = [fact(facts, 'first_third'), fact(facts, 'last_third')];
  const rest = { baseline: fact(facts, 'baseline'), n: fact(facts, 'n') };
  // The whole table may not bear out what its sample shows.
  if (going !== 'none' && ends !== 0 && Math.sign(late - early) === ends && text(early) !== text(late))
    return { sentence: t('level', { ...said, up: ends > 0, early: text(early), late: text(late) }), ...rest };
  return leads ? { sentence: t('varies', said), ...rest } : null;
}

/** p of a line through the means of all steps; their correlation with the step is a figure of the query. */
function alongP(facts: Row): number {
  const [r, left] = [fact(facts, 'r'), fact(facts, 'steps') - 2];
  return studentTwoSided(r * Math.sqrt(left / Math.max(1 - r * r, Number.EPSILON)), left);
}

/** A point that a path runs through. */
interface Stop {
  y: number;
  at: number;
  /** It turns there, at a high or a low; undefined at an end. */
  high?: boolean;
}

/** The ends of a path and its turns between them; only the ends where a turn is none by the figures of the whole table. */
function stopsOf(turns: readonly boolean[], facts: Row): Stop[] {
  const ends: [Stop, Stop] = [
    { y: fact(facts, 'baseline'), at: fact(facts, 'first') },
    { y: fact(facts, 'value'), at: fact(facts, 'last') },
  ];
  const own = turns.map((high, i): Stop => ({ y: fact(facts, `turn${i}`), at: fact(facts, `turn${i}_at`), high }));
  const stops = [ends[0], ...own, ends[1]];
  const isTurn = ({ y, at, high }: Stop, i: number): boolean =>
    [stops[i], stops[i + 2]].every((other) => other !== undefined && (high === true ? y > other.y : y < other.y)) &&
    at > (stops[i]?.at ?? Infinity) &&
    at < (stops[i + 2]?.at ?? -Infinity);
  return own.every(isTurn) ? stops : ends;
}

function largestMove(stops: readonly Stop[]): [Stop, Stop] {
  const moves = stops.slice(1).map((to, i): [Stop, Stop] => [stops[i] ?? to, to]);
  const size = ([from, to]: [Stop, Stop]) => Math.abs(to.y - from.y);
  return moves.reduce((most, move) => (size(move) > size(most) ? move : most));
}

interface Path {
  value: number;
  baseline: number;
  high: number;
  low: number;
}

/** Which move is the largest. A high or a low that reads like an end is not told beside it. */
function shapeOf({ value, baseline, high, low }: Path, highTold: boolean, lowTold: boolean) {
  const range = high - low;
  const above = high - Math.max(value, baseline);
  const below = Math.min(value, baseline) - low;
  const ends = Math.abs(value - baseline);
  const far = LIMITS.beyond * range;
  if (ends >= LIMITS.oneWay * range) {
    if (value > baseline)
      return above >= far && highTold ? 'rises-beyond' : below >= far && lowTold ? 'rises-after-low' : 'rises';
    return below >= far && lowTold ? 'falls-beyond' : above >= far && highTold ? 'falls-after-high' : 'falls';
  }
  if (above >= LIMITS.turn * range && above >= below) return 'peak';
  if (below >= LIMITS.turn * range) return 'trough';
  return 'varies';
}
