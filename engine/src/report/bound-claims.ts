import { allBlocks, claimsOf, type ReportBlocks } from '../contracts/report/block';
import type { ReportDocument } from '../contracts/report/document';

/** Statements that name a claim, and of these the ones whose claim is in the document with a number and a query for it. */
export function boundClaims(report: ReportBlocks, { claims }: Pick<ReportDocument, 'claims'>): { right: number; total: number } {
  const borne = new Set(claims.filter(({ value, sql }) => value !== null && sql !== '').map(({ id }) => id));
  const named = allBlocks(report).flatMap(claimsOf);
  return { right: named.filter((id) => borne.has(id)).length, total: named.length };
}
