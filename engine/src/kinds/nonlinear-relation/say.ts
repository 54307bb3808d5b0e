import { isPlural } from '../../wording/human';
import { levelSentence, measureText } from '../../wording/phrases';
import { fact, type Say } from '../../insights/finding';
import type { Measure } from '../../insights/frame/frame';
import type { Row } from '../../duckdb/cell';

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
  const stretch = low === high ? measureText(x, low) : `from ${measureText(x, low)} to ${measureText(x, high)}`;
  const level = levelSentence(y, `${frame.rows} with ${x.noun} ${stretch}`, value, baseline);
  return { sentence: `${level}; ${besideText(x, y, facts)}.`, baseline, n: fact(facts, 'n') };
};

/** The levels on both sides of the stretch that is told: what it stands out from. */
function besideText(x: Measure, y: Measure, facts: Row): string {
  const [below, above] = [fact(facts, 'below'), fact(facts, 'above')];
  const [where, there] = isPlural(x.short) ? [`where ${x.short} are`, 'they are'] : [`where ${x.short} is`, 'it is'];
  if (Number.isNaN(below)) return `${where} higher the average is ${measureText(y, above)}`;
  if (Number.isNaN(above)) return `${where} lower the average is ${measureText(y, below)}`;
  return `${where} lower the average is ${measureText(y, below)}, where ${there} higher ${measureText(y, above)}`;
}
