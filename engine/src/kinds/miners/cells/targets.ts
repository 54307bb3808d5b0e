import { columnsOfRelation, isOfLabel } from '../../../contracts/table/column-relation';
import { printMeasure } from '../../../contracts/report/measure';
import type { Dimension, Frame, Measure } from '../../../insights/frame/frame';
import { areProportional } from '../../../insights/judge/order/are-proportional';
import { shareMatters, type Apart } from '../../../insights/judge/importance';
import { isRunningTotal } from '../../../insights/series/running-total';
import { t } from '../../../insights/frame/messages';
import { name } from '../../../insights/sql';
import { rank } from '../../../stats/distributions/ranks';
import { correlate } from '../../../stats/correlation/spearman';
import { THRESHOLDS } from '../../../thresholds';
import { isPending, isUnwished } from '../../../understand/outcome/outcome-words';
import { asOdds, zOfCounts, type Cell, type Compared } from './grid';
import { LIMITS } from './limits';

/** What is compared: ranks of a measure, or whether an outcome has a label. */
export interface Target {
  values: Float64Array;
  /** Whether a difference inside the group is one to act on. */
  matters: (inside: Apart, all: { sd: number; sum: number }, isAlone: boolean) => boolean;
  /** What differences are told in: the spread of single rows, or as they are. */
  inSpreads: boolean;
  /** How a cell compares, by how certain that is. */
  judged: (cell: Cell, compared: Compared) => Compared;
  columns: readonly string[];
  /** What its bonds to units are known by. */
  of: object;
}

export const levelOf = (measure: Measure): Target => ({
  values: measure.ranks,
  matters: ({ value, others }, { sd }, isAlone) =>
    Math.abs(value - others) >= (isAlone ? LIMITS.leastAlone : LIMITS.leastLevel) * sd,
  inSpreads: true,
  judged: (_, compared) => compared,
  columns: measure.columns,
  of: measure,
});

export const shareOf = (outcome: Dimension, code: number): Target => ({
  values: new Float64Array(outcome.codes).map((own) => (own === -1 ? NaN : own === code ? 1 : 0)),
  matters: (inside, { sum }) => shareMatters(inside, sum),
  inSpreads: false,
  judged: (cell, compared) => {
    const [points, odds] = [compared, asOdds(cell, compared)];
    const least = points.z * odds.z <= 0 ? { ...odds, z: 0 } : Math.abs(odds.z) < Math.abs(points.z) ? odds : points;
    return { ...least, z: zOfCounts(cell, least) };
  },
  columns: [outcome.column.name],
  of: outcome,
});

/** Measures whose level is asked of cells: those of the table, and how amounts that belong together stand to each other. */
export function measuresOf(frame: Frame): Measure[] {
  const own = frame.measures.filter((measure) => !measure.fraction && !isRunningTotal(frame, measure));
  const most = THRESHOLDS.columnsInsideGroups.value;
  return [...own.slice(0, most).map((measure) => withParts(measure)), ...quotientsOf(frame, own.slice(0, most))];
}

/** A quotient of two columns is told of its rows together. */
function withParts(measure: Measure): Measure {
  const { typed, kind, parts } = measure;
  return kind === 'ratio' && typed.op === 'quotient' && !parts ? { ...measure, parts: partsOf(typed.of, typed.by) } : measure;
}

function partsOf(of: string, by: string): NonNullable<Measure['parts']> {
  const [above, below] = [`${name(of)}::DOUBLE`, `${name(by)}::DOUBLE`];
  return { above, below, columns: { above: [of], below: [by] }, factor: 1, filled: `${name(of)} IS NOT NULL AND ${below} > 0` };
}

/**
 * What amounts of one unit that go in proportion come to by each other: hours that were needed by those that were quoted, weights that came by those that were
 * ordered. A cell that does worse by that hardly shows in amounts that vary tenfold from row to row.
 */
function quotientsOf(frame: Frame, measures: readonly Measure[]): Measure[] {
  const columns = measures.filter(({ kind, weights }) => kind === 'column' && !weights);
  const bound = (frame.table.model?.algebra ?? []).filter((one) => !isOfLabel(one)).map(columnsOfRelation);
  const isBound = (a: string, b: string) => bound.some((names) => names.includes(a) && names.includes(b));
  const pairs = columns.flatMap((by, i) =>
    columns.slice(i + 1).flatMap((of) => {
      const [above = '', below = ''] = [of.columns[0], by.columns[0]];
      if (of.unit !== by.unit || isBound(above, below) || frame.measures.some((one) => one.kind === 'ratio' && [above, below].every((column) => one.columns.includes(column)))) return [];
      const r = correlate(of.ranks, by.ranks)?.r ?? 0;
      return r >= LIMITS.leastOfOneSize && areProportional(of, by) ? [{ of, by, r }] : [];
    }),
  );
  return pairs
    .toSorted((a, b) => b.r - a.r)
    .slice(0, LIMITS.mostQuotients)
    .flatMap(({ of, by }) => quotientOf(of, by) ?? []);
} // prettier-ignore

function quotientOf(of: Measure, by: Measure): Measure | null {
  const [above = '', below = ''] = [of.columns[0], by.columns[0]];
  const values = of.values.map((value, row) => ((by.values[row] ?? 0) > 0 ? value / (by.values[row] ?? NaN) : NaN));
  const { ranks, n } = rank(values);
  if (n === 0) return null;
  const typed = { op: 'quotient' as const, of: above, by: below };
  const noun = t('ratio', { actual: of.noun, target: by.noun });
  return { id: printMeasure(typed), typed, kind: 'ratio', noun, short: noun, verb: null, sql: `(${name(above)}::DOUBLE / nullif(${name(below)}::DOUBLE, 0))`, unit: null, columns: [above, below], additive: false, fraction: false, pair: null, parts: partsOf(above, below), values, ranks, filled: n, family: printMeasure(typed) };
} // prettier-ignore

/** Columns that say how rows ended or stand, as the table is read or by their labels, and the labels of which the share is told: the event of a result, else what nobody wishes for. */
export function outcomesOf({ dimensions, table }: Frame): { outcome: Dimension; code: number }[] {
  const made = new Set(table.made ?? []);
  return dimensions
    .filter(({ distinct }) => distinct <= LIMITS.mostLabelsOfOutcomes)
    .toSorted((a, b) => Number(b.outcome) - Number(a.outcome))
    .flatMap((outcome) => codesOf(outcome, made.has(outcome.column.name)).map((code) => ({ outcome, code })))
    .slice(0, LIMITS.mostOutcomes);
}

function codesOf({ labels, event, outcome, distinct }: Dimension, isMade: boolean): number[] {
  const known = event === undefined ? -1 : labels.indexOf(event);
  if (known >= 0) return [known];
  // Whether there is any of an amount came about with it.
  if (isMade && labels.includes('true')) return [labels.indexOf('true')];
  // Of yes and no the rarer is told.
  if (outcome && distinct === 2) return [1];
  const codes = [...labels.keys()];
  const [unwished, pending] = [isUnwished, isPending].map((is) => codes.filter((code) => is(labels[code] ?? '', labels)));
  const asked = [...(unwished ?? []), ...(pending ?? [])];
  if (asked.length === 0) return outcome ? [0] : [];
  // Beside what nobody wishes for stands more of it under names that say less.
  return [...new Set([...asked, ...codes.slice(1)])].slice(0, LIMITS.mostLabelsAsked);
}
