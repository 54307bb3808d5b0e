import type { ReportBlocks, Section, SectionKind } from '../../contracts/report/block';
import type { ReportDocument } from '../../contracts/report/document';
import { oneLine, safeDocument } from '../safe-document';
import { actionSection } from './action-section';
import { findingSections, smallSection } from './finding-sections';
import { cardsOf, metricSection } from './metric-section';
import { methodSection } from './method-section';
import { provenance } from './provenance';
import { qualitySection } from './quality-section';
import { readingSections } from './reading-section';
import { relationSection } from './relation-section';
import { summarySection } from './summary-section';
import { inLanguage } from '../../words';

/** These stand in every report, if only to show that there is nothing. */
const ALWAYS: ReadonlySet<SectionKind> = new Set(['summary', 'key-metrics']);

/**
 * A report as its reader sees it: which statement stands where, with the claim behind it and the chart below it. A pure function
 * of the document, so that a report of before, whose document was stored without blocks, opens by it as well. What is said around its
 * claims is said in their language, whoever opens it.
 */
export const blocksOf = (document: ReportDocument): ReportBlocks =>
  inLanguage(document.report.language ?? 'en', () => orderedBlocks(document));

function orderedBlocks(document: ReportDocument): ReportBlocks {
  const safe: ReportDocument = { ...document, ...safeDocument(document) };
  const metrics = metricSection(safe);
  const sections: Section[] = [
    summarySection(safe),
    metrics,
    ...relationSection(safe),
    ...safe.tables.flatMap((_, table) => findingSections(safe, table)),
    ...safe.tables.flatMap((_, table) => smallSection(safe, table)),
    ...actionSection(safe),
    ...readingSections(safe),
    qualitySection(safe),
    methodSection(safe),
  ];
  return {
    title: oneLine(safe.report.title),
    provenance: oneLine(provenance(safe)),
    sections: sections.filter(({ kind, blocks, parts }) => ALWAYS.has(kind) || blocks.length + parts.length > 0),
    cards: cardsOf(metrics),
  };
}
