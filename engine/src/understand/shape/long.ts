import type { ModelColumn, TableShape } from '../../contracts/table/table-model';
import { hasWord, nameWords, wordSet } from '../../profile/roles/name-words';
import { METRIC, METRIC_VALUE } from '../../profile/roles/vocabulary';
import { isKnownUnit } from '../../profile/roles/known-units';
import type { Sample, SampleColumn } from '../sample/read-sample';
import { determines } from '../units/determines';
import { LIMITS } from './limits';

const SEX = wordSet('sex gender geschlecht sexe genre sexo género sesso genere geslacht');
const UNIT = wordSet('unit units uom einheit unité unidad unità eenheid');

/** Roles of columns that may say what is measured. */
export const KINDS: ReadonlySet<ModelColumn['role']> = new Set([
  'category',
  'coded-category',
  'ordered-category',
  'code',
  'geography',
]);

/**
 * A table that names what is measured in one column and has its figure in another: one measure a metric, never mixed.
 * @param told a person says so: no word and no difference of size is asked for
 */
export function longColumns(columns: readonly ModelColumn[], sample: Sample, told = false): TableShape['long'] {
  const numbers = columns.filter(({ role }) => role === 'measure');
  const [value, ...more] = numbers;
  if (!value || more.length > 0) return null;
  const kinds = columns.filter(({ role, type }) => type === 'text' && KINDS.has(role));
  const units = kinds.length > 1 ? unitsOf(kinds, sample) : null;
  const metric = kinds.find(({ name }) => hasWord(nameWords(name), METRIC)) ?? measuredIn(kinds, units, sample);
  const named =
    metric ??
    (told || hasWord(nameWords(value.name), METRIC_VALUE)
      ? (kinds.find((kind) => areApart(kind.name, value.name, sample)) ?? (told ? kinds[0] : undefined))
      : undefined);
  const certain = told || units !== null || hasWord(nameWords(value.name), METRIC_VALUE);
  if (!named || !(certain || areApart(named.name, value.name, sample))) return null;
  const labels = sample.columns.find(({ name }) => name === named.name)?.labels ?? [];
  if (labels.length < 2 || labels.length > LIMITS.mostMetrics) return null;
  const unit = kinds.find(({ name }) => name !== named.name && hasWord(nameWords(name), UNIT))?.name ?? units?.name;
  return {
    metric: named.name,
    value: value.name,
    unit: unit === named.name ? null : (unit ?? null),
    metrics: [...labels].sort(),
  };
}

/** The column of units that the figures of others are in: by its labels, or by its header and two of them. */
export function unitColumnOf(columns: readonly ModelColumn[], sample: Sample): SampleColumn | null {
  const kinds = columns.filter(({ role, type }) => type === 'text' && KINDS.has(role));
  const named = kinds.flatMap(({ name }) => {
    const column = hasWord(nameWords(name), UNIT) ? sample.columns.find((one) => one.name === name) : undefined;
    return column && column.labels.filter((label) => isKnownUnit(label, '')).length >= LIMITS.fewestUnits ? [column] : [];
  });
  return named[0] ?? unitsOf(kinds, sample);
}

/** The column whose labels are units of measure, whatever it is called: of at least two kinds, so that its figures are of several quantities. */
function unitsOf(kinds: readonly ModelColumn[], sample: Sample): SampleColumn | null {
  const found = kinds.flatMap(({ name }) => {
    // Men and women, `m` and `w`, are no metres and watts.
    if (hasWord(nameWords(name), SEX)) return [];
    const column = sample.columns.find((one) => one.name === name);
    const known = (column?.labels ?? []).filter((label) => isKnownUnit(label, ''));
    return column && known.length >= LIMITS.fewestUnits && known.length >= LIMITS.unitLabels * column.labels.length
      ? [column]
      : [];
  });
  return found.length === 1 ? (found[0] ?? null) : null;
}

/** The column that says what is measured in these units: the coarsest from which they follow. */
function measuredIn(kinds: readonly ModelColumn[], units: SampleColumn | null, sample: Sample): ModelColumn | undefined {
  if (!units) return undefined;
  const columns = kinds.flatMap((kind) => {
    const column = sample.columns.find(({ name }) => name === kind.name);
    return column && column !== units && determines(column, units) ? [{ kind, column }] : [];
  });
  return columns.sort((a, b) => a.column.labels.length - b.column.labels.length)[0]?.kind;
}

/** Whether the figures of some labels are of another size altogether. */
function areApart(kind: string, value: string, sample: Sample): boolean {
  const codes = sample.columns.find(({ name }) => name === kind)?.codes ?? new Int32Array();
  const values = sample.columns.find(({ name }) => name === value)?.values ?? new Float64Array();
  const groups = new Map<number, number[]>();
  codes.forEach((code, row) => {
    const number = Math.abs(values[row] ?? NaN);
    if (code < 0 || number !== number) return;
    const group = groups.get(code) ?? [];
    group.push(number);
    groups.set(code, group);
  });
  const spans = [...groups.values()]
    .filter(({ length }) => length >= LIMITS.fewestOfKind)
    .map((list) => list.sort((a, b) => a - b));
  const medians = spans.map((list) => list[list.length >> 1] ?? 0).filter((median) => median > 0);
  return medians.length >= 2 && medians.length <= LIMITS.mostSizes && Math.max(...medians) >= LIMITS.apart * Math.min(...medians);
}
