import type { ReportDocument } from '../../contracts/document';
import { blocksOf } from '../blocks/blocks-of';
import { safeDocument } from '../safe-document';
import { writeMarkdown } from './write-markdown';

/** The report as Markdown for other viewers: after each chart stands the same as Mermaid chart or as table. */
export const downloadMarkdown = (document: ReportDocument): string =>
  writeMarkdown(blocksOf(document), safeDocument(document).charts, { twins: true });
