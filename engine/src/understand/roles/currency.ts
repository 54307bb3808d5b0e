import type { Column } from '../../model';
import type { ColumnFacts } from '../../profile/column-facts';
import type { Decided } from './decided';

const SIGNS = /^(?:[$€£¥₹₽₩₺₴₦]|US\$|A\$|C\$|R\$)$/;
/** ISO 4217, as the platform knows it. */
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether the labels of a column are all currencies. */
export function isCurrencyColumn({ facts, column }: { facts: ColumnFacts; column: Column }): boolean {
  if (column.type !== 'text' || !facts.labels || facts.labels.length === 0) return false;
  return facts.labels.every(([label]) => SIGNS.test(label.trim()) || CODES.has(label.trim().toUpperCase()));
}

/** The column that names the currency of each amount, where amounts have none of their own: the one that stands nearest. */
export function currencyFor(
  at: number,
  column: Column,
  decided: Decided,
  currencies: readonly { name: string; at: number }[],
): string | undefined {
  if (decided.quantity !== 'money' && decided.quantity !== 'price') return undefined;
  if (column.unit !== null) return undefined;
  return [...currencies].sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0]?.name;
}
