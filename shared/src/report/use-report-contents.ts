import { useMemo } from 'react';
import { safeSentence } from '../contracts/foreign-text';
import type { Verification } from '../contracts/claim';
import type { ReportDocument } from '../contracts/report';
import type { ReportContents } from './report-context';

const byId = <Item extends { id: string }>(items: readonly Item[]): ReadonlyMap<string, Item> =>
  new Map(items.map((item) => [item.id, item]));

/** A document's claims and charts by their ids, and what the last check said of the claims. */
export function useReportContents(document: ReportDocument | null, results: readonly Verification[]): ReportContents {
  const claims = useMemo(
    () => byId((document?.claims ?? []).map((claim) => ({ ...claim, sentence: safeSentence(claim.sentence) }))),
    [document],
  );
  const charts = useMemo(() => byId(document?.charts ?? []), [document]);
  return useMemo(() => {
    const outcomes = new Map(results.map((result) => [result.claim, result]));
    return { claim: (id) => claims.get(id), chart: (id) => charts.get(id), outcome: (id) => outcomes.get(id) };
  }, [claims, charts, results]);
}
