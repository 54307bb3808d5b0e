import type { DuckDBConnection } from '@duckdb/node-api';
import type { ModelColumn, TableModel } from '../../contracts/table/table-model';
import { nameWords } from '../../profile/roles/name-words';
import { calendarDates } from '../../profile/order/calendar';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import type { LoadedColumn, LoadedTable } from '../../read/load/loaded-table';
import { namesPlace } from '../roles/numbers/positions';
import { codedHeaders } from '../shape/coded-headers';
import { labelText, list } from '../../wording/human';
import { t } from './messages';
import { freeName, madeColumn, type Reshaped, writeForm } from './reshaped';
import { LIMITS } from './limits';

const NO_FIGURE = new Set(['identifier', 'category', 'coded-category', 'code', 'geography', 'text', 'personal-data', 'rank', 'coordinate', 'constant', 'empty', 'boolean', 'ordered-category']); // prettier-ignore

/**
 * A row for each header of a table whose headers are one scale: months, quarters and years become dates. A few other figures of a row stay with
 * it as what it has once, and are never added up; a table that has as many as it has headers stays as it is.
 */
export async function meltWide(
  connection: DuckDBConnection,
  table: LoadedTable,
  { shape: { wide }, columns, algebra }: TableModel,
  signal?: AbortSignal,
): Promise<Reshaped | null> {
  if (!wide) return null;
  const scale = new Set(wide.columns);
  const sums = new Set(
    algebra.flatMap((relation) =>
      relation.kind === 'sum' && relation.plus.every((name) => scale.has(name)) ? [relation.target] : [],
    ),
  );
  // A sum of others on the scale itself is no point of it.
  const points = wide.columns.map((name, i) => ({ name, label: wide.labels[i] ?? name })).filter(({ name }) => !sums.has(name));
  if (points.length < LIMITS.fewestPoints) return null;
  const kept = columns.filter(({ name }) => !scale.has(name) && !sums.has(name));
  const stays = kept.filter(({ role }) => !NO_FIGURE.has(role)).map(({ name }) => name);
  if (stays.length > LIMITS.mostStaying * points.length) return null;
  const rest = table.columns.filter(({ name }) => kept.some((column) => column.name === name));
  const figures = points.flatMap(({ name }) => table.columns.filter((column) => column.name === name));
  if (wide.scale === 'codes') return meltCodes(connection, table, points, { rest, figures, stays, sums }, signal);
  const years = wide.scale === 'years';
  const steps = wide.scale === 'steps' ? stepWords(points.map(({ name }) => name)) : null;
  const taken = rest.map(({ name }) => name);
  const calendar = years ? null : calendarDates(points.map(({ label }) => label));
  const scaled = steps
    ? steps.step
    : years
      ? t('period', { months: '12' })
      : calendar
        ? t('period', { months: String(calendar.months) })
        : t('point');
  const quantity = steps ? steps.quantity : stemOf(points.map(({ name }) => name));
  const value = freeName(quantity ?? indicatorOf(kept) ?? t('name.value'), [...taken, scaled], t('name.figure'));
  const point = freeName(scaled, [...taken, value], t('name.of', { name: scaled, of: value }));
  const { type, sqlType, unit } = quantityOf(figures);
  const names = rest.map(({ name }) => `${quoteName(name)}, `).join('');
  const parts = points.map(({ name, label }, i) => {
    const date = calendar?.dates[i];
    const at = years
      ? `make_date(${Number(label)}, 1, 1)`
      : steps
        ? label
        : date === undefined
          ? quoteText(label)
          : `DATE ${quoteText(date)}`;
    return `SELECT ${names}${at} AS ${quoteName(point)}, CAST(${quoteName(name)} AS ${sqlType}) AS ${quoteName(value)} FROM ${table.relation} WHERE ${quoteName(name)} IS NOT NULL`;
  });
  const relation = `${table.relation}_points`;
  const select = parts.join(' UNION ALL ');
  const rows = await writeForm(connection, relation, select, signal);
  return {
    select,
    table: {
      ...table,
      relation,
      rows,
      columns: [
        ...rest,
        years
          ? madeColumn(point, 'date', { formats: ['year'] })
          : calendar
            ? madeColumn(point, 'date')
            : steps
              ? madeColumn(point, 'integer')
              : madeColumn(point, 'text', { order: points.map(({ label }) => label) }),
        madeColumn(value, type, { unit }),
      ],
    },
    columns: wide.columns,
    ...(calendar ? { timeline: point } : steps ? { timeline: null } : {}),
    stays,
    sentence: `${sentenceOf(points)}${sumsText(sums)}`,
  };
}

/** What a column says of every row that its figures are: `Indicator Name`, as statistics offices write it beside a code. */
const INDICATOR =
  /^(?:(?:indicator|series|measure|variable|metric|statistic|subject|indikator|merkmal|kennzahl|messgröße|indicateur|variable|indicador|indicatore)(?: (?:name|label|title|description|bezeichnung))?)$/;
function indicatorOf(kept: readonly ModelColumn[]): string | null {
  const said = kept.flatMap(({ name, role, examples: [only] }) =>
    role === 'constant' && INDICATOR.test(nameWords(name).join(' ')) && only !== undefined && /\p{L}{3}/u.test(only)
      ? [only]
      : [],
  );
  return said.length === 1 ? (said[0] ?? null) : null;
}

const sentenceOf = (points: readonly { name: string }[]): string =>
  t('wide', {
    count: points.length,
    first: labelText(points[0]?.name ?? ''),
    last: labelText(points.at(-1)?.name ?? ''),
  });

/** What is left out is said. */
const sumsText = (sums: ReadonlySet<string>): string =>
  sums.size === 0 ? '' : ` ${t('wide.sums', { names: list([...sums].map((name) => labelText(name))), count: sums.size })}`;

/** What all figures of the scale are together. */
function quantityOf(figures: readonly LoadedColumn[]): { type: 'integer' | 'number'; sqlType: string; unit: string | null } {
  // A column that nobody has a figure in says nothing of their kind.
  const filled = figures.filter((column) => column.type === 'integer' || column.type === 'number');
  const type = filled.every((column) => column.type === 'integer') ? 'integer' : 'number';
  const unit = filled.every((column) => column.unit === filled[0]?.unit) ? (filled[0]?.unit ?? null) : null;
  return { type, sqlType: type === 'integer' ? 'BIGINT' : 'DOUBLE', unit };
}

/** A row for each header that is put together of several labels, and a column for each of its parts. */
async function meltCodes(
  connection: DuckDBConnection,
  table: LoadedTable,
  points: readonly { name: string; label: string }[],
  {
    rest,
    figures,
    stays,
    sums,
  }: Record<'rest' | 'figures', LoadedTable['columns']> & { stays: string[]; sums: ReadonlySet<string> },
  signal: AbortSignal | undefined,
): Promise<Reshaped | null> {
  const coded = codedHeaders(points.map(({ name }) => name));
  if (!coded) return null;
  const taken = rest.map(({ name }) => name);
  const parts = coded.parts.map((part) => {
    const name = freeName(t('code-part', { kind: part.kind }), taken);
    taken.push(name);
    return { ...part, name };
  });
  const value = freeName(coded.stem || t('name.value'), taken, t('name.figure'));
  const { type, sqlType, unit } = quantityOf(figures);
  const names = rest.map(({ name }) => `${quoteName(name)}, `).join('');
  const selects = coded.columns.map((column, i) => {
    const labels = parts.map(({ name, labels: own }) => `${quoteText(own[i] ?? '')} AS ${quoteName(name)}`).join(', ');
    return `SELECT ${names}${labels}, CAST(${quoteName(column)} AS ${sqlType}) AS ${quoteName(value)} FROM ${table.relation} WHERE ${quoteName(column)} IS NOT NULL`;
  });
  const relation = `${table.relation}_points`;
  const select = selects.join(' UNION ALL ');
  const rows = await writeForm(connection, relation, select, signal);
  const made = parts.map(({ name, order }) => madeColumn(name, 'text', order ? { order } : {}));
  return {
    select,
    table: { ...table, relation, rows, columns: [...rest, ...made, madeColumn(value, type, { unit })] },
    columns: coded.columns,
    stays,
    sentence: `${t('codes', {
      count: points.length,
      first: labelText(points[0]?.name ?? ''),
      last: labelText(points.at(-1)?.name ?? ''),
      parts: parts.length,
    })}${sumsText(sums)}`,
  };
}

/** What counts the steps, and of what they are: `weight day` is a weight by days, `wk` weeks of something. */
function stepWords(names: readonly string[]): { step: string; quantity: string | null } {
  const stem = (names[0] ?? '').replace(/[\s_.:-]*\d+$/, '');
  const [, before = '', step = stem] = /^(.*\p{L})[\s_.:-]+(\p{L}+)$/u.exec(stem) ?? [];
  // The other way round, `day_weight_1`, it is one name.
  return before !== '' && namesPlace(step) ? { step, quantity: before } : { step: stem, quantity: null };
}

/** What all headers begin with, before their place on the scale. */
function stemOf(names: readonly string[]): string | null {
  const [first = ''] = names;
  const end = [...first].findIndex((letter, i) => names.some((name) => name[i] !== letter));
  const stem = first
    .slice(0, Math.max(0, end))
    .replace(/[\d\s_:-]+$/, '')
    .trim();
  return /\p{L}{2}/u.test(stem) ? stem : null;
}
