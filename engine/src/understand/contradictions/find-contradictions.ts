import { isDay } from '../../contracts/table/is-day';
import type { DuckDBConnection } from '@duckdb/node-api';
import type { ModelColumn } from '../../contracts/table/table-model';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { readNumbers } from '../../insights/frame/read-columns';
import type { Table } from '../../model';
import type { ColumnFacts } from '../../profile/column-facts';
import { nameWords } from '../../profile/roles/name-words';
import { orderOfValues } from '../../stats/distributions/order-of-values';
import { asksForEnd } from '../outcome/outcome-words';
import { isReadAgain } from '../shape/read-again';
import { brokenRule, type OfOne } from './broken-rule';
import type { Contradiction } from './contradiction';
import { findFlags } from './flags';
import { LIMITS } from './limits';
import { noughtBeside } from './nought-beside';

const LABELLED: ReadonlySet<ModelColumn['role']> = new Set(['boolean', 'category', 'coded-category', 'ordered-category']);

/** Rows of which a state and another column say what in nearly all rows does not go together: somebody who is active and has left. */
export async function findContradictions(
  connection: DuckDBConnection,
  table: Table,
  facts: readonly ColumnFacts[],
): Promise<Contradiction[]> {
  const { model, relation, rows } = table;
  if (!model || isReadAgain(table)) return [];
  const labelsOf = new Map(facts.map(({ column, labels }) => [column.name, labels?.map(([label]) => label) ?? []]));
  const states = model.columns
    .filter(({ name, role }) => LABELLED.has(role) && isFew(labelsOf.get(name)))
    .sort((a, b) => Number(isState(b)) - Number(isState(a)))
    .slice(0, LIMITS.mostStates);
  const targets = model.columns.filter(({ role }) => role !== 'constant' && role !== 'empty').slice(0, LIMITS.mostTargets);
  if (rows < 2 * LIMITS.fewestRows) return [];
  const every = Math.ceil(rows / LIMITS.mostRead);
  const from = every > 1 ? `${relation} WHERE hash(rowid) % ${every} = 0` : relation;
  const read = await readNumbers(
    connection,
    [...states.map(({ name }) => codesOf(name, labelsOf.get(name) ?? [])), ...targets.map(numberOf)],
    from,
  );
  const valuesOf = targets.map((_, i) => read[states.length + i] ?? new Float64Array());
  const found = targets.flatMap((target, i) => {
    const values = valuesOf[i] ?? new Float64Array();
    const figures = { values, order: isFigure(target) ? orderOfValues(values) : new Uint32Array() };
    const broken = states.flatMap((state, j) => {
      if (state.name === target.name) return [];
      const codes = { codes: read[j] ?? new Float64Array(), labels: labelsOf.get(state.name)?.length ?? 0 };
      const one = brokenRule(codes, figures, asked(state, target));
      return one ? [{ state, target, broken: one }] : [];
    });
    // Of several states the one that fewest rows break.
    return broken.sort((a, b) => a.broken.off / a.broken.rows - b.broken.off / b.broken.rows).slice(0, 1);
  });
  const told = found
    .sort((a, b) => b.broken.rows - a.broken.rows)
    .slice(0, LIMITS.mostTold)
    .map(({ state, target, broken: { said, codes } }) => {
      const labels = codes.map((code) => labelsOf.get(state.name)?.[code] ?? '');
      return {
        target: target.name,
        state: state.name,
        labels,
        said,
        says: `${conditionOf(target, said)} AND ${quoteName(state.name)} IS NOT NULL`,
        isState: `CAST(${quoteName(state.name)} AS VARCHAR) IN (${labels.map(quoteText).join(', ')})`,
      };
    });
  const flags = await readFlags(connection, { columns: model.columns, states, labelsOf, codes: read, from }, targets);
  // What a flag was made of says more than the bound that it comes to.
  return [
    ...flags,
    ...told.filter(({ target, state }) => !flags.some((one) => one.target === target && one.state === state)),
    ...noughts(targets, valuesOf),
  ];
}

/** What flags say of two figures or days, or of one and nought. */
async function readFlags(
  connection: DuckDBConnection,
  { columns, states, labelsOf, codes, from }: { columns: readonly ModelColumn[]; states: readonly ModelColumn[]; labelsOf: ReadonlyMap<string, readonly string[]>; codes: readonly Float64Array[]; from: string },
  targets: readonly ModelColumn[],
): Promise<Contradiction[]> {
  const ofTwo = states.flatMap((column, j) => {
    const labels = labelsOf.get(column.name) ?? [];
    return labels.length === 2 ? [{ column, labels, codes: codes[j] ?? new Float64Array() }] : [];
  });
  // A mark, or none.
  const marks = columns.filter(({ name, role }) => role === 'constant' && labelsOf.get(name)?.length === 1).slice(0, LIMITS.mostStates);
  if (ofTwo.length + marks.length === 0) return [];
  const days = targets.filter(isDay).slice(0, LIMITS.mostFigures);
  const numbers = targets.filter((one) => isNumber(one) && one.role !== 'identifier' && one.role !== 'code').slice(0, LIMITS.mostFigures);
  const read = await readNumbers(connection, [...days.map(({ name }) => `epoch(CAST(${quoteName(name)} AS TIMESTAMP))`), ...numbers.map(({ name }) => quoteName(name)), ...marks.map(({ name }) => `CASE WHEN ${quoteName(name)} IS NULL THEN 1 ELSE 0 END`)], from);
  const figures = [...days, ...numbers];
  const flags = [...ofTwo, ...marks.map((column, i) => ({ column, labels: labelsOf.get(column.name) ?? [], codes: read[figures.length + i] ?? new Float64Array() }))];
  return findFlags(flags, figures.map((column, i) => ({ column, values: read[i] ?? new Float64Array() })));
} // prettier-ignore

/** Rows in which of two figures that are nought together, and only together, one is nought alone: days too late without a fine. */
function noughts(targets: readonly ModelColumn[], valuesOf: readonly Float64Array[]): Contradiction[] {
  const figures = targets.flatMap((column, i) => (isFigure(column) ? [{ column, values: valuesOf[i] ?? new Float64Array() }] : []));
  return figures
    .flatMap((given) => figures.flatMap((nought) => (given === nought ? [] : [{ given, nought, off: noughtBeside(given.values, nought.values) }])))
    .filter(({ off }) => off > 0)
    .sort((a, b) => b.off - a.off)
    .slice(0, LIMITS.mostTold)
    .map(({ given, nought }) => ({
      target: given.column.name,
      state: nought.column.name,
      nought: true,
      says: `${quoteName(given.column.name)} <> 0 AND ${quoteName(nought.column.name)} IS NOT NULL`,
      isState: `${quoteName(nought.column.name)} = 0`,
    }));
} // prettier-ignore

const isFew = (labels: readonly string[] | undefined): boolean =>
  labels !== undefined && labels.length >= 2 && labels.length <= LIMITS.mostLabels;

const isState = ({ name, role }: ModelColumn): boolean => role === 'boolean' || asksForEnd(nameWords(name));

/** That a column is filled says something of any label; how large it is only of a state. */
function asked(state: ModelColumn, target: ModelColumn): OfOne['is'][] {
  if (!isState(state) || !isFigure(target)) return ['filled'];
  return ['filled', 'not-nought', 'above', 'below'];
}

const isFigure = (column: ModelColumn): boolean => column.role === 'measure' && isNumber(column);

const isNumber = ({ type }: ModelColumn): boolean => type === 'integer' || type === 'number';

const codesOf = (name: string, labels: readonly string[]): string =>
  `CASE CAST(${quoteName(name)} AS VARCHAR) ${labels.map((label, code) => `WHEN ${quoteText(label)} THEN ${code}`).join(' ')} END`;

/** A column of numbers as it is; of any other whether it is filled. */
const numberOf = (column: ModelColumn): string =>
  isNumber(column) ? quoteName(column.name) : `CASE WHEN ${quoteName(column.name)} IS NOT NULL THEN 1 END`;

function conditionOf({ name }: ModelColumn, said: OfOne): string {
  const cell = quoteName(name);
  switch (said.is) {
    case 'filled':
      return `${cell} IS NOT NULL`;
    case 'not-nought':
      return `${cell} <> 0`;
    case 'above':
      return `${cell} > ${said.bound}`;
    case 'below':
      return `${cell} < ${said.bound}`;
  }
}
