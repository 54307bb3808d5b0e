import { splitsOf, type Subject } from '../../../contracts/report/claim';
import type { TypedMeasure } from '../../../contracts/report/measure';
import { numberedFamilies } from '../../../profile/roles/numbered-headers';
import { isSameQuantity } from '../../../profile/roles/same-quantity';
import { areMadeOfOne, basesOf } from '../../../understand/algebra/bases';
import type { Column } from '../../../model';
import type { Frame, Measure } from '../frame';
import { correlate } from '../../../stats/correlation/spearman';
import { LIMITS } from '../limits';
import { measureOf } from './measure-of';
import { resultColumns, watchedColumns } from './result-columns';

/**
 * Whether a subject sets a column beside one that it is computed from (a tax and its price), or one that was computed from the same: or another version of it: that they
 * go together is arithmetic, and no news. So is that it goes with the label without which it is blank or nought, or with which it stopped.
 */
export function structureOf({ table, measures }: Pick<Frame, 'table' | 'measures'>): (subject: Subject) => boolean {
  const algebra = table.model?.algebra ?? [];
  const all = basesOf(algebra);
  // What an article brings in all is news, though its price is its own.
  const ofSums = basesOf(algebra.filter(({ kind }) => kind !== 'same-groups'));
  // What is known by a class is known by the figure that the class was cut from.
  const cutFrom = (name: string) =>
    algebra.flatMap((relation) => (relation.kind === 'bucket' && relation.target === name ? [relation.of] : []));
  const settled = new Set(
    algebra.flatMap((relation) =>
      (relation.kind === 'settled' && !relation.absent) || (relation.kind === 'left-as-it-was' && relation.how === 'stopped')
        ? [relation.of, ...cutFrom(relation.of)].flatMap((of) => [`${relation.target}\n${of}`, `${of}\n${relation.target}`])
        : [],
    ),
  );
  const fixed = new Set([
    ...algebra.flatMap((relation) =>
      relation.kind === 'by-class' && relation.of === null ? [`${relation.by}\n${relation.target}`] : [],
    ),
    ...(table.model?.units ?? []).flatMap(({ column, owns }) => owns.map((owned) => `${column}\n${owned}`)),
  ]);
  // Of a plan that has its seats and its price the one goes with the other.
  const lists = new Map<string, Set<string>>();
  for (const relation of algebra) {
    const by =
      relation.kind === 'by-class' && relation.of === null ? relation.by : relation.kind === 'same-groups' ? relation.of : null;
    if (by !== null) lists.set(by, (lists.get(by) ?? new Set()).add(relation.target));
  }
  const ofOneList = (a: string, b: string) => a !== b && [...lists.values()].some((list) => list.has(a) && list.has(b));
  // What was planned goes with what it came to: how far they lie apart is told.
  const planned = new Set(
    table.derived.flatMap(({ typed }) =>
      typed.op === 'quotient' ? [`${typed.of}\n${typed.by}`, `${typed.by}\n${typed.of}`] : [],
    ),
  );
  const sizes = sizesOf(table);
  const noted = new Set(table.noted ?? []);
  const about = noted.size === 0 ? new Set<string>() : aboutResult(table);
  const absent = new Set(
    algebra.flatMap((relation) =>
      relation.kind === 'settled' && relation.absent ? [`${relation.of}\n${relation.label}\n${relation.target}`] : [],
    ),
  );
  const filled = new Set(algebra.flatMap((one) => (one.kind === 'filled-by' ? [`${one.of}\n${one.target}`] : [])));
  // What is only there where something was late comes of how long it took as well.
  const spans = (table.spans ?? []).map(({ columns, times }) => ({
    times,
    columns: [...columns, ...algebra.flatMap((one) => (one.kind === 'settled' && columns.includes(one.of) ? [one.target] : []))],
  }));
  const ofOneFamily = familiesThatGoTogether(table, measures);
  const isGroup = (name: string) =>
    name !== table.timeline && !measures.some(({ columns }) => columns.length === 1 && columns[0] === name);
  return (subject) => {
    const { measure, filter } = subject;
    const bases = measure.op === 'sum' ? ofSums : all;
    const by = [
      ...splitsOf(subject).flatMap((id) => measures.find((one) => one.id === id)?.columns ?? [id]),
      ...filter.map(({ column }) => column),
    ];
    const of = measureOf({ measures }, measure)?.columns ?? columnOf(measure);
    if (isOfOthersOnly(table, by, of)) return true;
    // How long it was to a moment is what makes it late.
    const lasting = splitsOf(subject).flatMap((id) => measures.find((one) => one.id === id && one.pair !== null)?.columns ?? []);
    const lasted = measure.op === 'duration' ? [measure.start, measure.end] : [];
    for (const span of spans) {
      const [isOf, isBy] = [of, by].map((names) => names.some((column) => span.columns.includes(column)));
      const [isOfTimes, isByTimes] = [lasted, lasting].map((names) => names.some((column) => span.times.includes(column)));
      if ((isOf && isByTimes) || (isBy && isOfTimes)) return true;
    }
    // That the result came about is why it is filled.
    if (by.some((column) => noted.has(column)) && of.some((column) => about.has(column))) return true;
    // How many there were to whom it could happen says how large a list was; the rate says the rest.
    if (measure.op === 'mean' && sizes.has(measure.column) && by.length > 0 && by.every(isGroup)) return true;
    // What is nought for all of whom the result came about comes of it.
    if (measure.op === 'rate' && by.some((a) => absent.has(`${measure.column}\n${measure.value}\n${a}`))) return true;
    // Where a column is filled, or not nought, and what a flag says that is set for certain labels, is known by the label.
    const told =
      measure.op === 'rate' ? [measure.column] : filter.flatMap(({ column, op }) => (op === 'is null' ? [column] : []));
    if (told.some((b) => by.some((a) => filled.has(`${a}\n${b}`) || filled.has(`${b}\n${a}`)))) return true;
    if (measure.op === 'mean' && filter.length === 0 && by.some((a) => planned.has(`${a}\n${measure.column}`))) return true;
    // What a label fixes is known by it; what all rows of it come to is not.
    if (measure.op !== 'sum' && by.some((a) => of.some((b) => fixed.has(`${a}\n${b}`)))) return true;
    return by.some((a, i) =>
      [...of, ...by.slice(i + 1)].some(
        (b) =>
          areMadeOfOne(bases, a, b) ||
          ofOneList(a, b) ||
          ofOneFamily(a, b) ||
          settled.has(`${a}\n${b}`) ||
          (a !== b && isSameQuantity(a, b)),
      ),
    );
  };
}

/**
 * Readings of one quantity, and items that were asked together, under headers that differ by their number: where those that stand beside each other mostly
 * go together, that any two do is no news. Of figures that only are numbered two that go together are.
 */
function familiesThatGoTogether(table: Frame['table'], measures: readonly Measure[]): (a: string, b: string) => boolean {
  const families = new Map<string, { all: string[]; goTogether?: boolean }>();
  for (const { columns } of numberedFamilies(table.columns.map(({ name }) => name))) {
    const family = { all: columns.map(({ name }) => name) };
    for (const name of family.all) families.set(name, family);
  }
  const ranksOf = (name: string) => measures.find(({ columns }) => columns.length === 1 && columns[0] === name)?.ranks;
  const goTogether = (all: readonly string[]) => {
    const known = all.flatMap((name) => ranksOf(name) ?? []);
    const links = known.slice(1).map((ranks, i) => Math.abs(correlate(known[i] ?? ranks, ranks)?.r ?? 0));
    return links.length > 0 && (links.sort((a, b) => a - b)[Math.floor(links.length / 2)] ?? 0) >= LIMITS.usualLink;
  };
  return (a, b) => {
    const family = families.get(a);
    if (a === b || !family || family !== families.get(b)) return false;
    return (family.goTogether ??= goTogether(family.all));
  };
}

/**
 * Counts of which one is a part of the other, where the table has their quotient: how many each row has of them goes by how many it is about. What
 * the table is about stays what it is.
 */
function sizesOf({ model }: Frame['table']): ReadonlySet<string> {
  if (!model) return new Set();
  const isCount = (name: string) => model.columns.some((own) => own.name === name && own.type === 'integer' && own.role === 'measure'); // prettier-ignore
  const counted = model.algebra.flatMap((one) => {
    const all = one.kind === 'quotient' && one.of.length === 1 && one.by.length === 1 && one.less.length === 0 ? [...one.of, ...one.by] : []; // prettier-ignore
    return all.every(isCount) ? all : [];
  });
  if (counted.length === 0) return new Set();
  const lead = model.outcome.kind === 'lead-measure' ? [model.outcome.column] : [...resultColumns({ model })];
  return new Set(counted.filter((name) => !lead.includes(name)));
}

/** The result, and what is filled or not nought only where it came about. */
function aboutResult({ model }: Frame['table']): ReadonlySet<string> {
  const result = watchedColumns({ model });
  const settled = (model?.algebra ?? []).flatMap((one) => (one.kind === 'settled' && result.has(one.of) ? [one.target] : []));
  return new Set([...result, ...settled]);
}

/** Whether two measures are arithmetic of one another: nothing is asked of them, as every question makes the others harder to answer. */
export function arithmeticOf(frame: Pick<Frame, 'table' | 'measures'>): (x: Measure, y: Measure) => boolean {
  const isStructure = structureOf(frame);
  return (x, y) => isStructure({ filter: [], breakdown: x.id, measure: y.typed });
}

/**
 * Whether a subject is about other tables more than about this one: a parent's figure by anything but a figure of the row's own, columns of
 * parents among themselves (each parent would count once a row), or what was put together of the same rows.
 */
function isOfOthersOnly({ columns }: Frame['table'], by: readonly string[], of: readonly string[]): boolean {
  const own = (name: string) => columns.find((column) => column.name === name);
  const from = (name: string) => own(name)?.carried;
  const isOwnFigure = (name: string) => from(name) === undefined && FIGURES.has(own(name)?.role ?? 'text');
  if (of.some((name) => from(name) === 'parent' && FIGURES.has(own(name)?.role ?? 'text'))) return !by.some(isOwnFigure);
  const all = [...new Set([...by, ...of])];
  return all.length > 1 && all.every((name) => from(name) !== undefined && from(name) === from(all[0] ?? ''));
}

const FIGURES = new Set<Column['role']>(['measure-additive', 'measure-intensive', 'money', 'percent', 'duration']);

const columnOf = (measure: TypedMeasure): string[] => ('column' in measure ? [measure.column] : []);
