import type { Section, Span } from '../../contracts/report/block';
import type { Claim } from '../../contracts/report/claim';
import type { ReportDocument } from '../../contracts/report/document';
import { familyOf, isFigure } from '../../contracts/report/insight-kind';
import { sameMeasure } from '../../contracts/report/measure';
import { resultColumns } from '../../insights/frame/measures/result-columns';
import { t } from '../messages';
import { isFinding, isMetric, isRowFigure } from './kinds-of-claims';
import { notesOf, paragraph, plain, stated } from './statement';
import { LIMITS } from './limits';

/** Whether a claim tells what the table is about: what goes with that is worth several sentences. */
function isOfOutcome({ tables }: ReportDocument, { table, subject: { measure } }: Claim): boolean {
  const reading = tables.find(({ name }) => name === table)?.reading;
  return 'column' in measure && resultColumns({ model: reading }).has(measure.column);
}

/** How often what the table is about came about, or its level, over all rows. */
const isLevelOfOutcome = (document: ReportDocument, claim: Claim): boolean =>
  claim.kind === 'headline' &&
  !isMetric(claim) &&
  claim.subject.breakdown === null &&
  claim.subject.filter.length === 0 &&
  isOfOutcome(document, claim);

const isFrequency = ({ kind, subject: { filter, measure } }: Claim): boolean =>
  kind === 'dominance' && measure.op === 'count' && filter.length === 0;

/** What leads the report; what is only known is read where there is nothing else. */
const leadingFirst = (found: Claim[]): Claim[] =>
  found.some(({ known }) => !known) ? found.filter(({ known }) => !known) : found;

/** Whether they split the same rows alike: what two groups do over time is two matters. */
const sameBreakdown = ({ subject: a }: Claim, { subject: b }: Claim): boolean =>
  String(a.breakdown) === String(b.breakdown) && JSON.stringify(a.filter) === JSON.stringify(b.filter);

/** The best findings on different subjects, then what the table is. */
export function summarySection(document: ReportDocument): Section {
  const { claims, tables } = document;
  const chosen: Claim[] = [];
  // How often a label comes about is read where nothing else is told.
  const found = leadingFirst(claims.filter(isFinding));
  for (const claim of [...found.filter((one) => !isFrequency(one)), ...found.filter(isFrequency)]) {
    // What certainly goes with the result is told by each column, what may be chance by one.
    const isSeveralFold = (one: Claim) => one.q !== null && isOfOutcome(document, one);
    const alike = (other: Claim) =>
      familyOf(other.kind) === familyOf(claim.kind) &&
      (sameBreakdown(other, claim) || (sameMeasure(other.subject.measure, claim.subject.measure) && !isSeveralFold(claim))) &&
      familyOf(claim.kind) !== 'dominance';
    const most = isFrequency(claim) ? LIMITS.summaryOfFrequencies : LIMITS.summaryFindings;
    if (chosen.length < most && !chosen.some(alike)) chosen.push(claim);
  }
  const about = tables.flatMap((table) => claims.filter((claim) => claim.table === table.name && isRowFigure(claim)));
  const levels = claims.filter((claim) => isLevelOfOutcome(document, claim)).slice(0, 1);
  const nothing = chosen.length === 0 ? notesOf(document, 'nothing') : [];
  // Where nothing is certain, how what the table is about differs in these rows is still asked for.
  const compared = claims.find(
    ({ kind, subject: { breakdown, measure } }) => isFigure(kind) && breakdown !== null && measure.op !== 'count',
  );
  const instead = chosen.length === 0 && compared ? [compared] : [];
  const spans: Span[] = [
    ...[...chosen, ...levels, ...about, ...instead].map(stated),
    ...nothing.map(({ sentence }) => plain(sentence)),
  ];
  const blocks = spans.length === 0 ? [] : [paragraph('summary/1', spans)];
  return { id: 'summary', kind: 'summary', title: t('section.summary'), blocks, parts: [] };
}
