import { capital, isPlural } from '../../wording/human';
import { levelSlots } from '../../wording/level';
import { measureText } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Measure } from '../../insights/frame/frame';
import type { Row } from '../../duckdb/cell';
import { t } from './messages';

/** A stretch of a measure's scale in which another measure stands higher or lower. */
export interface CurveTold {
  x: Measure;
  y: Measure;
  /** First and last value of the stretch. */
  low: number;
  high: number;
  up: boolean;
}

export const sayCurve: Say<CurveTold> = ({ told: { x, y, low, high, up } }, facts, frame) => {
  const value = fact(facts, 'value');
  const baseline = fact(facts, 'baseline');
  if (value > baseline !== up) return null;
  const stretch = low === high ? measureText(x, low) : t('stretch', { low: measureText(x, low), high: measureText(x, high) });
  const who = t('rows', { rows: frame.rows, noun: x.noun, stretch });
  const sentence = t('curve', { ...levelSlots(y, who, value, baseline), beside: besideText(x, y, facts) });
  return { sentence: capital(sentence), baseline, n: fact(facts, 'n') };
};

/** The levels on both sides of the stretch that is told: what it stands out from. */
function besideText(x: Measure, y: Measure, facts: Row): string {
  const [below, above] = [fact(facts, 'below'), fact(facts, 'above')];
  const who = { x: x.short, many: isPlural(x.short) };
  if (Number.isNaN(below)) return t('beside.higher', { ...who, above: measureText(y, above) });
  if (Number.isNaN(above)) return t('beside.lower', { ...who, below: measureText(y, below) });
  return t('beside.both', { ...who, below: measureText(y, below), above: measureText(y, above) });
}
