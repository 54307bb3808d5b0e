import type { ColumnRelation } from '../../../contracts/table/column-relation';
import type { ModelColumn } from '../../../contracts/table/table-model';
import { groupsOf } from '../../algebra/groupings/groups';
import { offMode } from '../../algebra/groupings/groupings';
import { mostOff } from '../../algebra/proposal';
import { dividesRows } from '../../algebra/search/groupings';
import type { Sample, SampleColumn } from '../../sample/read-sample';
import { determines } from '../../units/determines';
import { LIMITS } from '../limits';

const NAMING: ReadonlySet<ModelColumn['role']> = new Set([
  'identifier',
  'code',
  'category',
  'geography',
  'coordinate',
  'text',
  'personal-data',
  'time',
]);

/**
 * Amounts that come again only together with several other figures, so that all of these are of something larger that the rows lie in and that
 * nothing in the table names: the tax rate, the industry and the schools of a town, in each row of one of its quarters. Each row repeats
 * them, and their sum counts the town as often as it has rows. Where a column names what they belong to, they may be what each row of it
 * costs, and stay what their words say.
 */
export function figuresOfLarger(
  sample: Sample,
  columns: readonly ModelColumn[],
  relations: readonly ColumnRelation[],
): ReadonlySet<string> {
  const sums = new Set(columns.flatMap(({ name, overMembers }) => (overMembers.how === 'sum' ? [name] : [])));
  const naming = new Set(columns.flatMap(({ name, role }) => (NAMING.has(role) ? [name] : [])));
  const bound = groupsOf(relations);
  const areBound = (a: SampleColumn, b: SampleColumn) => bound.some((group) => group.includes(a.name) && group.includes(b.name));
  const repeating = sample.columns.filter((column) => dividesRows(column) && column.labels.length > 2);
  const figures = repeating.filter(({ name, type }) => (type === 'integer' || type === 'number') && !naming.has(name));
  const names = repeating.filter(({ name }) => naming.has(name));
  const found = new Set<string>();
  for (const target of figures.filter(({ name }) => sums.has(name))) {
    const others: SampleColumn[] = [];
    for (const other of figures)
      if (other !== target && followsLoosely(other, target) && ![target, ...others].some((one) => areBound(one, other)))
        others.push(other);
    if (others.length < LIMITS.fewestTogether) continue;
    const together = joined(others);
    const grid = others.reduce((product, { labels }) => product * labels.length, 1);
    if (!dividesRows(together) || together.labels.length > LIMITS.mostOfGrid * grid) continue;
    if (offMode(together, target, mostOff(sample.rows)) === null || !determines(together, target)) continue;
    if (!names.some((name) => determines(name, target))) found.add(target.name);
  }
  return found;
}

/** Whether a figure is mostly the same where the other is: two towns may share a rate and nothing else. */
function followsLoosely(figure: SampleColumn, other: SampleColumn): boolean {
  const counts = new Map<number, number>();
  for (const code of figure.codes) if (code >= 0) counts.set(code, (counts.get(code) ?? 0) + 1);
  const rest = [...counts.values()].reduce((sum, n) => sum + n, 0) - Math.max(0, ...counts.values());
  return offMode(other, figure, LIMITS.sharedByTwo * rest) !== null;
}

/** Several columns as one: rows are alike where they are alike in each. */
function joined(columns: readonly SampleColumn[]): SampleColumn {
  const [first] = columns as [SampleColumn];
  const seen = new Map<string, number>();
  const codes = first.codes.map((_, row) => {
    const key = columns.map((column) => column.codes[row] ?? -1);
    if (key.includes(-1)) return -1;
    const code = seen.get(key.join()) ?? seen.size;
    seen.set(key.join(), code);
    return code;
  });
  return { ...first, codes, labels: [...seen.keys()] };
}
