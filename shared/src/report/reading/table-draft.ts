import type { ReportDocument } from '../../contracts/reports/report';
import type { TableCorrection, ToldReading } from '../../contracts/reports/told-reading';

export type ReportTable = ReportDocument['tables'][number];

/** What is said of one table. */
export const draftOf = ({ tables }: ToldReading, table: string): TableCorrection =>
  tables.find((one) => one.table === table) ?? { table };

/** All that is said, with this in the place of what was said of the table. Of a table of which nothing is said nothing is kept. */
export function withDraft(told: ToldReading, draft: TableCorrection): ToldReading {
  const { table, outcome, time, shape, totals } = draft;
  const said: TableCorrection = {
    table,
    ...(outcome !== undefined && { outcome }),
    ...(time !== undefined && { time }),
    ...(shape !== undefined && { shape }),
    ...(totals !== undefined && totals.length > 0 && { totals }),
  };
  const others = told.tables.filter((one) => one.table !== table);
  return { ...told, tables: Object.keys(said).length > 1 ? [...others, said] : others };
}

/** Without anything that is said of the table, its columns or what they refer to. */
export const withoutTable = ({ corrections, tables, joins }: ToldReading, table: string): ToldReading => ({
  corrections: corrections.filter((one) => one.table !== table),
  tables: tables.filter((one) => one.table !== table),
  ...(joins && { joins: joins.filter((one) => one.table !== table) }),
});
