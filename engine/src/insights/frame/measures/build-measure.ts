import type { DuckDBConnection } from '@duckdb/node-api';
import { meanOf, printMeasure } from '../../../contracts/report/measure';
import { isInTime } from '../../../profile/paired-readings';
import { nounWithoutUnit } from '../../../profile/roles/unit-of-name';
import { foreignText } from '../../../contracts/foreign-text';
import { columnNames, type ColumnNames } from '../../../wording/column-names';
import { LIMITS as WORDING } from '../../../wording/limits';
import { durationWords } from '../../../wording/verb';
import type { Column, DerivedMeasure, Table } from '../../../model';
import { rank } from '../../../stats/distributions/ranks';
import { name } from '../../sql';
import type { Measure } from '../frame';
import { t } from '../messages';
import { isMeasure, modelColumnOf } from '../roles';
import { quotientOfSums } from './quotient-of-sums';
import { readNumbers } from '../read-columns';

export type MeasureDescription = Omit<Measure, 'values' | 'weights' | 'ranks' | 'filled' | 'family'> & {
  /** What a row weighs in the mean, in SQL. */
  weight?: string;
};

const ADDITIVE = new Set(['measure-additive', 'money']);

/** Its figures may be put together: neither the mean nor the sum of codes, or of amounts in several currencies, means anything. */
function canBeAggregated(table: Table, { name: column }: Column): boolean {
  const own = modelColumnOf(table, column);
  return !own || (own.overMembers.how !== 'never' && own.mixedCurrencies !== true && own.currency === undefined);
}

/** Whether a column's sum over the table's rows means something: over the members, and over the time where rows are of several moments. */
function isAdditive(table: Table, { name: column, role }: Column): boolean {
  const own = modelColumnOf(table, column);
  if (!own || !table.model) return ADDITIVE.has(role);
  const overTime = table.model.time !== null && ['series', 'panel'].includes(table.model.shape.kind);
  return own.overMembers.how === 'sum' && (!overTime || own.overTime.how === 'sum');
}

function ofColumns(table: Table, nameOf: ColumnNames): MeasureDescription[] {
  const columns = table.columns.filter(
    (column) => isMeasure(column) && canBeAggregated(table, column) && !(table.replaced ?? []).includes(column.name),
  );
  const nouns = columns.map((column) => {
    if (column.isLabel) return nameOf(column.name);
    const { words, isTime } = nounWithoutUnit(column.name, column.unit);
    if (words.length > WORDING.longestLabel) return nameOf(column.name);
    return isTime ? t('lasting', { what: words }) : words;
  });
  // Of the same thing in two units each keeps its whole name, and what is called as another column is does so as well.
  const called = new Map<string, string[]>();
  for (const { name: own } of table.columns) {
    const words = nameOf(own);
    called.set(words, [...(called.get(words) ?? []), own]);
  }
  const isOthers = (i: number) => called.get(nouns[i] ?? '')?.some((other) => other !== columns[i]?.name) ?? false;
  const nounOf = (i: number) =>
    nouns.indexOf(nouns[i] ?? '') === nouns.lastIndexOf(nouns[i] ?? '') && !isOthers(i)
      ? (nouns[i] ?? '')
      : nameOf(columns[i]?.name ?? '');
  return columns.map((column, i) => ({
    ...weightOf(table, column.name),
    id: printMeasure(meanOf(column.name)),
    typed: meanOf(column.name),
    kind: 'column',
    noun: nounOf(i),
    short: nounOf(i),
    verb: null,
    sql: name(column.name),
    // “Days average 21.2 days” says it twice.
    unit: nounOf(i) === column.unit ? null : column.unit,
    columns: [column.name],
    additive: isAdditive(table, column),
    fraction: false,
    pair: null,
  }));
}

function weightOf(table: Table, column: string): Pick<MeasureDescription, 'weight'> {
  const together = quotientOfSums({ table }, { kind: 'column', columns: [column] });
  return together ? { weight: `CASE WHEN ${together.filled} THEN ${together.below} END` } : {};
}

function ofDerived(measure: DerivedMeasure, nameOf: ColumnNames): MeasureDescription {
  const [start = '', end = ''] = measure.columns;
  const words = measure.kind === 'duration' ? durationWords(nameOf(start), nameOf(end), measure.unit ?? 'time') : null;
  const noun = words?.noun ?? nounOf(measure, nameOf);
  return {
    id: measure.id,
    typed: measure.typed,
    kind: measure.kind,
    noun,
    short: words?.short ?? noun,
    verb: words?.verb ?? null,
    sql: measure.sql,
    unit: measure.unit,
    columns: measure.columns,
    additive: false,
    fraction: measure.kind === 'rate',
    pair: measure.kind === 'duration' ? { start, end } : null,
  };
}

/** What a derived measure is called, where no words for a duration were found. */
function nounOf({ typed }: DerivedMeasure, nameOf: ColumnNames): string {
  switch (typed.op) {
    case 'attainment':
      return t('attainment', { actual: nameOf(typed.actual), target: nameOf(typed.target) });
    case 'quotient':
      return t('ratio', { actual: nameOf(typed.of), target: nameOf(typed.by) });
    case 'difference':
      return isInTime(typed.less, typed.of)
        ? t('change', { before: nameOf(typed.less), after: nameOf(typed.of) })
        : t('difference', { actual: nameOf(typed.of), target: nameOf(typed.less) });
    case 'rate':
      return t('rate', { column: nameOf(typed.column), value: foreignText(typed.value) });
    case 'count':
    case 'duration':
    case 'mean':
    case 'rows-per':
    case 'spread':
    case 'sum':
      throw new Error(`${typed.op} has another name`);
  }
}

/** The table's measures: its numeric columns and what was derived from columns. */
export function describeMeasures(table: Table): MeasureDescription[] {
  const dimensions = new Set(table.columns.filter((column) => column.role !== 'text').map((column) => column.name));
  const nameOf = columnNames(table.columns);
  return (
    [...ofColumns(table, nameOf), ...table.derived.map((measure) => ofDerived(measure, nameOf))]
      // A rate of a category's value is mined from the category itself.
      .filter((measure) => !(measure.kind === 'rate' && measure.columns.length === 1 && dimensions.has(measure.columns[0] ?? '')))
      // The distance from a target says what the ratio says.
      .filter(
        (measure, _, all) =>
          measure.kind !== 'difference' ||
          !all.some(({ kind, columns }) => kind === 'ratio' && columns.join('\n') === measure.columns.join('\n')),
      )
  );
}

/** Reads measures as described; those that are empty or all alike are left out. */
export async function buildMeasures(
  connection: DuckDBConnection,
  described: readonly MeasureDescription[],
  from: string,
): Promise<Measure[]> {
  const weighted = described.flatMap(({ weight }) => weight ?? []);
  const values = await readNumbers(connection, [...described.map((measure) => measure.sql), ...weighted], from);
  const weightsOf = (sql: string) => values[described.length + weighted.indexOf(sql)] ?? new Float64Array(0);
  return described.flatMap(({ weight, ...measure }, i) => {
    const column = values[i] ?? new Float64Array(0);
    const ranked = rank(column);
    return ranked.n === 0 || ranked.ties === ranked.n ** 3 - ranked.n
      ? []
      : [
          {
            ...measure,
            ...(weight === undefined ? {} : { weights: weightsOf(weight) }),
            values: column,
            ranks: ranked.ranks,
            filled: ranked.n,
            family: measure.id,
          },
        ];
  });
}
