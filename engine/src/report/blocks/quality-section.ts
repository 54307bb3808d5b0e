import type { Alert, AlertKind } from '../../contracts/alert';
import type { Block, Section } from '../../contracts/block';
import type { ReportDocument } from '../../contracts/document';
import { foreignText } from '../../contracts/foreign-text';
import { capital } from '../../wording/human';
import { countText } from '../../wording/phrases';
import { labelled, paragraph, plain } from './statement';

const ORDER = ['serious', 'warning', 'info'] as const;
const WORD: Record<Alert['severity'], string> = { serious: 'Serious', warning: 'Warning', info: 'Note' };
const SHOWN_LINES = 8;
/** Alerts whose sentences speak of lines themselves. */
const SPEAK_OF_LINES: ReadonlySet<AlertKind> = new Set(['encoding', 'header', 'skipped-lines']);

/** What is wrong with the data, the worst first. */
export function qualitySection({ alerts, tables }: ReportDocument): Section {
  const sorted = [...alerts].sort((a, b) => ORDER.indexOf(a.severity) - ORDER.indexOf(b.severity));
  const blocks: Block[] = sorted.map((alert, i) => ({
    type: 'item',
    id: `quality/${i + 1}`,
    spans: labelled(WORD[alert.severity], alertText(alert, tables.length > 1)),
  }));
  return {
    id: 'quality',
    kind: 'quality',
    title: 'Data Quality',
    blocks: blocks.length > 0 ? blocks : [paragraph('quality/none', [plain(nothing(tables))])],
    parts: [],
  };
}

function nothing(tables: ReportDocument['tables']): string {
  const rows = tables.reduce((sum, table) => sum + table.rows, 0);
  return `Nothing to complain of: ${countText(rows, 'rows')}${tables.length > 1 ? ` of ${tables.length} tables` : ''} were read in full.`;
}

function alertText({ kind, sentence, table, lines = [] }: Alert, several: boolean): string {
  const where =
    lines.length > 0 && !SPEAK_OF_LINES.has(kind)
      ? ` (line${lines.length > 1 ? 's' : ''} ${lines.slice(0, SHOWN_LINES).join(', ')}${lines.length > SHOWN_LINES ? ', …' : ''})`
      : '';
  return `${several ? `${foreignText(table)}: ` : ''}${capital(sentence)}${where}`;
}
