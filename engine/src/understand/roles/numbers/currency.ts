import type { Column } from '../../../model';
import type { ColumnFacts } from '../../../profile/column-facts';
import { currencyOfName } from '../../../profile/roles/quotients';
import { unitOfName } from '../../../profile/roles/unit-of-name';
import type { Decided } from '../decided';

const SIGNS = /^(?:[$€£¥₹₽₩₺₴₦]|US\$|A\$|C\$|R\$)$/;
/** ISO 4217, as the platform knows it. */
const CODES: ReadonlySet<string> = new Set(Intl.supportedValuesOf('currency'));

/** Whether the labels of a column are all currencies. */
export function isCurrencyColumn({ facts, column }: { facts: ColumnFacts; column: Column }): boolean {
  if (column.type !== 'text' || !facts.labels || facts.labels.length === 0) return false;
  return facts.labels.every(([label]) => SIGNS.test(label.trim()) || CODES.has(label.trim().toUpperCase()));
}

/**
 * The column that names the currency of each amount, where neither the cells nor the header of the amounts give one: the one that stands
 * nearest. A currency that only a neighbour's header gives is none.
 */
export function currencyFor(
  at: number,
  facts: ColumnFacts,
  decided: Decided,
  currencies: readonly { name: string; at: number }[],
): string | undefined {
  if (decided.quantity !== 'money' && decided.quantity !== 'price') return undefined;
  const { name, unit } = facts.column;
  if (unit !== null || currencyOfName(name) !== null || unitOfName(name) !== null) return undefined;
  return [...currencies].sort((a, b) => Math.abs(a.at - at) - Math.abs(b.at - at))[0]?.name;
}
