import { useMemo } from 'react';
import { safeSentence } from '../contracts/foreign-text';
import type { Verification } from '../contracts/reports/claim';
import type { ReportDocument, SourceType } from '../contracts/reports/report';
import type { Door } from './rows/use-door';
import { NO_CONTENTS, type ReportContents } from './report-context';

const NONE: [] = [];
const onThisPage = NO_CONTENTS.findingAt;

const byId = <Item extends { id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]));

/** A document's claims and charts by their ids, and what the last check said of the claims. */
export function useReportContents(
  document: ReportDocument | null,
  results: readonly Verification[],
  { reportId, sourceType }: { reportId: string | undefined; sourceType: SourceType },
  door: Door | null = null,
  findingAt: ReportContents['findingAt'] = onThisPage,
): ReportContents {
  const claims = useMemo(
    () => byId((document?.claims ?? []).map((claim) => ({ ...claim, sentence: safeSentence(claim.sentence) }))),
    [document],
  );
  const charts = useMemo(() => byId(document?.charts ?? []), [document]);
  return useMemo(() => {
    const outcomes = new Map(results.map((result) => [result.claim, result]));
    return {
      claim: (id) => claims.get(id),
      chart: (id) => charts.get(id),
      outcome: (id) => outcomes.get(id),
      tables: document?.tables ?? NONE,
      joins: document?.joins ?? NONE,
      door,
      findingAt,
      source: reportId === undefined ? null : { reportId, sourceType, name: document?.report.source ?? '' },
    };
  }, [claims, charts, results, document, reportId, sourceType, door, findingAt]);
}
