import { capital, list, series } from '../../wording/human';
import { numberText } from '../../wording/number-text';
import { countText } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import { LIMITS } from './limits';
import { t } from './messages';

/** Rows that are alike in several columns. */
export interface RepeatedTold {
  /** The columns' names and their common values, as they read. */
  parts: { noun: string; text: string }[];
  /** Rows that would be alike by chance. */
  expected: number;
}

export const sayRepeated: Say<RepeatedTold> = ({ told: { parts, expected } }, facts, frame) => {
  const value = fact(facts, 'value');
  if (value < LIMITS.leastRepeats) return null;
  const nouns = list(parts.map(({ noun }) => noun));
  const values = series(parts.map((part) => t('value', part)));
  return {
    sentence: t('repeated', {
      count: capital(countText(value, frame.rows)),
      nouns,
      values,
      hardly: expected < 1,
      expected: numberText(Math.round(expected)),
    }),
    baseline: expected,
    n: fact(facts, 'n'),
  };
};
