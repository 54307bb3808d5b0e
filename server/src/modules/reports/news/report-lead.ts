import { blocksOf } from '@hub/engine';
import { isFigure } from '@hub/shared/contracts/reports/claim';
import { leadSpan } from '@hub/shared/contracts/reports/lead';
import { reportLead, type ReportLead } from '@hub/shared/contracts/reports/news';
import type { ReportDocument } from '@hub/shared/contracts/reports/report';
import * as z from 'zod/mini';

/** Readings of a course that is drawn as small as a word: a finger's width has no room for more. */
const MOST_READINGS = 120;

type Reading = number | null;

const mean = (readings: readonly Reading[]): Reading => {
  const known = readings.filter((reading) => reading !== null);
  return known.length === 0 ? null : known.reduce((sum, each) => sum + each, 0) / known.length;
};

/** The course by means of readings that stand beside one another. */
function thinned(readings: readonly Reading[]): Reading[] {
  const step = Math.ceil(readings.length / MOST_READINGS);
  if (step === 1) return [...readings];
  return Array.from({ length: Math.ceil(readings.length / step) }, (_, at) => mean(readings.slice(at * step, (at + 1) * step)));
}

/** What one series over time shows; undefined where the chart is another one, or of several. */
function courseOf(document: ReportDocument, id: string | undefined): ReportLead['course'] {
  const chart = document.charts.find((each) => each.id === id);
  const [series, ...others] = chart?.series ?? [];
  if (!series || others.length > 0 || chart?.type !== 'line' || chart.x.type !== 'time') return undefined;
  const values = series.points.map(([, y]) => (typeof y === 'number' ? y : null));
  return { title: chart.title, values: thinned(values) };
}

const storedLead = z.nullable(reportLead);

/** What was kept of it; null also where nobody has looked for it yet. */
export const keptLead = (lead: string | null): ReportLead | null => (lead === null ? null : storedLead.parse(JSON.parse(lead)));

/** What a report says first; null of one that has found nothing. */
export function leadOf(document: ReportDocument): ReportLead | null {
  const lead = leadSpan(blocksOf(document));
  const claim = document.claims.find(({ id }) => id === lead?.span.claim);
  if (!lead || !claim || isFigure(claim.kind)) return null;
  const course = courseOf(document, claim.chart);
  return { claim: claim.id, sentence: lead.span.text, ...(course && { course }) };
}
