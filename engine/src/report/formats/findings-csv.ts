import { csvCell as cell, harmless } from './csv-cell';
import { printMeasure } from '../../contracts/report/measure';
import { safeSentence, visibleText } from '../../contracts/foreign-text';
import type { ReportDocument } from '../../contracts/report/document';
import { inLanguage } from '../../words';
import { isPercent } from '../../wording/number-text';
import { t } from '../messages';
import { LIMITS } from '../limits';

const COLUMNS = [
  'rank',
  'table',
  'kind',
  'sentence',
  'measure',
  'breakdown',
  'filter',
  'member',
  'direction',
  'value',
  'unit',
  'baseline',
  'n',
  'effect',
  'p',
  'q',
  'score',
  'query',
] as const;

/** A number in the unit that stands beside it: shares are parts of one in a document, under the sign of per cent. */
const inUnit = (value: number | null, unit: string | null): number | null =>
  value !== null && unit === '%' ? Number((100 * value).toPrecision(LIMITS.digitsInUnit)) : value;

/**
 * The report's claims as CSV (RFC 4180), one a row, best first. Characters that cannot be seen are marks, also in members and
 * queries: in a line of text they would turn the numbers of other cells around. Cells have no isolations, which whoever looks a
 * member up would have to take off. The heads are in the report's language; the JSON download has the values to the letter.
 */
export const findingsCsv = (
  document: Pick<ReportDocument, 'claims'> & { report?: Pick<ReportDocument['report'], 'language'> },
): string => inLanguage(document.report?.language ?? 'en', () => written(document));

function written(document: Pick<ReportDocument, 'claims'>): string {
  const rows = document.claims.map((claim, i) => [
    i + 1,
    claim.table,
    claim.kind,
    claim.sentence,
    printMeasure(claim.subject.measure),
    [claim.subject.breakdown]
      .flat()
      .filter((column) => column !== null)
      .join(', '),
    claim.subject.filter.map(({ column, op, value }) => `${column} ${op} ${String(value)}`).join(' and '),
    claim.member,
    claim.direction,
    inUnit(claim.value, claim.unit),
    isPercent(claim.unit) ? '%' : claim.unit,
    inUnit(claim.baseline, claim.unit),
    claim.n,
    claim.effect,
    claim.p,
    claim.q,
    claim.score,
    claim.sql,
  ]);
  const shown = (value: string | number | null, at: number) =>
    typeof value !== 'string' ? value : COLUMNS[at] === 'sentence' ? safeSentence(value) : visibleText(harmless(value));
  return (
    [COLUMNS.map((column) => t(`csv.${column}`)), ...rows].map((row) => row.map(shown).map(cell).join(',')).join('\r\n') + '\r\n'
  );
}
