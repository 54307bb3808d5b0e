import { rounded } from '../make/fill';
import { Random } from '../make/random';
import type { PlainTable } from './time-headers';

/** Names of rates, ratios and indices that are no percent. */
export const RATE_NAMES = ['birth rate', 'death rate', 'crime rate', 'heart rate', 'exchange rate', 'fertility rate', 'hourly rate', 'bit rate', 'frame rate', 'flow rate', 'sampling rate', 'pulse rate', 'room rate', 'daily rate', 'reproduction rate', 'infection rate per 100000', 'murder_rate', 'price earnings ratio', 'student teacher ratio', 'sex ratio', 'odds ratio', 'compression ratio', 'current ratio', 'body mass index', 'consumer price index', 'heat index', 'gini index'] as const; // prettier-ignore

/** Words for parts of one. */
export const SHARE_NAMES = ['share', 'market share', 'completed share', 'part of total', 'fraction', 'Anteil', 'share_of_voice', 'proportion', 'part', 'used fraction'] as const; // prettier-ignore

export interface RateTable extends PlainTable {
  column: number;
}

const tableOf = (name: string, cells: readonly string[], random: Random): RateTable => ({
  name,
  header: ['district', name, 'inspections'],
  rows: cells.map((cell, i) => [`District ${i + 1}`, cell, String(random.whole(3, 400))]),
  column: 1,
});

export function rateTables(): RateTable[] {
  return RATE_NAMES.map((name, n) => {
    const random = new Random(700 + n);
    const top = random.pick([6, 40, 180]);
    return tableOf(name, Array.from({ length: 60 }, () => String(rounded(random.between(top / 8, top), 2))), random); // prettier-ignore
  });
}

/** Parts of one, with a single value a little above it. */
export function sharesAboveOne(): RateTable[] {
  return SHARE_NAMES.map((name, n) => {
    const random = new Random(760 + n);
    const cells = Array.from({ length: 60 }, () => random.between(0.05, 0.99).toFixed(3));
    cells[random.whole(5, 50)] = '1.043';
    return tableOf(name, cells, random);
  });
}
