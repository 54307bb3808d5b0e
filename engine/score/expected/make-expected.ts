import { studentQuantile } from '../../src/stats/distributions/student-quantile';
import type { Random } from '../model/make/random';
import { fixed, times, type NullTable } from '../nulls/null-family';
import { themeOf } from '../nulls/wide/theme';

/** A table of which it is known what each member really is: what its rows were drawn around. */
export interface ExpectedTable extends NullTable {
  /** Column of the members, and column of the figure. */
  members: string;
  figure: string;
  /** Label of the outcome whose share it is; null of a mean. */
  event: string | null;
  truths: ReadonlyMap<string, number>;
  /** Rows of each member. */
  rowsOf: ReadonlyMap<string, number>;
  /** Half of the interval that somebody gives a member who knows how its rows came about; missing where the plain one by rows is that. */
  halves: ReadonlyMap<string, number>;
}

/** How many members there are, and how many rows each has. */
const SIZES = [[3, 150], [5, 120], [8, 100], [12, 80], [30, 60], [60, 40]] as const; // prettier-ignore
/** Spread of what members really are, in that of single rows. */
const BETWEEN = [0.1, 0.2, 0.4];

/** A table of members that differ by chance and in truth: of a mean, of a share, or of a mean in which rows belong to smaller units. */
export function makeExpected(random: Random, form: 'mean' | 'share' | 'units'): ExpectedTable {
  const theme = themeOf(random);
  const [k, usual] = random.pick(SIZES);
  const between = random.pick(BETWEEN);
  const names = times(
    k,
    (i) => `${theme.higher.slice(0, 1).toUpperCase()}${String.fromCharCode(97 + (i % 26))}${'aeiou'[Math.floor(i / 26)] ?? ''}n`,
  );
  const uneven = random.chance(0.5);
  const truths = new Map<string, number>();
  const rowsOf = new Map<string, number>();
  const halves = new Map<string, number>();
  const [outcome, yes, no] = theme.outcome;
  const share = random.between(0.06, 0.5);
  const other = theme.varying[0];
  const rows = names.flatMap((name, m) => {
    const n = uneven ? Math.max(15, Math.round(usual * random.between(0.3, 1.7))) : usual;
    rowsOf.set(name, n);
    if (form === 'share') {
      const rate = Math.min(0.95, Math.max(0.01, share + between * Math.sqrt(share * (1 - share)) * random.normal()));
      truths.set(name, rate);
      return times(n, () => [name, random.pick(other?.[1] ?? []), random.chance(rate) ? yes : no]);
    }
    const truth = 100 + 20 * between * random.normal();
    truths.set(name, truth);
    if (form === 'mean') return times(n, () => [name, random.pick(other?.[1] ?? []), fixed(truth + 20 * random.normal())]);
    const levels = times(Math.max(4, Math.round(n / 8)), () => 10 * random.normal());
    halves.set(name, studentQuantile(levels.length - 1) * Math.sqrt(10 ** 2 / levels.length + 17 ** 2 / n));
    return times(n, (i) => {
      const unit = i % levels.length;
      return [name, `${theme.unit} ${m + 1}.${unit + 1}`, fixed(truth + (levels[unit] ?? 0) + 17 * random.normal())];
    });
  });
  const figure = form === 'share' ? outcome : (theme.measures[0] ?? '');
  const beside = form === 'units' ? theme.unit : (other?.[0] ?? '');
  return {
    header: [theme.higher, beside, figure],
    rows: random.shuffled(rows),
    members: theme.higher,
    figure,
    event: form === 'share' ? yes : null,
    truths,
    rowsOf,
    halves,
  };
}
