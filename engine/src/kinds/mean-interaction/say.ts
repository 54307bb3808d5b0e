import type { Row } from '../../duckdb/cell';
import { columnMeasure } from '../../insights/frame/measures/measure-of';
import { quotientOfSums } from '../../insights/frame/measures/quotient-of-sums';
import { labelText, list } from '../../wording/human';
import { readAlike } from '../../wording/noted-numbers';
import { amountText, isMoney, isTimeUnit } from '../../wording/number-text';
import { comparison } from '../../wording/comparison';
import { amountsIn, measureText, rowsWith } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Dimension, Frame, Measure } from '../../insights/frame/frame';
import { elsewhereText } from './elsewhere-text';
import { t } from './messages';

/** A measure whose level a label changes in one group alone. */
export interface LevelInsideTold {
  group: Dimension;
  groupLabel: string;
  split: Dimension;
  label: string;
  measure: Measure;
  high: boolean;
  isCertainElsewhere: boolean;
  /** Neither the group nor the label has anything of it elsewhere. */
  isAlone?: boolean;
  /** What else is different in the cell. */
  along?: readonly Measure[];
}

export const sayLevelInside: Say<LevelInsideTold> = ({ told }, facts, frame) => {
  const { group, groupLabel, split, label, measure, high } = told;
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  if (value > baseline !== high) return null;
  const text = (x: number) => measureText(measure, x);
  const elsewhere = elsewhereText(facts, text, [group, split], told.isCertainElsewhere);
  if (elsewhere === null) return null;
  return {
    sentence: t('inside', {
      group: rowsWith(frame, group, groupLabel),
      split: split.noun,
      label: labelText(label),
      value: text(value),
      noun: measure.noun,
      compared: comparison(value, baseline, amountsIn(measure), 'others'),
      elsewhere,
      stake: told.isAlone === true ? stakeText(frame, measure, facts) : '',
      along: alongText(told.along ?? [], facts),
    }),
    baseline,
    n: fact(facts, 'n'),
  };
};

/** What all rows of the cell come to beyond what they would at the others' level; nothing of what cannot be added up. */
function stakeText(frame: Frame, measure: Measure, facts: Row): string {
  const [value, baseline, n] = [fact(facts, 'value'), fact(facts, 'baseline'), fact(facts, 'n')];
  const above = measureAbove(frame, measure);
  const sums =
    (measure.additive || measure.pair !== null || isTimeUnit(measure.unit) || isMoney(measure.unit)) && !measure.fraction;
  const beyond = above ? fact(facts, 'above') - baseline * fact(facts, 'below') : sums ? (value - baseline) * n : NaN;
  if (!Number.isFinite(beyond) || beyond === 0) return '';
  const noun = (above ?? measure).noun;
  return t('stake', { noun, amount: amountText(Math.abs(beyond), (above ?? measure).unit), less: beyond > 0 });
}

/** What stands above in a quotient of two columns. */
function measureAbove(frame: Frame, measure: Measure): Measure | undefined {
  const [above, ...more] = quotientOfSums(frame, measure)?.columns.above ?? [];
  return above === undefined || more.length > 0 ? undefined : columnMeasure(frame, above);
}

function alongText(along: readonly Measure[], facts: Row): string {
  const levels = along.flatMap((measure, i) => {
    const [own, others] = [fact(facts, `along_${i}`), fact(facts, `along_${i}_others`)];
    const [value, baseline] = [measureText(measure, own), measureText(measure, others)];
    return Number.isNaN(own) || Number.isNaN(others) || readAlike(value, baseline)
      ? []
      : [t('along.one', { value, noun: measure.noun, baseline })];
  });
  return levels.length === 0 ? '' : t('along', { levels: list(levels) });
}
