import type { DuckDBConnection } from '@duckdb/node-api';
import type { ModelColumn } from '../../contracts/table/table-model';
import { quoteName } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import { hasWord, nameWords, wordSet } from '../../profile/roles/name-words';
import { looksCounted } from '../../profile/roles/number-role';
import { COUNTED_HEAD, WEIGHT, WEIGHTING } from '../../profile/roles/vocabulary';
import type { Sample } from '../sample/read-sample';
import { isKey } from '../units/find-key';
import { isCategorical, type ShapeInput } from './shape-input';
import { LIMITS } from './limits';

/** Each of them is a case of its own, so that a row with seven stands for seven. Skips, orders or breaks are what happened in the row. */
const CASES = wordSet(
  'cases controls pers ncases ncontrols people persons pers passengers patients students pupils respondents households customers clients users visitors voters workers employees staff members subjects participants individuals inhabitants residents applicants admissions births deaths children men women boys girls adults animals plants fish birds insects specimens fälle personen menschen patienten schüler studenten befragte haushalte kunden beschäftigte mitglieder teilnehmer einwohner geburten todesfälle kinder männer frauen personnes patients élèves étudiants ménages clients salariés naissances décès enfants hommes femmes personas pacientes alumnos estudiantes hogares clientes nacimientos muertes niños hombres mujeres persone pazienti studenti famiglie clienti nascite decessi bambini uomini donne cas témoins casos controles casi controlli kontrollen',
);

/** A count for each combination of attributes: they stand once, and fill much of what there could be. @param sparse also where they fill little */
export async function cellsOf(input: ShapeInput, sparse = false): Promise<{ weight: string; key: string[] } | null> {
  const { columns, connection, relation, rows, time, distinct } = input;
  const measures = columns.filter(({ role }) => role === 'measure');
  const counted = measures.every((column) => column.quantity === 'count' || column.overMembers.how === 'sum');
  const partBeside = counted && measures.length === 2 && isPartBeside(input.sample, measures);
  const counts = measures.filter(
    (column) =>
      (column.type === 'number' && column.unit === null && hasWord(nameWords(column.name), WEIGHTING)) ||
      (column.type === 'integer' &&
        ([WEIGHT, COUNTED_HEAD, CASES].some((words) => hasWord(nameWords(column.name), words)) ||
          partBeside ||
          (column.because.by === 'no-evidence' && countsFrom(input.sample, column.name)))),
  );
  const rest = columns.filter((column) => !measures.includes(column) && !isRowNumber(column, input));
  const attributes = rest.filter(({ role }) => isCategorical(role));
  const periods = rest.filter(({ time: says }) => says === 'axis' || says === 'part');
  const largest = [...counts].sort((a, b) => total(input.sample, b.name) - total(input.sample, a.name))[0];
  if (
    !largest ||
    measures.length > counts.length ||
    measures.length > 2 ||
    attributes.length < 2 ||
    attributes.length + periods.length < rest.length
  )
    return null;
  const names = attributes.map(({ name }) => name);
  const each = [...names.map(quoteName), ...(time ? [time.sql] : [])];
  const once = await isKey(connection, relation, rows, each);
  if (!once && !(await areBalanced(connection, relation, each))) return null;
  const grid = [...names, ...(time?.columns ?? [])].reduce((product, name) => product * Math.max(1, distinct.get(name) ?? 1), 1);
  return sparse || rows >= LIMITS.grid * grid
    ? { weight: largest.name, key: once ? [...names, ...(time?.columns ?? [])] : [] }
    : null;
}

/** Whether one of two counts is never larger than the other: the other counts what it happened to, orders beside returns. */
function isPartBeside(sample: Sample, measures: readonly ModelColumn[]): boolean {
  const [a, b] = measures.map(({ name }) => sample.columns.find((column) => column.name === name)?.values);
  if (!a || !b) return false;
  const never = (part: Float64Array, whole: Float64Array) => part.every((value, i) => !(value > (whole[i] ?? NaN)));
  return never(a, b) || never(b, a);
}

/** Whether all combinations come about equally often: cells that were counted several times. What happens by chance comes unevenly. */
async function areBalanced(connection: DuckDBConnection, relation: string, expressions: readonly string[]): Promise<boolean> {
  const [row = []] = await rowsOf(
    connection,
    'SELECT count(*)::DOUBLE, avg(n)::DOUBLE, var_samp(n)::DOUBLE ' +
      `FROM (SELECT count(*) AS n FROM ${relation} GROUP BY ${expressions.join(', ')})`,
  );
  const [kinds = 0, mean = 0, variance = Infinity] = row.map(Number);
  return kinds >= LIMITS.fewestBalanced && mean >= LIMITS.often && variance <= LIMITS.balanced * mean;
}

/** Whole numbers that begin low and go far, as counts of cells do. */
function countsFrom(sample: Sample, name: string): boolean {
  const { values } = sample.columns.find((column) => column.name === name) ?? { values: new Float64Array() };
  const known = values.filter((value) => value === value);
  return looksCounted(
    known.reduce((low, value) => Math.min(low, value), Infinity),
    known.reduce((high, value) => Math.max(high, value), -Infinity),
  );
}

const isRowNumber = ({ role, name }: ModelColumn, { distinct, rows }: ShapeInput): boolean =>
  role === 'identifier' && distinct.get(name) === rows;

const total = (sample: Sample, name: string): number =>
  sample.columns.find((column) => column.name === name)?.values.reduce((sum, value) => sum + (value === value ? value : 0), 0) ??
  0;
