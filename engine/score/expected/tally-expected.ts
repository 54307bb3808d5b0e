import type { Claim } from '../../src/contracts/report/claim';
import type { ExpectedTable } from './make-expected';

/** What claims expect beside what is true. */
export interface Tally {
  claims: number;
  held: number;
  /** Sums of the distances from all others: as seen, as expected, as they are. */
  seen: number;
  told: number;
  real: number;
  /** Mean width of the intervals, each beside the plain one of the same rows. */
  widths: number[];
}

export const emptyTally = (): Tally => ({ claims: 0, held: 0, seen: 0, told: 0, real: 0, widths: [] });

/** Adds what the claims of a table expect of its members. */
export function tallyExpected(tally: Tally, table: ExpectedTable, claims: readonly Claim[]): void {
  for (const { subject, member, value, expected, confidence, small } of claims) {
    if (!expected || member === null || value === null || small || subject.breakdown !== table.members) continue;
    const { measure } = subject;
    if (!('column' in measure) || measure.column !== table.figure || subject.filter.length > 0) continue;
    const absence = measure.op === 'rate' && measure.value !== table.event;
    const truthOf = (name: string) => (absence ? 1 - (table.truths.get(name) ?? NaN) : (table.truths.get(name) ?? NaN));
    const others = [...table.rowsOf].filter(([name]) => name !== member);
    const rows = others.reduce((sum, [, n]) => sum + n, 0);
    const base = others.reduce((sum, [name, n]) => sum + n * truthOf(name), 0) / rows;
    const truth = truthOf(member);
    const side = Math.sign(value - base);
    const [low, high] = expected.interval;
    tally.claims++;
    if (low <= truth && truth <= high) tally.held++;
    tally.seen += side * (value - base);
    tally.told += side * (expected.value - base);
    tally.real += side * (truth - base);
    const half = table.halves.get(member) ?? (confidence ? (confidence[1] - confidence[0]) / 2 : null);
    if (half !== null) tally.widths.push((high - low) / (2 * half));
  }
}

/** Share of intervals that hold the truth, expected over true distances, seen over true ones, and width beside the plain interval. */
export const figuresOf = ({ claims, held, seen, told, real, widths }: Tally) => ({
  coverage: held / Math.max(1, claims),
  told: told / real,
  seen: seen / real,
  width: widths.reduce((sum, one) => sum + one, 0) / Math.max(1, widths.length),
});
