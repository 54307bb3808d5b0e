import type { ColumnRelation } from '../../../contracts/table/column-relation';
import { hasWord, nameWords } from '../../../profile/roles/name-words';
import { TARGET } from '../../../profile/roles/vocabulary';
import { standsBack } from '../../../understand/outcome/what-happens';
import { isRunningTotal } from '../../series/running-total';
import { stepColumn } from '../time/build-panel';
import type { Frame, Measure } from '../frame';
import { oneFigureEach } from './one-figure-each';
import { resultColumns } from './result-columns';
import { areOwn } from '../roles';

/**
 * The columns of numbers that a reader asks about first, the first of them first: the one that the table's model names, the one by which it
 * ranks its rows or that may be its result, then those that the table is named after, then what the others add up or multiply to, then the
 * others as they stand; conditions stand behind what happens under them, and what was planned behind what came of it.
 */
export function leadMeasures(frame: Frame): Measure[] {
  const { table, measures } = frame;
  const { model } = table;
  const lead = model?.outcome.kind === 'lead-measure' ? new Set([model.outcome.column]) : resultColumns(table);
  const likely = new Set([
    ...(model?.algebra ?? []).flatMap((relation) => (relation.kind === 'rank' ? [relation.of] : [])),
    ...(model?.outcome.kind === 'candidates' ? model.outcome.candidates.map(({ column }) => column) : []),
  ]);
  const made = madeOfOthers(model?.algebra ?? []);
  const conditions = conditionsOf(frame);
  const title = new Set(nameWords(table.name.replace(/\.\w+$/, '')).filter((word) => word.length > 2));
  const place = ({ columns: [column = ''], values }: Measure): number => {
    if (lead.has(column)) return PLACES.lead;
    // The floor of a shop is there to be held against, and never moves.
    if (isKept(frame, values)) return PLACES.kept;
    const words = nameWords(column);
    if (hasWord(words, TARGET)) return PLACES.target;
    if (likely.has(column)) return PLACES.likely;
    if (words.some((word) => title.has(word))) return PLACES.titled;
    if (made.has(column)) return PLACES.made;
    return conditions.has(column) ? PLACES.condition : PLACES.other;
  };
  const inOrder = measures
    .filter(({ kind, columns }) => kind === 'column' && columns.length === 1 && areOwn(table, columns))
    .map((measure, i) => ({ measure, i }))
    .sort((a, b) => place(a.measure) - place(b.measure) || a.i - b.i)
    .map(({ measure }) => measure);
  return largestTotalFirst(frame, inOrder);
}

/**
 * Columns of a table without a result of its own that are only the conditions under which happens what it counts. What is measured of things from a start
 * on is what they are followed for.
 */
export function conditionsOf({ table, measures }: Frame): ReadonlySet<string> {
  const { model } = table;
  if (stepColumn(table)) return new Set();
  if (model?.outcome.kind !== 'none' && model?.outcome.kind !== 'lead-measure') return new Set();
  const columns = new Set(measures.flatMap((measure) => (measure.kind === 'column' ? measure.columns : [])));
  const measured = model.columns.filter(({ name }) => columns.has(name));
  return new Set(measured.flatMap((column) => (standsBack(column, measured) ? [column.name] : [])));
}

/** Whether things that are read again and again keep it, each its own. */
const isKept = ({ panel }: Frame, values: Float64Array): boolean => (panel ? oneFigureEach(panel.things, values) > 1 : false);

/** In which order they stand. */
const PLACES = { lead: 0, likely: 1, titled: 2, made: 3, other: 4, condition: 5, target: 6, kept: 7 };

/** Columns that others add up or multiply to, or whose middle they are, and that are no part of anything: what a receipt comes to, and not its tax. */
function madeOfOthers(algebra: readonly ColumnRelation[]): Set<string> {
  const makes = algebra.flatMap((relation) =>
    relation.kind === 'sum' && relation.minus.length === 0
      ? [{ target: relation.target, parts: relation.plus }]
      : relation.kind === 'product'
        ? [{ target: relation.target, parts: relation.of }]
        : [],
  );
  const parts = new Set(makes.flatMap((one) => one.parts));
  return new Set(makes.flatMap(({ target }) => (parts.has(target) ? [] : [target])));
}

/** The first of each family of them: what moves as one is told once. */
export const leadOfFamilies = (frame: Frame): Measure[] =>
  leadMeasures(frame).filter((measure, i, all) => all.findIndex(({ family }) => family === measure.family) === i);

/** Of several running totals the one that has come furthest leads. */
function largestTotalFirst(frame: Frame, measures: readonly Measure[]): Measure[] {
  const [first] = measures;
  if (!first || !isRunningTotal(frame, first)) return [...measures];
  const reach = ({ values }: Measure) => values.reduce((most, value) => (value > most ? value : most), -Infinity);
  const totals = measures.filter((measure) => isRunningTotal(frame, measure)).sort((a, b) => reach(b) - reach(a));
  return [...totals, ...measures.filter((measure) => !totals.includes(measure))];
}
