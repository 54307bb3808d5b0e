import type { Block, ReportBlocks, ReportDetail, Section } from '@hub/shared/contracts/reports/report';
import { t } from '../../messages';
import { attribute } from '../web/escape';
import type { SentText } from '../web/sent-text';
import type { SampleReport } from './sample-report';

const ofBlock = (block: Block): string => {
  switch (block.type) {
    case 'paragraph':
      return `<p>${ofSpans(block)}</p>`;
    case 'item':
      return `<li>${ofSpans(block)}</li>`;
    case 'metric':
      return `<li>${attribute(block.label)}: ${attribute(block.text)}</li>`;
    // Drawn by the page; what it shows stands in the sentence above it.
    case 'chart':
      return '';
  }
};
const ofSpans = ({ spans }: Extract<Block, { spans: unknown }>): string => attribute(spans.map(({ text }) => text).join(' '));

/** Items that follow each other are one list. */
const ofBlocks = (blocks: readonly Block[]): string =>
  blocks
    .map(ofBlock)
    .join('\n')
    .replace(/(?:<li>.*<\/li>\n*)+/g, (items) => `<ul>\n${items.trim()}\n</ul>\n`);

const ofSection = ({ title, blocks, parts }: Section): string =>
  [
    `<h2>${attribute(title)}</h2>`,
    ofBlocks(blocks),
    ...parts.map((part) => `<h3>${attribute(part.title)}</h3>\n${ofBlocks(part.blocks)}`),
  ].join('\n');

const firstSentence = ({ sections }: ReportBlocks): string =>
  sections
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => ('spans' in block ? block.spans : []))
    .find(({ claim }) => claim !== undefined)?.text ?? '';

/** The demo as it is sent with its page; null of a report without blocks. */
export function demoText({ report, blocks }: ReportDetail): SentText | null {
  if (!blocks) return null;
  const title = report.report_title;
  return {
    title,
    description: firstSentence(blocks),
    html: [`<h1>${attribute(title)}</h1>`, `<p>${attribute(blocks.provenance)}</p>`, ...blocks.sections.map(ofSection)].join(
      '\n',
    ),
  };
}

const DEMO = '/demo';

/** What stands there until the report is made, for whoever comes first and runs no scripts. */
const beingMade = (): SentText => ({
  title: t('demo.making'),
  description: t('demo.making.text'),
  html: `<h1>${attribute(t('demo.making'))}</h1>\n<p>${attribute(t('demo.making.text'))} <a href="${DEMO}">${attribute(t('demo.making.again'))}</a></p>`,
});

/** The text of the demo's address. It is made when the address is first asked for, and there from the next time on: no page waits. */
export const textOfDemo = (sample: SampleReport) => {
  let failed = false;
  return (path: string): SentText | null => {
    if (path !== DEMO) return null;
    const detail = sample.atHand();
    if (detail) return demoText(detail);
    sample.get().catch(() => (failed = true));
    return failed ? null : beingMade();
  };
};
