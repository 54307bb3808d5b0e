import type { Dimension, Frame } from '../../insights/frame/frame';
import { amountText, distanceText, isTimeUnit, percentText, wholeText } from '../../wording/number-text';
import { countText, measureText, rowsWith } from '../../wording/phrases';
import type { Mix } from '../../insights/behind';
import { behindGroup, type OfGroup } from '../mix-behind/mix-behind';
import type { About } from '../about';
import { isClassBySense } from './class-by-sense';
import { goodWayOf, goodWayOfLabel, isAmountOfHarm, isBad } from './good-way';
import { isBeyondExposure } from './exposure';
import { LIMITS } from './limits';
import { t } from './messages';

/**
 * A group whose level is not as it is wished for: what it would come to at the level of the others. Of those whom a result came about for nothing
 * can be brought to a level. Nor can money and numbers of things: they go with the size of what they are of (a large branch has more
 * complaints, a pair of socks brings less), which a plain comparison of means does not know.
 */
export function adviseOnLevel({
  frame,
  who,
  dimension,
  measure,
  claim: { direction, value, baseline, n, member },
}: About): string | null {
  if (
    !who ||
    !measure ||
    dimension?.outcome ||
    (dimension && isClassBySense(frame, dimension)) ||
    value === null ||
    baseline === null ||
    !isBad(goodWayOf(frame, measure), direction)
  )
    return null;
  const like = likeWithLike(frame, dimension, {
    member,
    values: measure.values,
    weights: measure.weights,
    measure: measure.typed,
  });
  if (like === null) return null;
  const base = like.alike ?? baseline;
  const said = { noun: measure.noun, who, base: measureText(measure, base), less: direction === 'high', count: countText(n, frame.rows) }; // prettier-ignore
  const sums = (measure.additive || measure.pair !== null) && !measure.fraction;
  if ((sums && !isTimeUnit(measure.unit)) || isAmountOfHarm(measure)) return null;
  return sums
    ? t('level', { ...said, stake: amountText(Math.abs(value - base) * n, measure.unit) })
    : t('level.each', { ...said, gap: distanceText(value - base, measure.unit, measure.fraction) });
}

/**
 * What the others come to with the group's own mix, where that is something else than their level. What mostly comes with the mix is not to be brought there, nor what
 * others have none of: null for both.
 */
function likeWithLike(frame: Frame, dimension: Dimension | null | undefined, { member, ...of }: Omit<OfGroup, 'code' | 'dimension'> & { member: string | null }): Partial<Mix> | null {
  if (!dimension || member === null) return {};
  const { mix, isOthers } = behindGroup(frame, { ...of, dimension, code: dimension.labels.indexOf(member) });
  return isOthers ? null : (mix ?? {});
} // prettier-ignore

/** A group in which something unwished is more frequent: how many cases lie between its rate and that of the others. What all or none are is so by what the words mean: who was given the money back has returned something. */
export function adviseOnShare({ frame, who, dimension, outcome, claim }: About): string | null {
  const { direction, value, baseline, n, member, subject } = claim;
  if (!who || !outcome || value === null || baseline === null) return null;
  if (!isBad(goodWayOfLabel(frame, outcome.dimension, outcome.label), direction)) return null;
  if (value === 0 || value === 1) return null;
  const code = outcome.dimension.labels.indexOf(outcome.label);
  const values = Float64Array.from(outcome.dimension.codes, (own) => (own === -1 ? NaN : Number(own === code)));
  const like = likeWithLike(frame, dimension, { member, values, measure: subject.measure });
  if (like === null) return null;
  const base = like.alike ?? baseline;
  const events = direction === 'high' ? value * n : (1 - value) * n;
  if (events < LIMITS.fewestEvents) return null;
  const cases = Math.round(Math.abs(value - base) * n);
  return cases < LIMITS.fewestCases
    ? null
    : t('share', {
        who,
        base: percentText(base),
        n: cases,
        fewer: direction === 'high',
        count: wholeText(n),
        rows: rowsWith(frame, outcome.dimension, outcome.label),
      });
}

/**
 * A group that holds more of a sum that is wished to be small than of what the sum is of. Of what is wished for, or only counted, nothing follows from
 * where most of it is, nor from where there is most of everything.
 */
export function adviseOnSum({ frame, who, measure, dimension, claim: { value, member } }: About): string | null {
  if (!who || !measure || dimension?.outcome !== false || value === null || member === null) return null;
  if (goodWayOf(frame, measure) !== 'low' || isClassBySense(frame, dimension)) return null;
  const code = dimension.labels.indexOf(member);
  if (
    !isBeyondExposure(frame, measure, {
      share: value,
      rows: dimension.counts[code] ?? 0,
      has: (row) => dimension.codes[row] === code,
    })
  )
    return null;
  return t('total', { noun: measure.noun, who, share: percentText(value) });
}

/** A group in which more rows come to each thing than elsewhere. */
export function adviseOnLoad(entity: string, { frame, claim, who }: About): string | null {
  const { value, baseline, direction } = claim;
  if (who === null || value === null || baseline === null || direction !== 'high' || !frame.ticketLike) return null;
  return t('load', { who, value: amountText(value, null), rows: frame.rows, entity, base: amountText(baseline, null) });
}
