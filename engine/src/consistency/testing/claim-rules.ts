import { familyOf } from '../../contracts/report/insight-kind';
import type { Claim } from '../../contracts/report/claim';
import type { Facts } from './facts';

/** Whether a claim agrees with its own numbers. */
export type ClaimRule = (claim: Claim, facts: Facts) => boolean;

const num = (value: unknown): number => (typeof value === 'number' ? value : NaN);
const near = (a: number, b: number, tolerance: number): boolean =>
  Math.abs(a - b) <= tolerance * Math.max(Math.abs(a), Math.abs(b)) + 1e-9;

/** Numbers as sentences print them, with `million` and `billion` worked out. */
export const printed = (text: string): number =>
  Number(text.replace(/[^\d.−]/g, '').replace('−', '-')) * (/billion/.test(text) ? 1e9 : /million/.test(text) ? 1e6 : 1);

const AMOUNT = '([−$€]*\\d[\\d,.]*\\d?(?: (?:million|billion))?)';
const WHEN = '(?:in|on|between) .+?';
const TREND = new RegExp(`from (?:an average of )?${AMOUNT}%?.* ${WHEN} to ${AMOUNT}%?.* ${WHEN}: about ${AMOUNT}`);

/** How numbers stand to the words that a claim's kind and direction promise. */
export const claimRules: Record<string, ClaimRule> = {
  'a number is not finite': (claim) =>
    [claim.value, claim.baseline, claim.effect, claim.n].every((value) => value === null || Number.isFinite(value)),

  'the sentence holds no number but a mark of failure': ({ sentence }) =>
    !/\b(NaN|Infinity|undefined|null)\b|∞|\[object/.test(sentence),

  'equal to nothing': ({ sentence, value, baseline }) =>
    !/\bas many as in\b/.test(sentence) || (value === baseline && value !== 0),

  'direction against baseline': ({ kind, direction, value, baseline }) => {
    if (
      value === null ||
      baseline === null ||
      direction === 'none' ||
      !['group-difference', 'rate-difference', 'spike', 'seasonality', 'change-point'].includes(familyOf(kind))
    )
      return true;
    return direction === 'high' || direction === 'up' ? value >= baseline : value <= baseline;
  },

  'trend against its slope and end levels': ({ kind, direction, sentence }, facts) => {
    if (!['trend', 'subgroup-trend'].includes(familyOf(kind)) || !('early' in facts)) return true;
    const [early, late] = [num(facts.early), num(facts.late)];
    const up = direction === 'up';
    if (late > early !== up) return false;
    if (!('steps' in facts)) return true;
    if (!near((late - early) / num(facts.steps), num(facts.value), 1e-6)) return false;
    const [, from = '', to = '', slope = ''] = TREND.exec(sentence) ?? [];
    // What is printed must agree as well, as far as its digits go.
    const told = (printed(to) - printed(from)) / num(facts.steps);
    const rough = 0.06 + (0.02 * (Math.abs(printed(to)) + Math.abs(printed(from)))) / Math.abs(printed(to) - printed(from) || 1);
    return slope !== '' && near(Math.abs(told), Math.abs(printed(slope)), rough);
  },

  'trend against the correlation beside it': ({ kind, direction }, facts) =>
    kind !== 'trend' ||
    !('r' in facts) ||
    facts.r === null ||
    num(facts.r) >= 0 === (direction === 'up') ||
    Math.abs(num(facts.r)) < 0.005,

  'correlation against its coefficients': ({ kind, direction, sentence }, facts) => {
    if (familyOf(kind) !== 'correlation') return true;
    const positive = direction === 'pos';
    if (num(facts.value) > 0 !== positive || (num(facts.linear) < -0.1 && positive) || (num(facts.linear) > 0.1 && !positive))
      return false;
    const quarters = /with the lowest .+, .+ with the highest/.test(sentence);
    return !quarters || num(facts.top) > num(facts.bottom) === positive;
  },

  'highest and lowest are one': ({ kind, direction }, { highest, lowest, value, other }) =>
    kind === 'measure-seasonality'
      ? num(value) > num(other) === (direction === 'high') && value !== other
      : typeof highest !== 'string' || highest !== lowest,

  'times the base': ({ sentence, value, baseline }) => {
    const [, times] =
      /(?:averages?|average|:|,|(?:in|on|between) .+?) .*?([\d.]+) times (?:the (?:overall|usual|surrounding|others))/.exec(
        sentence,
      ) ?? [];
    return times === undefined || value === null || baseline === null || near(Number(times), value / baseline, 0.06);
  },

  'above and below the base': ({ sentence, value, baseline }) => {
    const [, side] = /(above|below) the (?:overall|usual|surrounding|others)/.exec(sentence) ?? [];
    return side === undefined || value === null || baseline === null || value > baseline === (side === 'above');
  },

  'a share beyond its whole': ({ subject, kind, value, sentence }) =>
    value === null ||
    !(subject.measure.op === 'rate' || subject.measure.op === 'attainment' || kind === 'contribution') ||
    familyOf(kind) === 'driver' ||
    (value >= 0 && value <= 1.0000001) ||
    sentence === '',

  'members out of order, or beyond their sum': ({ kind }, { value, next, low, total }) =>
    kind !== 'member-totals' ||
    (Number(value) >= Number(next) && Number(next) >= Number(low) && Number(value) + Number(next) <= 1.0000001 * Number(total)),

  'only so many, though more than usual': ({ kind, direction, value, baseline }) =>
    familyOf(kind) !== 'spike' || direction !== 'down' || value === null || baseline === null || value < baseline,

  'more of a change than there is': ({ kind, value }, facts) => {
    if (kind !== 'driver' || value === null) return true;
    const [all, own] = [num(facts.after) - num(facts.before), num(facts.now_is) - num(facts.was)];
    return near(own / all, value, 1e-9) && value <= 1 === Math.abs(own) <= Math.abs(all);
  },

  'hardly a difference that is one': ({ sentence }, facts) => {
    const elsewhere = Math.abs(num(facts.there) - num(facts.rest));
    const within = Math.abs(num(facts.value) - num(facts.baseline));
    return !/hardly such a difference/.test(sentence) || elsewhere <= 0.35 * within;
  },

  'quantiles out of order': (_, { low, middle, high }) =>
    typeof low !== 'number' || typeof middle !== 'number' || typeof high !== 'number' || (low <= middle && middle <= high),

  'an effect is denied': ({ sentence }) =>
    !/neither rises? nor falls?|spread evenly|beyond chance|about the same everywhere|not connected|no trend|no difference/i.test(
      sentence,
    ),
};
