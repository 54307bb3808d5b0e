import { rateOf } from '../../../contracts/report/measure';
import type { Dimension, Frame, Measure } from '../../../insights/frame/frame';
import { LARGEST_P } from '../../../insights/judge/gate';
import { behindGroup, isMostlyMix, type OfGroup } from '../../mix-behind/mix-behind';
import { piecesOf } from '../../mix-behind/size-behind';
import type { Inside } from './cell-finding';

type Compared = Omit<OfGroup, 'dimension' | 'code'>;

export const ofLevel = (frame: Frame, measure: Measure): Compared => ({
  values: measure.values,
  weights: measure.weights,
  measure: measure.typed,
  amount: measure,
  pieces: piecesOf(frame, measure),
});

export const ofShare = (outcome: Dimension, label: number): Compared => ({
  values: Float64Array.from(outcome.codes, (own) => (own === -1 ? NaN : Number(own === label))),
  measure: rateOf(outcome.column.name, outcome.labels[label] ?? ''),
});

/**
 * Whether most of what a cell has of its own comes with what else its rows are, against the others of its row or against those of its column: its pieces, its mix of a third column, or
 * the wider group that one of its labels belongs to and whose others show the same.
 */
export function comesWithOthers(frame: Frame, { group, groupLabel, split, label, test }: Inside, of: Compared): boolean {
  // What cannot be told is not looked at any closer.
  if (test.p > LARGEST_P) return false;
  const [row, column] = [{ dimension: group, code: group.labels.indexOf(groupLabel) }, { dimension: split, code: split.labels.indexOf(label) }];
  return [[row, column], [column, row]].some(([within, own]) => {
    const values = of.values.map((value, i) => (within?.dimension.codes[i] === within?.code ? value : NaN));
    return own !== undefined && isMostlyMix(behindGroup(frame, { ...of, ...own, values }));
  });
} // prettier-ignore
