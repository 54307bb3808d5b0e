import { reportDocument, type DownloadFormat, type DownloadResponse, type ReportDocument } from '@hub/shared/contracts/report';
import { chartPicture, downloadHtml, downloadMarkdown, findingsCsv, readableJson } from '@hub/engine';

const EXTENSION: Record<DownloadFormat | 'svg', string> = { html: 'html', markdown: 'md', csv: 'csv', json: 'json', svg: 'svg' };

/** A title as a file name that every system takes. */
export const fileNameOf = (title: string, format: keyof typeof EXTENSION) => {
  const plain = title
    .normalize('NFKD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 80)
    .replace(/-+$/, '');
  return `${plain || 'report'}.${EXTENSION[format]}`;
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
  filename: fileNameOf(title, format),
});

/** One chart of a report as a picture; null where it has no such chart. */
export function pictureOf({ title, document }: Stored, chart: string): DownloadResponse | null {
  const content = chartPicture(reportDocument.parse(JSON.parse(document)), chart);
  return content === null ? null : { content, filename: fileNameOf(`${title} ${chart}`, 'svg') };
}
