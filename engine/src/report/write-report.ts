import { familyOf, isFigure, type KindFamily } from '../contracts/insight-kind';
import { sameMeasure } from '../contracts/measure';
import type { Chart } from '../contracts/chart';
import type { Claim } from '../contracts/claim';
import { foreignText } from '../contracts/foreign-text';
import type { Alert } from '../contracts/alert';
import type { ReportDocument, TestNote } from '../contracts/document';
import { LEADING } from '../insights/judge/leading';
import { dayText, rangeText } from '../wording/date-text';
import { capital, list } from '../wording/human';
import { countText } from '../wording/phrases';
import { escapeMarkdown, escapeName } from './escape-markdown';
import { METHOD } from './method';
import { escapedLine } from './readable-json';

const GROUPS: readonly { title: string; kinds: readonly KindFamily[] }[] = [
  { title: 'Trends', kinds: ['trend', 'subgroup-trend', 'change-point', 'spike', 'seasonality', 'driver'] },
  { title: 'Differences', kinds: ['group-difference', 'rate-difference', 'contribution'] },
  { title: 'Patterns', kinds: ['dominance', 'association', 'correlation', 'terms'] },
  { title: 'Outliers', kinds: ['outlier', 'repetition'] },
];
const SUMMARY_FINDINGS = 4;
const SHOWN_LINES = 8;
/** Tables whose sizes are told one by one. */
const MOST_LISTED = 3;

const isFinding = (claim: Claim): boolean => !isFigure(claim.kind) && !claim.small;

/** Writes the report's markdown from its document. Every number outside Data Quality and Method stands in a claim's sentence. */
export function writeReport(document: ReportDocument): string {
  const parts = [
    `# ${escapeName(document.report.title)}`,
    `> ${provenance(document)}`,
    '## Summary',
    summary(document),
    '## Key Metrics',
    ...document.tables.flatMap((table) => metrics(document, table.name)),
    ...relations(document),
    ...document.tables.flatMap((table) => findings(document, table.name)),
    ...document.tables.flatMap((table) => smallButReal(document, table.name)),
    ...actions(document),
    '## Data Quality',
    quality(document),
    '## Method',
    [METHOD, ...unseen(document)].join('\n'),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

const notesOf = ({ tests }: ReportDocument, about: TestNote['about']): TestNote[] =>
  (tests.notes ?? []).filter((note) => note.about === about);

/** How small a difference may be that no test of this run would have seen. */
function unseen(document: ReportDocument): string[] {
  const several = document.tables.length > 1;
  return notesOf(document, 'unseen').map(
    ({ table, sentence }) =>
      `- **What stays invisible${several ? ` in ${escapeMarkdown(table)}` : ''}:** ${escapeMarkdown(sentence)}`,
  );
}

/** What is certain and too small to lead with, one line each. */
function smallButReal(document: ReportDocument, table: string): string[] {
  const own = document.claims.filter((claim) => claim.table === table && claim.small);
  if (own.length === 0) return [];
  const suffix = document.tables.length > 1 ? ` in ${escapeMarkdown(table)}` : '';
  const count = notesOf(document, 'small').filter((note) => note.table === table);
  return [
    `## Small but Real${suffix}`,
    ...count.map(({ sentence }) => escapeMarkdown(sentence)),
    own.map((claim) => `- ${escapeMarkdown(claim.sentence)}`).join('\n'),
  ];
}

function provenance({ report, tables, engine, tests }: ReportDocument): string {
  const size =
    tables.length > MOST_LISTED
      ? `${tables.length} tables with ${tables.reduce((sum, table) => sum + table.rows, 0).toLocaleString('en-US')} rows in all`
      : list(tables.map((table) => `${countText(table.rows, 'rows')} × ${countText(table.columns.length, 'columns')}`));
  const period = report.period
    ? `, ${rangeText(Date.parse(report.period[0]), Date.parse(report.period[1]), isYearly(tables))}`
    : '';
  const when = `${dayText(Date.parse(report.created_at))}, ${report.created_at.slice(11, 16)} UTC`;
  return (
    `Source: ${escapeName(report.source)}, ${size}${period}. Analysed on ${when} by ${engine.name} ${engine.version}; ` +
    `${countText(tests.run, 'comparisons')} tested, ${tests.reported.toLocaleString('en-US')} reported.`
  );
}

/** All points in time are years: no column has more of them than there are first days of January within its range. */
function isYearly(tables: ReportDocument['tables']): boolean {
  const points = tables.flatMap(({ columns }) =>
    columns.filter(({ role, stats }) => role === 'timestamp' && typeof stats.min === 'string'),
  );
  return points.every(({ stats: { min, max, distinct } }) => {
    const [first, last] = [String(min), String(max)];
    const years = Number(last.slice(0, 4)) - Number(first.slice(0, 4)) + 1;
    return /^\d{4}-01-01(?:T00:00:00.*)?$/.test(first) && /^\d{4}-01-01(?:T00:00:00.*)?$/.test(last) && distinct <= years;
  });
}

/** The best findings on different subjects, then what the table is. */
function summary(document: ReportDocument): string {
  const { claims, tables } = document;
  const chosen: Claim[] = [];
  for (const claim of claims.filter(isFinding)) {
    const alike = (other: Claim) =>
      familyOf(other.kind) === familyOf(claim.kind) &&
      (other.subject.breakdown === claim.subject.breakdown || sameMeasure(other.subject.measure, claim.subject.measure)) &&
      familyOf(claim.kind) !== 'dominance';
    if (chosen.length < SUMMARY_FINDINGS && !chosen.some(alike)) chosen.push(claim);
  }
  const about = tables.flatMap((table) => claims.filter((claim) => claim.table === table.name && isRowFigure(claim)));
  const nothing = chosen.length === 0 ? notesOf(document, 'nothing') : [];
  return [...chosen, ...about, ...nothing].map(({ sentence }) => escapeMarkdown(sentence)).join(' ');
}

const isRowFigure = (claim: Claim): boolean =>
  claim.kind === 'headline' &&
  claim.agent === 'suggestion-engine' &&
  claim.subject.measure.op === 'count' &&
  claim.subject.breakdown === null &&
  claim.member === null;

function metrics({ claims, tables }: ReportDocument, table: string): string[] {
  const own = claims.filter((claim) => claim.table === table && claim.agent === 'report-generator');
  const lines = own.map((claim) => {
    const cut = claim.sentence.lastIndexOf(': ');
    return `- **${escapeMarkdown(claim.sentence.slice(0, cut))}:** ${escapeMarkdown(claim.sentence.slice(cut + 2))}`;
  });
  return [...(tables.length > 1 ? [`### ${escapeName(table)}`] : []), lines.join('\n')];
}

/** How several tables hang together. */
function relations({ claims }: ReportDocument): string[] {
  const own = claims.filter((claim) => claim.agent === 'data-analyzer');
  return own.length === 0 ? [] : ['## Relations', own.map((claim) => `- ${escapeMarkdown(claim.sentence)}`).join('\n')];
}

function findings({ claims, charts, tables }: ReportDocument, table: string): string[] {
  const own = claims.filter((claim) => claim.table === table);
  const found = own.filter(isFinding);
  const leading = found.slice(0, LEADING);
  const drawn = new Set<string>();
  const suffix = tables.length > 1 ? ` in ${escapeName(table)}` : '';
  const groups = GROUPS.map(({ title, kinds }) => ({
    title,
    claims: leading.filter((claim) => kinds.includes(familyOf(claim.kind))),
  }))
    .filter((group) => group.claims.length > 0)
    .sort((a, b) => Math.max(...b.claims.map((claim) => claim.score)) - Math.max(...a.claims.map((claim) => claim.score)));
  const figures = own.filter(
    (claim) =>
      !isFinding(claim) &&
      !claim.small &&
      claim.agent === 'suggestion-engine' &&
      !isRowFigure(claim) &&
      !claim.subject.filter.length,
  );
  const withChart = (claim: Claim) => paragraphs(claim, charts, drawn);
  const more = [...found.slice(LEADING), ...figures.filter((claim) => !claim.chart)];
  return [
    ...groups.flatMap((group) => [`## ${group.title}${suffix}`, ...group.claims.flatMap(withChart)]),
    ...(figures.some((claim) => claim.chart)
      ? [`## Overview${suffix}`, ...figures.filter((claim) => claim.chart).flatMap(withChart)]
      : []),
    ...(more.length > 0 ? [`## More${suffix}`, more.map((claim) => `- ${escapeMarkdown(claim.sentence)}`).join('\n')] : []),
  ];
}

function paragraphs(claim: Claim, charts: readonly Chart[], drawn: Set<string>): string[] {
  const chart = charts.find((candidate) => candidate.id === claim.chart);
  const sentence = escapeMarkdown(claim.sentence);
  if (!chart || drawn.has(chart.id)) return [sentence];
  drawn.add(chart.id);
  // A closing fence inside a label would end the block: JSON can always write a backtick as an escape.
  return [sentence, `\`\`\`chart\n${escapedLine(JSON.stringify(chart)).replaceAll('`', '\\u0060')}\n\`\`\``];
}

function actions({ actions: all }: ReportDocument): string[] {
  if (all.length === 0) return [];
  const categories = [...new Set(all.map((action) => action.category))];
  return [
    '## Suggested Actions',
    ...categories.flatMap((category) => [
      `### ${escapeMarkdown(category)}`,
      all
        .filter((action) => action.category === category)
        .map((action) => `- ${escapeMarkdown(action.sentence).replace(' Evidence: ', ' *Evidence:* ')}`)
        .join('\n'),
    ]),
  ];
}

const WORD = { serious: 'Serious', warning: 'Warning', info: 'Note' } as const;

function quality({ alerts, tables }: ReportDocument): string {
  const order = ['serious', 'warning', 'info'];
  const sorted = [...alerts].sort((a, b) => order.indexOf(a.severity) - order.indexOf(b.severity));
  if (sorted.length === 0)
    return `Nothing to complain of: ${countText(
      tables.reduce((sum, table) => sum + table.rows, 0),
      'rows',
    )}${tables.length > 1 ? ` of ${tables.length} tables` : ''} were read in full.`;
  return sorted
    .map((alert) => `- **${WORD[alert.severity]}:** ${escapeMarkdown(alertText(alert, tables.length > 1))}`)
    .join('\n');
}

function alertText(alert: Alert, several: boolean): string {
  const lines = alert.lines ?? [];
  const where =
    lines.length > 0 && !/\blines?\b/i.test(alert.sentence)
      ? ` (line${lines.length > 1 ? 's' : ''} ${lines.slice(0, SHOWN_LINES).join(', ')}${lines.length > SHOWN_LINES ? ', …' : ''})`
      : '';
  return `${several ? `${foreignText(alert.table)}: ` : ''}${capital(alert.sentence)}${where}`;
}
