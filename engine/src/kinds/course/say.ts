import type { Row } from '../../duckdb/cell';
import { fact, type Say, type Saying } from '../../insights/finding';
import type { Measure } from '../../insights/frame/frame';
import { studentTwoSided } from '../../stats/distributions/distributions';
import { periodText, type Grain } from '../../wording/date-text';
import { capital, isPlural } from '../../wording/human';
import { momentText } from '../../wording/moment-text';
import { amountText, numberText } from '../../wording/number-text';
import { measureText } from '../../wording/phrases';
import { between, fastest, largest, moves, reachedAt, wordsOfShape, wordsOfStops, type Shape, type Stop } from './course-words';
import { LIMITS } from './limits';
import { t } from './messages';
import { sayAlone, type Alone } from './one-alone';
import { readAlike } from '../../wording/noted-numbers';

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
  /** Periods at either end, in whole cycles of the calendar, that its levels are taken from; 0: a third of the time. */
  over: number;
  /** One row a step of the path, its place `x` and its figure `y`: what the sentence's words are asked of. */
  steps: string;
  /** The one member whose way it is, where the mean of all others goes nowhere. */
  alone?: Alone;
}

/** What happens on it, and not in it. */
const isMoment = (grain: Grain): boolean => grain === 'day' || grain === 'hour';

/** The largest move of a series, and the one member whose move it is. */
export const sayCourse: Say<CourseTold> = (finding, facts, frame) => {
  const { alone, measure } = finding.told;
  const way = sayWay(finding, facts, frame);
  const whose = way && alone ? sayAlone(alone, measure, facts) : null;
  if (!way || whose === null) return way;
  const both = (sentence: string) => `${sentence} ${whose}`;
  const own = moves(
    fact(facts, 'own_late') > fact(facts, 'own_early'),
    `SELECT own_late AS late, own_early AS early FROM (${finding.sql})`,
  );
  return {
    ...way,
    sentence: both(way.sentence),
    words: [...(way.words ?? []), own],
    ...(way.without !== undefined && { without: both(way.without) }),
  };
};

/** From end to end, or over its turn where that is larger. */
const sayWay: Say<CourseTold> = ({ sql, told: { measure, grain, of, axis, leads, turns, going, ends, over, steps } }, facts) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  const high = fact(facts, 'high');
  const low = fact(facts, 'low');
  const text = (amount: number) =>
    of === 'sum' || of === 'growth' ? amountText(amount, measure.unit) : measureText(measure, amount);
  const when = (key: string, at: Grain = grain) =>
    t(isMoment(at) ? 'on' : 'in', { period: periodText(fact(facts, key), at) });
  const n = fact(facts, 'n');
  if (of === 'growth') {
    const finer = facts.grain === 'month' ? 'month' : grain;
    const many = isPlural(measure.noun);
    if (!(fact(facts, 'steps') >= LIMITS.fewestPeriods && high > 0)) return null;
    const total = { noun: capital(measure.noun), many, to: text(value), last: periodText(fact(facts, 'last'), 'day') };
    return {
      sentence: t('total', { ...total, highAt: when('high_at', finer), high: text(high) }),
      words: [fastest(steps, fact(facts, 'high_at'))],
      without: t('total-alone', total),
      n,
    };
  }
  const range = high - low;
  if (of === 'step') {
    const far = Math.abs(value - baseline) >= LIMITS.oneWay * range;
    // Two figures are enough of what many things show one by one.
    const fewest = axis === undefined ? 2 : LIMITS.fewestPeriods;
    if (!(fact(facts, 'steps') >= fewest && isMove(range, high, low)) || !far || !(alongP(facts) <= LIMITS.alongSteps)) return null;
    // A fall from one figure to the same figure is none.
    if (readAlike(text(value), text(baseline))) return null;
    const step = (key: string) => (axis === undefined ? when(key) : t('at', { moment: momentText(axis, fact(facts, key)) }));
    const told = { from: text(baseline), to: text(value), first: step('first'), last: step('last') };
    return {
      sentence: t(value > baseline ? 'rises' : 'falls', { subject: t('mean', { noun: measure.noun }), many: false, ...told }),
      words: [moves(value > baseline, `SELECT value AS late, baseline AS early FROM (${sql})`)],
      baseline,
      n,
    };
  }
  if (!(fact(facts, 'steps') >= LIMITS.fewestPeriods) || !isMove(range, high, low)) return null;
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
  const [highNamed, lowNamed] = [isNamed(facts, 'high'), isNamed(facts, 'low')];
  const shape = shapeOf({ value, baseline, high, low }, highNamed && said.high !== said.to, lowNamed && said.low !== said.to);
  const oneWay = shape.startsWith('rises') && ends === 1 ? 'rises' : shape.startsWith('falls') && ends === -1 ? 'falls' : null;
  const stops = stopsOf(turns, facts);
  const turned = stops.length >= LIMITS.stopsOfPath;
  const shown = going === 'path' && (oneWay !== null || turned || (shape === 'peak' && highNamed) || (shape === 'trough' && lowNamed));
  const around = () => sayAround({ ...said, middle: text(fact(facts, 'middle')) }, text, { sql, grain, steps, going, ends, over, leads }, facts);
  if (!shown) return around();
  // One turn stands in the first sentence.
  if (!turned) return { sentence: t(shape, said), words: wordsOfShape(shape, steps, facts), baseline, n };
  const point = (stop: Stop) => ({ amount: text(stop.y), when: t(isMoment(grain) ? 'on' : 'in', { period: periodText(stop.at, grain) }) });
  const [from, to] = largestMove(stops);
  const move = { subject: said.subject, many: said.many, up: to.y > from.y, from: text(from.y), first: point(from).when, to: text(to.y), last: point(to).when };
  const path = stops.slice(1, -1).map((stop) => t('turn', { ...point(stop), high: stop.high === true })).reduce((before, next) => t('turns', { before, next }));
  const sentence = oneWay ? t('path', { lead: t(oneWay, said), turns: path }) : t('path-ends', { ...said, lead: t('move', move), turns: path });
  const without = oneWay ? t(oneWay, said) : around()?.sentence;
  const words = [...wordsOfStops(steps, stops), oneWay ? between(steps, oneWay === 'rises', fact(facts, 'first'), fact(facts, 'last')) : largest(steps, stops, to.at)];
  return { sentence, words, ...(without === undefined ? {} : { without }), baseline, n };
}; // prettier-ignore

/** Whether a series moves by enough of its level that a reader sees it once it is rounded. */
const isMove = (range: number, high: number, low: number): boolean =>
  range > LIMITS.flat * Math.max(Math.abs(high), Math.abs(low));

const ENDS = ['low', 'high'] as const;

/** Whether a period that brought most or least did so for its days as well: a February brings least where all days are alike. */
const isNamed = (facts: Row, end: 'low' | 'high'): boolean => fact(facts, `${end}_a_day`) !== 0;

/** What both sentences about a series that scatters take. */
interface Around extends Record<'subject' | 'low' | 'lowAt' | 'high' | 'highAt' | 'middle', string> {
  many: boolean;
}

/** Between what a series varies, and how its level goes where that alone is certain: no two readings of it stand for where it went. */
function sayAround(
  said: Around,
  text: (amount: number) => string,
  {
    sql,
    grain,
    steps,
    going,
    ends,
    over,
    leads,
  }: Pick<CourseTold, 'grain' | 'steps' | 'going' | 'ends' | 'over' | 'leads'> & { sql: string },
  facts: Row,
): Saying | null {
  const named = ENDS.filter((end) => isNamed(facts, end));
  const words = named.map((end) => reachedAt(steps, end, fact(facts, `${end}_at`)));
  const place = (end: 'low' | 'high') =>
    named.includes(end) ? t('placed', { amount: said[end], at: said[`${end}At`] }) : said[end];
  const placed = { ...said, low: place('low'), high: place('high') };
  const [early, late] = [fact(facts, 'first_third'), fact(facts, 'last_third')];
  const rest = { baseline: fact(facts, 'baseline'), n: fact(facts, 'n') };
  // The whole table may not bear out what its sample shows.
  if (going !== 'none' && ends !== 0 && Math.sign(late - early) === ends && text(early) !== text(late))
    return {
      sentence: t('level', {
        ...placed,
        up: ends > 0,
        early: text(early),
        late: text(late),
        over,
        number: numberText(over),
        grain,
      }),
      words: [...words, moves(ends > 0, `SELECT last_third AS late, first_third AS early FROM (${sql})`)],
      ...rest,
    };
  return leads ? { sentence: t('varies', placed), words, ...rest } : null;
}

/**
 * p of what rises or falls from step to step, by how the slopes of the single things differ (Student's t of their mean); of few things that of a
 * line through the means of all steps.
 */
function alongP(facts: Row): number {
  const things = fact(facts, 'things');
  if (things >= LIMITS.fewestThings)
    return studentTwoSided((fact(facts, 'slope') / fact(facts, 'scatter')) * Math.sqrt(things), things - 1);
  const [r, left] = [fact(facts, 'r'), fact(facts, 'steps') - 2];
  return studentTwoSided(r * Math.sqrt(left / Math.max(1 - r * r, Number.EPSILON)), left);
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
function shapeOf({ value, baseline, high, low }: Path, highTold: boolean, lowTold: boolean): Shape {
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
