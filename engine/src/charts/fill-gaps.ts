import { CYCLES } from '../insights/series/cycles';
import { nameWords } from '../profile/roles/name-words';

const STEPS = new Set(['hour', 'hours', 'day', 'dow', 'weekday', 'week', 'month', 'quarter', 'year', 'yr', 'hr', 'mon', 'dom']);
const HOUR = /^(\d{2}):00(:00)?$/;
const QUARTER = /^Q[1-4]$/;
const YEAR = /^(?:1[5-9]|20)\d\d$/;

/** Whether plain numbers count steps of time: they are years, or the column's name says so. */
export const isStep = (column: string, labels: readonly string[]): boolean =>
  labels.every((label) => /^-?\d{1,4}$/.test(label) && String(Number(label)) === label) &&
  (nameWords(column).some((word) => STEPS.has(word)) || labels.every((label) => YEAR.test(label)));

/**
 * Labels of equal steps of time with those between first and last that no row has: hours, weekdays, months, quarters and years.
 * Other labels stay as they are.
 * @param ordered in their order
 * @param column the column's name: plain numbers are steps of time only where it says so
 */
export function fillGaps(ordered: readonly string[], column: string): string[] {
  const between = (all: readonly string[]): string[] | null => {
    const [first, last] = [all.indexOf(ordered[0] ?? ''), all.indexOf(ordered.at(-1) ?? '')];
    return ordered.every((label) => all.includes(label)) ? all.slice(first, last + 1) : null;
  };
  const numbers = (write: (n: number) => string, read: (label: string) => number) => {
    const [from, to] = [read(ordered[0] ?? ''), read(ordered.at(-1) ?? '')];
    return to - from < 100 ? Array.from({ length: to - from + 1 }, (_, i) => write(from + i)) : [...ordered];
  };
  for (const { labels } of CYCLES) {
    const found =
      between(labels) ??
      between(labels.map((label) => label.slice(0, 3))) ??
      between(labels.map((label) => label.toLowerCase())) ??
      between(labels.map((label) => label.toUpperCase()));
    if (found) return found;
  }
  if (ordered.every((label) => HOUR.test(label))) {
    const rest = HOUR.exec(ordered[0] ?? '')?.[2] ?? '';
    return numbers((n) => `${String(n).padStart(2, '0')}:00${rest}`, Number.parseInt);
  }
  if (ordered.every((label) => QUARTER.test(label)))
    return numbers(
      (n) => `Q${n}`,
      (label) => Number(label.slice(1)),
    );
  return isStep(column, ordered) ? numbers(String, Number) : [...ordered];
}
