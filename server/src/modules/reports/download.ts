import {
  reportDocument,
  type DownloadFormat,
  type DownloadResponse,
  type ReportDocument,
} from '@hub/shared/contracts/reports/report';
import { t } from '../../messages';
import { chartPicture, downloadHtml, downloadMarkdown, findingsCsv, readableJson } from '@hub/engine';

const EXTENSION: Record<DownloadFormat | 'svg', string> = { html: 'html', markdown: 'md', csv: 'csv', json: 'json', svg: 'svg' };

/** Characters of a title in a file name. */
const LONGEST = 80;

const slug = (text: string): string =>
  text
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '');

/**
 * A title as a file name that every system takes.
 * @param part what of the report it is, which stands behind the name however long that is
 */
export const fileNameOf = (title: string, part: string, format: keyof typeof EXTENSION) => {
  const name = slug(title).slice(0, LONGEST).replace(/-+$/, '') || 'report';
  const own = slug(part);
  return `${name === own || name.endsWith(`-${own}`) ? name : `${name}-${own}`}.${EXTENSION[format]}`;
};

interface Stored {
  title: string;
  document: string;
}

const WRITE: Record<DownloadFormat, (document: ReportDocument) => string> = {
  html: downloadHtml,
  markdown: downloadMarkdown,
  csv: findingsCsv,
  json: (document) => `${readableJson(document)}\n`,
};

export const downloadOf = ({ title, document }: Stored, format: DownloadFormat): DownloadResponse => ({
  content: WRITE[format](reportDocument.parse(JSON.parse(document))),
  filename: ownNameOf(title, format),
});

/** A report is mostly called like its source: what it is stands behind its name, so that nobody takes it for the source. */
const ownNameOf = (title: string, format: DownloadFormat) =>
  fileNameOf(title, t(format === 'csv' ? 'download.findings' : 'download.report'), format);

/** One chart of a report as a picture; null where it has no such chart. */
export function pictureOf({ title, document }: Stored, chart: string): DownloadResponse | null {
  const content = chartPicture(reportDocument.parse(JSON.parse(document)), chart);
  return content === null ? null : { content, filename: fileNameOf(title, chart, 'svg') };
}
