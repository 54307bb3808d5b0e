import type { Alert, AlertKind } from '../../contracts/report/alert';
import type { Claim } from '../../contracts/report/claim';
import type { Block, Section, Span } from '../../contracts/report/block';
import type { ReportDocument } from '../../contracts/report/document';
import { foreignText } from '../../contracts/foreign-text';
import { capital } from '../../wording/human';
import { t } from '../messages';
import { isNote } from './kinds-of-claims';
import { labelled, paragraph, plain, stated } from './statement';
import { LIMITS } from './limits';

const ORDER = ['serious', 'warning', 'info'] as const;
/** Alerts whose sentences speak of lines themselves. */
const SPEAK_OF_LINES: ReadonlySet<AlertKind> = new Set(['encoding', 'header', 'skipped-lines']);

/** What is wrong with the data, the worst first. */
export function qualitySection({ alerts, tables, claims }: ReportDocument): Section {
  const notes = claims.filter(isNote);
  const sorted = [...alerts].sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
  const blocks: Block[] = sorted.map((alert, i) => ({
    type: 'item',
    id: `quality/${i + 1}`,
    spans: noteSpans(alert, alertText(alert, tables.length > 1), notes),
  }));
  return {
    id: 'quality',
    kind: 'quality',
    title: t('section.quality'),
    blocks: blocks.length > 0 ? blocks : [paragraph('quality/none', [plain(nothing(tables))])],
    parts: [],
  };
}

/** What is said, with the claim that counts it, where nothing else is said with it. */
function noteSpans({ severity, sentence, claim: id }: Alert, said: string, notes: readonly Claim[]): Span[] {
  const label = t('quality.severity', { severity });
  const claim = said.endsWith(sentence) ? notes.find((note) => note.id === id) : undefined;
  if (!claim) return labelled(label, said);
  const before = labelled(label, said.slice(0, -sentence.length).trimEnd());
  return [...before.filter(({ text }) => text !== ''), stated(claim)];
}

function nothing(tables: ReportDocument['tables']): string {
  return t('quality.nothing', { rows: tables.reduce((sum, table) => sum + table.rows, 0), tables: tables.length });
}

function atLines(sentence: string, all: readonly number[]): string {
  const shown = all.slice(0, LIMITS.shownLines).join(', ');
  const lines = all.length > LIMITS.shownLines ? t('quality.more-lines', { lines: shown }) : shown;
  return t('quality.at-lines', { sentence, n: all.length, lines });
}

function alertText({ kind, sentence, table, lines = [] }: Alert, several: boolean): string {
  const said = lines.length > 0 && !SPEAK_OF_LINES.has(kind) ? atLines(capital(sentence), lines) : capital(sentence);
  return several ? t('quality.of-table', { table: foreignText(table), sentence: said }) : said;
}
