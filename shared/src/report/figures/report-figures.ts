import { plainText } from '../../format/plain-text';
import { sectionMarkdown, splitReport } from '../text/split-report';

/** One stat card. */
export interface ReportFigure {
  label: string;
  value: string;
  /** What follows the figure on its line: a comparison, a share. */
  note: string | null;
}

/** Figures of ticket-like data, in their order. The report gives the last one in minutes. */
const TICKET_FIGURES = ['Total Issues', 'Resolved', 'Avg Satisfaction', 'Avg Response Time'];
const LEADING = 4;

const LIST_FIGURE = /^\s*[-*+]\s+(?:\*\*|__)?(.+?)\s*(?::(?:\*\*|__)|(?:\*\*|__)\s*:|:(?!\/\/))\s*(?:\*\*|__)?\s*(.+)$/;
const TABLE_FIGURE = /^\s*\|\s*([^|]+?)\s*\|\s*([^|]+?)\s*\|/;
/** Where the figure ends and a remark about it begins. */
const REMARK = /\s+[—–]\s+|;\s+|,\s+(?=\D)|\s+(?=\()|\.\s+(?=\S)/;

function parseLine(line: string): ReportFigure | null {
  const match = LIST_FIGURE.exec(line) ?? TABLE_FIGURE.exec(line);
  if (!match) return null;
  const label = plainText(match[1] ?? '');
  const text = plainText((match[2] ?? '').replace(/(?:\*\*|__)\s*$/, ''));
  const remark = REMARK.exec(text);
  const value = remark ? text.slice(0, remark.index) : text;
  const rest = remark ? text.slice(remark.index + remark[0].length).replace(/^\((.*)\)\.?$/, '$1') : '';
  if (label === '' || !/\d/.test(value)) return null;
  return { label, value: value.replace(/\.$/, ''), note: rest === '' ? null : rest };
}

const figuresIn = (markdown: string): ReportFigure[] =>
  markdown.split(/\r?\n/).flatMap((line) => {
    const figure = parseLine(line);
    return figure ? [figure] : [];
  });

const sameLabel = (label: string, wanted: string): boolean =>
  label.toLowerCase().replace(/\s*\((?:in )?min(?:utes)?\)$/, '') === wanted.toLowerCase();

/** A bare number of the response time is in minutes; the card says so. */
const withMinutes = (figure: ReportFigure, label: string): ReportFigure => ({
  ...figure,
  label,
  value: label === 'Avg Response Time' && /\d$/.test(figure.value) ? `${figure.value} min` : figure.value,
});

/**
 * The figures of the stat cards, read from the report's text: those of ticket-like data when the report states at least
 * two of them, otherwise the leading four of its Key Metrics.
 */
export function reportFigures(markdown: string): ReportFigure[] {
  const keyMetrics = splitReport(markdown).sections.find((section) => section.title.toLowerCase() === 'key metrics');
  const stated = keyMetrics ? figuresIn(sectionMarkdown(keyMetrics)) : [];
  const everywhere = [...stated, ...figuresIn(markdown)];
  const tickets = TICKET_FIGURES.flatMap((label) => {
    const figure = everywhere.find((candidate) => sameLabel(candidate.label, label));
    return figure ? [withMinutes(figure, label)] : [];
  });
  return tickets.length >= 2 ? tickets : stated.slice(0, LEADING);
}
