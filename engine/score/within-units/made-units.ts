import { normalFrom } from '../../src/stats/distributions/random';
import { normalQuantile } from '../../src/stats/distributions/normal-quantile';

/** Rows of units beside each other, with two values of each. */
export interface MadeUnits {
  x: Float64Array;
  y: Float64Array;
  starts: Int32Array;
}

interface Shape {
  /** Rows of each unit. */
  sizes: (random: () => number) => number[];
  /** Shares of rows that have a label; a figure where there is none. */
  labels: readonly [x: number, y?: number];
  /** How much rows of one unit resemble each other in either value. */
  alike: readonly [x: number, y: number];
  /** By how much each row of a unit goes on from the one before. */
  runs?: number;
  /** Units of which any row may have the label. */
  treated?: number;
  /** By how much units differ in how their figures spread, the more rows have the label. */
  spread?: number;
  /** By how much what a label does differs from unit to unit. */
  slopes?: number;
  /** What a label does. */
  effect?: number;
}

const between = (units: number, least: number, most: number) => (random: () => number) =>
  Array.from({ length: units }, () => least + Math.floor(random() * (most - least + 1)));
const small = between(500, 1, 3);
const large = between(30, 20, 60);
const mixed = (random: () => number) => {
  const normal = normalFrom(random);
  return Array.from({ length: 100 }, () => Math.max(1, Math.round(Math.exp(1.5 + 1.2 * normal()))));
};

/** Both values go by units and have nothing to do with each other. */
export const NULLS: Readonly<Record<string, Shape>> = {
  'units of 1 to 3': { sizes: small, labels: [0.3, 0.3], alike: [0.5, 0.5] },
  'units of 1 to 3, rare labels': { sizes: small, labels: [0.05, 0.05], alike: [0.5, 0.5] },
  'units of 1 to 3, very rare and much alike': { sizes: small, labels: [0.02, 0.02], alike: [0.8, 0.8] },
  'units of 1 to 3, a figure': { sizes: small, labels: [0.3], alike: [0.5, 0.5] },
  'units of 1 to 3, a figure of uneven spread': { sizes: small, labels: [0.3], alike: [0.5, 0.5], spread: 0.8 },
  'few units of 1 to 3': { sizes: between(60, 1, 3), labels: [0.1, 0.3], alike: [0.5, 0.5] },
  'units of 3 to 9, rare labels': { sizes: between(120, 3, 9), labels: [0.05, 0.05], alike: [0.5, 0.5] },
  'units of any size': { sizes: mixed, labels: [0.3, 0.3], alike: [0.3, 0.3] },
  'units of any size, rare labels': { sizes: mixed, labels: [0.05, 0.1], alike: [0.5, 0.5] },
  '30 units of 20 to 60': { sizes: large, labels: [0.3, 0.3], alike: [0.2, 0.2] },
  '30 units of 20 to 60, rare labels': { sizes: large, labels: [0.05, 0.05], alike: [0.3, 0.3] },
  '30 units of 20 to 60, three with the label': { sizes: large, labels: [0.3, 0.1], alike: [0.2, 0.3], treated: 3 },
  '30 units of 20 to 60, in runs': { sizes: large, labels: [0.3, 0.3], alike: [0.1, 0.1], runs: 0.7 },
  '60 units of 20 to 60, in runs': { sizes: between(60, 20, 60), labels: [0.3, 0.3], alike: [0.1, 0.1], runs: 0.7 },
  '60 units of 20 to 60, of own slopes': { sizes: between(60, 20, 60), labels: [0.3], alike: [0.2, 0.2], slopes: 0.3 },
  '8 units of 20 to 200': { sizes: between(8, 20, 200), labels: [0.3], alike: [0.2, 0.2] },
};

/** A label does something to each row. */
export const EFFECTS: Readonly<Record<string, Shape>> = {
  'units of 1 to 3': { sizes: small, labels: [0.3, 0.3], alike: [0.5, 0.5], effect: 0.5 },
  'units of 1 to 3, rarer labels': { sizes: small, labels: [0.1, 0.1], alike: [0.5, 0.5], effect: 0.8 },
  'units of 3 to 9': { sizes: between(120, 3, 9), labels: [0.3, 0.3], alike: [0.4, 0.4], effect: 0.5 },
  'units of any size': { sizes: mixed, labels: [0.3, 0.3], alike: [0.3, 0.3], effect: 0.5 },
  '30 units of 20 to 60': { sizes: large, labels: [0.3, 0.3], alike: [0.2, 0.2], effect: 0.4 },
};

export function madeUnits(random: () => number, { sizes, labels: [ofX, ofY], alike, ...shape }: Shape): MadeUnits {
  const normal = normalFrom(random);
  const { runs = 0, treated = Infinity, spread = 0, slopes = 0, effect = 0 } = shape;
  const [x, y, starts]: [number[], number[], number[]] = [[], [], [0]];
  const mixOf = (part: number, unit: number, own: number) => Math.sqrt(part) * unit + Math.sqrt(1 - part) * own;
  const [leastX, leastY] = [ofX, ofY ?? NaN].map(normalQuantile);
  sizes(random).forEach((rows, unit) => {
    const [unitX, unitY] = [normal(), normal()];
    const [stray, slope] = [Math.exp(spread * unitX), effect + slopes * normal()];
    let [rowX, rowY] = [normal(), normal()];
    for (let row = 0; row < rows; row++) {
      rowX = mixOf(runs ** 2, rowX, normal());
      rowY = mixOf(runs ** 2, rowY, normal());
      const label = unit < treated && mixOf(alike[0], unitX, rowX) > (leastX ?? NaN) ? 1 : 0;
      const value = stray * mixOf(alike[1], unitY, rowY) + slope * label;
      x.push(label);
      y.push(ofY === undefined ? value : Number(value > (leastY ?? NaN)));
    }
    starts.push(x.length);
  });
  return { x: Float64Array.from(x), y: Float64Array.from(y), starts: Int32Array.from(starts) };
}
