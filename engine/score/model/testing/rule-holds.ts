import type { AlgebraLabel, LabelledTable } from '../label';
import { determines } from '../make/draft';

/** Rows in which a labelled rule does not hold, of those with all its cells; 0 for rules of the whole column that hold. */
export function rowsAgainst({ header, rows }: LabelledTable, rule: AlgebraLabel): number {
  const cells = (name: string): string[] => rows.map((row) => row[header.indexOf(name)] ?? '');
  const numbers = (name: string): number[] => cells(name).map((cell) => valueOf(cell));
  const result = numbers(rule.result);
  const from = rule.from.map(numbers);
  const [a = [], b = []] = from;
  const against = (expected: (i: number) => number): number => result.filter((value, i) => !near(value, expected(i))).length;
  switch (rule.kind) {
    case 'sum':
      return against((i) => from.reduce((sum, part) => sum + part[i]!, 0));
    case 'difference':
      return rule.from.some((name) => /:/.test(cells(name)[0] ?? ''))
        ? against((i) => (a[i]! - b[i]!) / 60_000)
        : against((i) => a[i]! - b[i]!);
    case 'product':
      return against((i) => a[i]! * b[i]!);
    case 'quotient':
      return against((i) => a[i]! / b[i]!);
    case 'complement':
      return against((i) => rule.constant! - a[i]!);
    case 'conversion':
      return against((i) => a[i]! * rule.constant! + (rule.constant === 1.8 ? 32 : 0));
    case 'power':
      return against((i) => (Math.PI / 4) * a[i]! ** rule.constant!);
    case 'rounding':
      return against((i) => Math.round(a[i]!));
    case 'rank':
      return against((i) => 1 + a.filter((value) => value > a[i]!).length);
    case 'cumulated':
      return against((i) => a.slice(0, i + 1).reduce((sum, value) => sum + value, 0));
    case 'lagged':
      return result.filter((value, i) => i > 0 && value !== a[i - 1]).length;
    case 'threshold':
      return cells(rule.result).filter((cell, i) => (cell === 'yes') !== a[i]! >= rule.constant!).length;
    case 'date-part':
      return determines(cells(rule.from[0] ?? ''), cells(rule.result)) ? 0 : 1;
    case 'until':
      // From the beginning of a year to the end of the last one.
      return result.filter((value, i) => a[i]! * 365 + value > (rule.constant! + 1) * 365).length;
    case 'followed':
      return result.filter((value, i) => value > 0 !== (cells(rule.from[0] ?? '')[i] !== '')).length;
    case 'settled': {
      const labels = cells(rule.from[0] ?? '');
      const filled = labels.filter((_, i) => !['', '0'].includes(cells(rule.result)[i] ?? ''));
      return filled.filter((label) => label !== filled[0]).length;
    }
    case 'bucket':
      return overlaps(cells(rule.result), a);
    case 'code':
      return determines(cells(rule.result), cells(rule.from[0]!)) && determines(cells(rule.from[0]!), cells(rule.result)) ? 0 : 1;
  }
}

const valueOf = (cell: string): number =>
  /^\d{4}-\d\d-\d\d/.test(cell) ? Date.parse(`${cell.replace(' ', 'T')}Z`) : Number(cell);

/** Within the rounding of what it is made from. */
const near = (a: number, b: number): boolean => Math.abs(a - b) <= 0.0101 + 1e-3 * Math.abs(b);

/** Pairs of buckets whose ranges of numbers overlap. */
function overlaps(labels: readonly string[], numbers: readonly number[]): number {
  const ranges = [...new Set(labels)].map((label) => {
    const own = numbers.filter((_, i) => labels[i] === label);
    return { low: Math.min(...own), high: Math.max(...own) };
  });
  const sorted = ranges.sort((x, y) => x.low - y.low);
  return sorted.filter(({ low }, i) => i > 0 && low <= sorted[i - 1]!.high).length;
}
