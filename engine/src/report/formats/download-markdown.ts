import type { ReportDocument } from '../../contracts/report/document';
import { blocksOf } from '../blocks/blocks-of';
import { inLanguage } from '../../words';
import { safeDocument } from '../safe-document';
import { writeMarkdown } from './write-markdown';

/** The report as Markdown that reads well in any viewer: six headings at most, and each chart as a table of its numbers. */
export const downloadMarkdown = (document: ReportDocument): string =>
  inLanguage(document.report.language ?? 'en', () =>
    writeMarkdown(blocksOf(document), safeDocument(document).charts, { readable: true }),
  );

/** The report as the Markdown that `analyze` gives: charts as fenced blocks that a viewer of the hub draws. */
export const reportMarkdown = (document: ReportDocument): string =>
  inLanguage(document.report.language ?? 'en', () => writeMarkdown(blocksOf(document), document.charts));
