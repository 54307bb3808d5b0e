import { isMetric, isNote } from '@hub/engine';
import type { ReportComparison } from '@hub/shared/contracts/reports/comparison';
import type { Claim } from '@hub/shared/contracts/reports/claim';
import type { ReportDocument } from '@hub/shared/contracts/reports/report';
import { compareClaims } from './compare-claims';
import { compareMetrics } from './compare-metrics';
import { compareTables } from './compare-tables';

type Changes = Omit<ReportComparison, 'older' | 'newer' | 'reports'>;

/** Figures have a table of their own, and what the notes count is about the file. */
const isCompared = (claim: Claim): boolean => !isMetric(claim) && !isNote(claim);

/** What changed from one report of a source to a later one. */
export function compareReports(older: ReportDocument, newer: ReportDocument): Changes {
  // A single table is the same one under whatever name its file has today.
  const isSingle = older.tables.length === 1 && newer.tables.length === 1;
  const nameOf = (name: string) => (isSingle ? '' : name);
  const tableOf = ({ table }: { table: string }) => nameOf(table);
  return {
    tables: compareTables(older.tables, newer.tables, nameOf),
    metrics: compareMetrics(older.claims, newer.claims, tableOf, {
      before: older.report.language ?? 'en',
      after: newer.report.language ?? 'en',
    }),
    ...compareClaims(older.claims.filter(isCompared), newer.claims.filter(isCompared), tableOf),
  };
}
