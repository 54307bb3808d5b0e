import type { Block, ReportBlocks, Section, Span } from '../../../contracts/report/block';
import type { Chart } from '../../../contracts/report/chart';
import { foreignText } from '../../../contracts/foreign-text';
import { ownTitle, underHeadings } from '../../../contracts/report/heading';
import { leadOf, linesOf, withoutLead, type Lead, type Named } from '../../../contracts/report/lead';
import { language } from '../../../words';
import { t } from '../../messages';
import { twinRows } from '../chart-twin';
import { chartSvg } from '../svg/chart-svg';
import { VARIABLES } from '../svg/colors';
import { escapeXml } from '../svg/element';
import { LIMITS } from '../svg/limits';
import { chartNotes } from '../svg/notes';
import { STYLES } from './styles';

/** Nothing is loaded and no script runs, whatever a text of the data holds. */
const POLICY = `default-src 'none'; style-src 'unsafe-inline'`;

/** Everything is escaped where it is written. */
const PLAIN = { text: (text: string) => text, name: foreignText };

const tag = (name: string, content: string, attributes = ''): string => `<${name}${attributes}>${content}</${name}>`;
const idOf = (id: string): string => ` id="${escapeXml(id)}"`;

const ELEMENT = { strong: 'strong', emphasis: 'em' } as const;

function writeSpan({ text, style, evidence }: Span): string {
  const said = style ? tag(ELEMENT[style], escapeXml(text)) : escapeXml(text);
  return evidence === undefined ? said : `${said} ${tag('small', escapeXml(evidence))}`;
}
const writeSpans = (spans: readonly Span[]): string => spans.map(writeSpan).join(' ');

/** A paragraph; of several claims each has a line. */
function writeParagraph(spans: readonly Span[]): string {
  const lines = linesOf(spans);
  return lines.length > 1
    ? tag('ul', lines.map((line) => tag('li', writeSpans(line))).join(''))
    : tag('p', writeSpans(spans), anchorOf(spans));
}

/** Where a paragraph is about one finding it has that finding's address. */
function anchorOf(spans: readonly Span[]): string {
  const [id, ...more] = spans.flatMap(({ claim }) => claim ?? []);
  return id === undefined || more.length > 0 ? '' : idOf(id);
}

function writeFigure(chart: Chart): string {
  const { heads, rows, note } = twinRows(chart, PLAIN);
  const cells = (name: string, texts: readonly string[]) => tag('tr', texts.map((text) => tag(name, escapeXml(text))).join(''));
  const table = tag('table', tag('thead', cells('th', heads)) + tag('tbody', rows.map((row) => cells('td', row)).join('')));
  const picture = (name: string, width: number) => tag('div', chartSvg(chart, { width, colors: VARIABLES }), ` class="${name}"`);
  const numbers = tag('div', table, ' class="table"') + (note === undefined ? '' : tag('p', escapeXml(note)));
  return tag(
    'figure',
    [
      tag('figcaption', escapeXml(chart.title)),
      picture('wide', LIMITS.width),
      picture('narrow', LIMITS.narrowWidth),
      ...chartNotes(chart).map((sentence) => tag('p', escapeXml(sentence), ' class="quiet"')),
      tag('details', tag('summary', t('page.numbers')) + numbers),
    ].join(''),
  );
}

/** Blocks in their order, the items of a list together. */
function writeBlocks(blocks: readonly Block[], named: Named): string {
  let list = '';
  const parts: string[] = [];
  const close = () => {
    if (list !== '') parts.push(tag('ul', list));
    list = '';
  };
  for (const block of blocks) {
    if (block.type === 'item') list += tag('li', writeSpans(block.spans), anchorOf(block.spans));
    else if (block.type === 'metric') list += tag('li', writeMetric(block));
    else {
      close();
      const chart = block.type === 'chart' ? named.chart(block.chart) : undefined;
      parts.push(block.type === 'paragraph' ? writeParagraph(block.spans) : chart ? writeFigure(chart) : '');
    }
  }
  close();
  return parts.join('\n');
}

const writeMetric = ({ label, text, note }: Extract<Block, { type: 'metric' }>): string =>
  `${tag('strong', escapeXml(`${label}:`))} ${escapeXml(note === undefined ? text : `${text} (${note})`)}`;

function writeSection(section: Section, level: number, named: Named): string {
  const parts = section.parts.map((part) => tag(`h${level}`, escapeXml(part.title)) + writeBlocks(part.blocks, named));
  return [writeBlocks(section.blocks, named), ...parts].join('\n');
}

/** What the report says first, with its chart, then the rest of its summary. */
function writeLead({ claim, chart, rest }: Lead, named: Named): string {
  const shown = chart === null ? undefined : named.chart(chart);
  const evidence = claim.evidence === undefined ? '' : tag('small', escapeXml(claim.evidence));
  return tag('p', escapeXml(claim.sentence), ` class="lead"${idOf(claim.id)}`) + evidence + (shown ? writeFigure(shown) : '') + writeBlocks(rest, named);
} // prettier-ignore

/**
 * A report as one HTML page that needs nothing else: no script, nothing to load, charts as SVG, light and dark, and paper.
 * @param named claims and charts of the same report, safe to read
 */
export function writeHtml(report: ReportBlocks, named: Named): string {
  const lead = leadOf(report, named);
  const headings = underHeadings(report.sections.flatMap((section) => withoutLead(section, lead) ?? []));
  const bodies = headings.map(({ id, sections }) => {
    const title = t(`heading.${id}`);
    if (id === 'summary' && lead) return tag('section', writeLead(lead, named), `${idOf(id)} aria-label="${escapeXml(title)}"`);
    const inner = sections.map((section) => {
      const own = ownTitle(section);
      return own === null ? writeSection(section, 3, named) : tag('h3', escapeXml(own)) + writeSection(section, 4, named);
    });
    return tag('section', tag('h2', escapeXml(title)) + inner.join('\n'), idOf(id));
  });
  const links = headings.map(({ id }) => tag('li', tag('a', escapeXml(t(`heading.${id}`)), ` href="#${id}"`)));
  const contents = tag('nav', tag('ul', links.join('')), ` aria-label="${escapeXml(t('page.contents'))}"`);
  const title = escapeXml(foreignText(report.title));
  return `<!doctype html>
<html lang="${language()}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta http-equiv="Content-Security-Policy" content="${POLICY}">
<meta name="referrer" content="no-referrer">
<title>${title}</title>
<style>${STYLES}</style>
</head>
<body>
<main>
<header>${tag('h1', title)}${tag('p', escapeXml(report.provenance), ' class="quiet"')}${contents}</header>
${bodies.join('\n')}
</main>
</body>
</html>
`;
}
