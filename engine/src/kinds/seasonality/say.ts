import type { Word } from '../../contracts/report/claim';
import { capital, list } from '../../wording/human';
import { percentText } from '../../wording/number-text';
import type { Cycle } from '../../insights/series/cycles';
import { fact, type Say } from '../../insights/finding';
import { LIMITS } from './limits';
import { t } from './messages';

/** Parts of a cycle that bring more rows than others. */
export interface CountCycleTold {
  cycle: Cycle;
  busiest: number[];
  quiet: number[];
  /** The parts in which there are rows at all; none where they come in each. */
  open: number[];
  /** The share of the rows that the busiest parts would have if all parts were alike. */
  fair: number;
  /** That the busiest parts have more, and the quiet ones fewer, than if all parts were alike. */
  more: Word;
  fewer: Word;
}

export const sayCountCycle: Say<CountCycleTold> = (
  { told: { cycle, busiest, quiet, open, fair, more, fewer } },
  facts,
  frame,
) => {
  const value = fact(facts, 'value');
  if (!(value > fair)) return null;
  const rest = fact(facts, 'quiet');
  const isTold = quiet.length > 0;
  return {
    sentence: t('cycle', {
      busiest: capital(partsText(cycle, busiest)),
      several: busiest.length > 1,
      value: percentText(value),
      rows: frame.rows,
      fair: percentText(fair),
      within: open.length > 0,
      open: partsText(cycle, open),
      told: isTold,
      quiet: partsText(cycle, quiet),
      quietSeveral: quiet.length > 1,
      hardly: rest < LIMITS.hardlyAny,
      rest: isTold ? percentText(rest) : '',
    }),
    words: isTold ? [more, fewer] : [more],
    baseline: fair,
    n: fact(facts, 'n'),
  };
};

function partsText(cycle: Cycle, parts: number[]): string {
  const labels = parts.map((part) => cycle.labels[part] ?? '');
  if (cycle.id === 'hour')
    return t('hours', {
      n: parts.length,
      from: labels[0] ?? '',
      to: `${String(((parts.at(-1) ?? 0) + 1) % 24).padStart(2, '0')}:00`,
    });
  if (parts.length > 2) return t('parts', { from: labels[0] ?? '', to: labels.at(-1) ?? '' });
  return list(labels);
}
