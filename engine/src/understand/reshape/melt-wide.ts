import type { DuckDBConnection } from '@duckdb/node-api';
import type { TableModel } from '../../contracts/table/table-model';
import { calendarDates } from '../../profile/order/calendar';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import type { LoadedTable } from '../../read/load/loaded-table';
import { labelText } from '../../wording/human';
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
  const years = wide.scale === 'years';
  const taken = rest.map(({ name }) => name);
  const calendar = years ? null : calendarDates(points.map(({ label }) => label));
  const scaled = years ? t('period', { months: '12' }) : calendar ? t('period', { months: String(calendar.months) }) : t('point');
  const value = freeName(stemOf(points.map(({ name }) => name)) ?? t('name.value'), [...taken, scaled], t('name.figure'));
  const point = freeName(scaled, [...taken, value], t('name.of', { name: scaled, of: value }));
  const type = figures.every((column) => column.type === 'integer') ? 'integer' : 'number';
  const names = rest.map(({ name }) => `${quoteName(name)}, `).join('');
  const sqlType = type === 'integer' ? 'BIGINT' : 'DOUBLE';
  const parts = points.map(({ name, label }, i) => {
    const date = calendar?.dates[i];
    const at = years ? `make_date(${Number(label)}, 1, 1)` : date === undefined ? quoteText(label) : `DATE ${quoteText(date)}`;
    return `SELECT ${names}${at} AS ${quoteName(point)}, CAST(${quoteName(name)} AS ${sqlType}) AS ${quoteName(value)} FROM ${table.relation} WHERE ${quoteName(name)} IS NOT NULL`;
  });
  const relation = `${table.relation}_points`;
  const rows = await writeForm(connection, relation, parts.join(' UNION ALL '), signal);
  const unit = figures.every((column) => column.unit === figures[0]?.unit) ? (figures[0]?.unit ?? null) : null;
  return {
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
            : madeColumn(point, 'text', { order: points.map(({ label }) => label) }),
        madeColumn(value, type, { unit }),
      ],
    },
    columns: wide.columns,
    ...(calendar ? { timeline: point } : {}),
    stays,
    sentence: t('wide', {
      count: points.length,
      first: labelText(points[0]?.name ?? ''),
      last: labelText(points.at(-1)?.name ?? ''),
    }),
  };
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
