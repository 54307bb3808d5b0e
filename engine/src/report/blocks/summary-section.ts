import type { Section, Span } from '../../contracts/block';
import type { Claim } from '../../contracts/claim';
import type { ReportDocument } from '../../contracts/document';
import { familyOf } from '../../contracts/insight-kind';
import { sameMeasure } from '../../contracts/measure';
import { t } from '../messages';
import { isFinding, isRowFigure } from './kinds-of-claims';
import { notesOf, paragraph, plain, stated } from './statement';
import { LIMITS } from './limits';

/** The best findings on different subjects, then what the table is. */
export function summarySection(document: ReportDocument): Section {
  const { claims, tables } = document;
  const chosen: Claim[] = [];
  for (const claim of claims.filter(isFinding)) {
    const alike = (other: Claim) =>
      familyOf(other.kind) === familyOf(claim.kind) &&
      (other.subject.breakdown === claim.subject.breakdown || sameMeasure(other.subject.measure, claim.subject.measure)) &&
      familyOf(claim.kind) !== 'dominance';
    if (chosen.length < LIMITS.summaryFindings && !chosen.some(alike)) chosen.push(claim);
  }
  const about = tables.flatMap((table) => claims.filter((claim) => claim.table === table.name && isRowFigure(claim)));
  const nothing = chosen.length === 0 ? notesOf(document, 'nothing') : [];
  const spans: Span[] = [...[...chosen, ...about].map(stated), ...nothing.map(({ sentence }) => plain(sentence))];
  const blocks = spans.length === 0 ? [] : [paragraph('summary/1', spans)];
  return { id: 'summary', kind: 'summary', title: t('section.summary'), blocks, parts: [] };
}
