import { capital, list } from '../../wording/human';
import { percentText } from '../../wording/number-text';
import type { Cycle } from '../../insights/series/cycles';
import { fact, type Say } from '../../insights/finding';
import { LIMITS } from './limits';

/** Parts of a cycle that bring more rows than others. */
export interface CountCycleTold {
  cycle: Cycle;
  busiest: number[];
  quiet: number[];
  /** The share of the rows that the busiest parts would have if all parts were alike. */
  fair: number;
}

export const sayCountCycle: Say<CountCycleTold> = ({ told: { cycle, busiest, quiet, fair } }, facts, frame) => {
  const value = fact(facts, 'value');
  if (!(value > fair)) return null;
  const rest = fact(facts, 'quiet');
  const isTold = quiet.length > 0 && quiet.length <= cycle.labels.length / 2;
  const few = rest < LIMITS.hardlyAny ? 'hardly any' : `only ${percentText(rest)}`;
  const calm = isTold ? `; ${partsText(cycle, quiet)} ${quiet.length > 1 ? 'have' : 'has'} ${few}` : '';
  return {
    sentence: `${capital(partsText(cycle, busiest))} ${busiest.length > 1 ? 'bring' : 'brings'} ${percentText(value)} of ${frame.rows}, where an even spread would give ${percentText(fair)}${calm}.`,
    baseline: fair,
    n: fact(facts, 'n'),
  };
};

function partsText(cycle: Cycle, parts: number[]): string {
  const labels = parts.map((part) => cycle.labels[part] ?? '');
  if (cycle.id === 'hour')
    return `the hours from ${labels[0] ?? ''} to ${String(((parts.at(-1) ?? 0) + 1) % 24).padStart(2, '0')}:00`;
  if (parts.length > 2) return `${labels[0] ?? ''} to ${labels.at(-1) ?? ''}`;
  return list(labels);
}
