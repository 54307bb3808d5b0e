import { isDay } from '../../contracts/table/is-day';
import type { DuckDBConnection } from '@duckdb/node-api';
import { quoteName } from '../../duckdb/quote-sql';
import { rowsOf } from '../../insights/rows-of';
import type { Table } from '../../model';
import type { LoadedTable } from '../../read/load/loaded-table';
import { labelText } from '../../wording/human';
import { saysDue, withoutBills } from '../waits/words';
import { t } from './messages';
import type { FreeName, Made } from './plan';
import { LIMITS } from './limits';

const LATE = { event: String(true), good: 'low' } as const;

/**
 * Whether what was due on a day came after it: of the days that rows come to the one that lies nearest, since a bill is paid long after its goods were due. It is the result where nothing else tells what became of the rows, and
 * stands beside it otherwise.
 */
export async function latenessOf(
  connection: DuckDBConnection,
  { relation }: LoadedTable,
  { columns, model, rows, timeline }: Table,
  nameFree: FreeName,
  isSaid: boolean,
): Promise<Made[]> {
  if (!model || (model.shape.kind !== 'event' && model.shape.kind !== 'entity')) return [];
  const days = model.columns.filter(
    ({ name, time, type }) =>
      isDay({ type }) && time !== 'birth' && time !== 'update' && columns.some((own) => own.name === name && own.carried === undefined),
  );
  const [due, ...more] = days.filter(({ name, time }) => time === 'due' || saysDue(name));
  const after = days.filter(({ name }) => name !== due?.name && name !== timeline);
  const ends = withoutBills(after, due?.name ?? '', { nameOf: ({ name }) => name }).slice(0, LIMITS.mostTimes);
  if (!due || more.length > 0 || ends.length === 0) return [];
  const from = `CAST(${quoteName(due.name)} AS DATE)`;
  const asked = ends.flatMap(({ name }) => {
    const to = `CAST(${quoteName(name)} AS DATE)`;
    return [`count(${to} - ${from})`, `count(*) FILTER (WHERE ${to} > ${from})`, `median(abs(${to} - ${from}))`];
  });
  const [row = []] = await rowsOf(connection, `SELECT ${asked.join(', ')} FROM ${relation}`);
  const [done] = ends
    .map(({ name }, i) => ({ name, both: Number(row[3 * i]), late: Number(row[3 * i + 1]), apart: Number(row[3 * i + 2]) }))
    .filter(({ both, late }) => both >= LIMITS.mostlyEvent * rows && late >= LIMITS.fewestOf && both - late >= LIMITS.fewestOf && late < LIMITS.mostlyNothing * both)
    .sort((a, b) => a.apart - b.apart);
  if (!done) return [];
  const made = nameFree(t('name.late'), t('name.has', { of: t('name.late') }));
  return [
    {
      planned: [{ name: made, type: 'boolean', unit: null, sql: `CAST(${quoteName(done.name)} AS DATE) > ${from}` }],
      of: [due.name, done.name],
      times: [due.name, done.name],
      ...(isSaid || model.outcome.kind !== 'none' ? { also: LATE } : { result: LATE }),
      sentence: t('late', { made: labelText(made), of: labelText(done.name), due: labelText(due.name) }),
    },
  ];
} // prettier-ignore
