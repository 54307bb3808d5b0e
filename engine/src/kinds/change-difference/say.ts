import type { Row } from '../../duckdb/cell';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Measure } from '../../insights/frame/frame';
import { welch } from '../../stats/groups/welch';
import { periodText, type Grain } from '../../wording/date-text';
import { human, labelText, list } from '../../wording/human';
import { momentText } from '../../wording/moment-text';
import { betweenText, distanceText, intervalText, numberText, wholeText } from '../../wording/number-text';
import { groupText, isSeveral, levelNoun, measureText } from '../../wording/phrases';
import { thingNoun } from '../../wording/thing-noun';
import { holds } from '../farthest';
import { needsNoun } from '../group-levels/say';
import { LIMITS } from './limits';
import { t } from './messages';

/** How far each of a few groups goes from the first to the last moment. */
export interface ChangeTold {
  measure: Measure;
  dimension: Dimension;
  /** In the order of the sentence, the one that goes another way than the others first; the query tells them as from0 and to0, from1 and to1, … */
  labels: string[];
  /** The groups behind it are told as one. */
  others: boolean;
  /** Which of them is the control; null where the first is set against all others. */
  against: number | null;
  /** From which moment on the first differs. */
  since: number | null;
  /** It goes up more, or down less, than the others. */
  higher: boolean;
  /** What moments are counted in that have no dates. */
  axis: string | null;
  grain: Grain;
  /** Things that are compared, and the columns that name them. */
  things: number;
  named: readonly string[];
  /** p of a difference that may be chance, where it is told as such. */
  open: number | null;
}

export const sayChanges: Say<ChangeTold> = ({ sql, told }, facts) => {
  const { measure, dimension, labels, others, higher, axis, grain, things, named, open } = told;
  const [value, baseline] = [fact(facts, 'value'), fact(facts, 'baseline')];
  if (!(higher ? value > baseline : value < baseline) || !(fact(facts, 'least') >= LIMITS.fewestThings)) return null;
  const when = (key: string) => (axis === null ? periodText(fact(facts, key), grain) : momentText(axis, fact(facts, key)));
  const groups = [
    ...labels.map((label, i) => (i === 0 || needsNoun(label) ? groupText(dimension, label) : labelText(label))),
    ...(others ? [t('others')] : []),
  ];
  const moves = groups.map((group, i): Move => {
    const [from, to] = [fact(facts, `from${i}`), fact(facts, `to${i}`)];
    const last = measureText(measure, to);
    return {
      group,
      to: last,
      amount: distanceText(to - from, measure.unit, measure.fraction),
      range: betweenText(from, to, measure.unit, measure.fraction),
      way: measureText(measure, from) === last ? 'stays' : to > from ? 'rises' : 'falls',
    };
  });
  // What reads the same is no difference.
  if (new Set(moves.map(({ way, amount }) => (way === 'stays' ? way : way + amount))).size === 1) return null;
  const many = isSeveral(measure);
  const [thing, ...more] = named;
  const noun = thing === undefined || more.length > 0 ? null : thingNoun(thing);
  const change = t('change', {
    first: when('first'),
    last: when('last'),
    noun: levelNoun(measure),
    changes: list(moves.map((move, i) => changeText(move, moves[i - 1], many))),
  });
  const apart = welch(
    { mean: value, sd: fact(facts, 'own_sd'), n: fact(facts, 'own_n') },
    { mean: baseline, sd: fact(facts, 'rest_sd'), n: fact(facts, 'rest_n') },
  );
  // Ranks may tell two groups apart whose means do not lie apart: what is said is said of means.
  if (apart && open === null && apart.low <= 0 && apart.high >= 0) return null;
  const by = apart && open === null ? apartText(apart, told, facts) : '';
  return {
    sentence: open === null ? `${change}${by}` : t('open', { change }),
    ...(open === null ? {} : { evidence: [t('uncorrected', { p: numberText(Number(open.toPrecision(1))) })] }),
    words: value === 0 ? [] : [value > 0 ? holds('rises', 'value > 0', sql) : holds('falls', 'value < 0', sql)],
    baseline,
    n: fact(facts, 'n'),
    counted:
      noun === null
        ? t('values', { number: wholeText(things), column: list(named.map((column) => human(column))) })
        : t('things', { number: wholeText(things), things: noun }),
  };
};

/** How much further the first goes than the control, or all others, with its interval, and since when. */
function apartText(
  { distance, low, high }: { distance: number; low: number; high: number },
  { measure: { unit, fraction }, dimension, labels, against, since, higher, axis }: ChangeTold,
  facts: Row,
): string {
  const [least, most] = [low, high].map((one) => (higher ? one : -one)).sort((a, b) => a - b);
  const control = against === null ? null : (labels[against] ?? '');
  const only = labels.length === 2 ? labels[1] : undefined;
  const other = control ?? only;
  const told = {
    others: other === undefined,
    other: other === undefined ? '' : needsNoun(other) ? groupText(dimension, other) : labelText(other),
    distance: distanceText(distance, unit, fraction),
    more: higher,
    interval: intervalText(least ?? NaN, most ?? NaN, unit, fraction),
  };
  const [own, rest] = [fact(facts, 'own_since'), fact(facts, 'rest_since')];
  const begins = since !== null && axis !== null && (higher ? own > rest : own < rest);
  return begins ? ` ${t('apart-since', { ...told, since: momentText(axis, since) })}` : ` ${t('apart', told)}`;
}

interface Move extends Record<'group' | 'to' | 'amount' | 'range', string> {
  way: 'rises' | 'falls' | 'stays';
}

/** The verb stands once for all that go the same way. */
const changeText = ({ way, ...move }: Move, before: Move | undefined, many: boolean): string =>
  way === before?.way && way !== 'stays' ? t('also', move) : t(way, { ...move, many });
