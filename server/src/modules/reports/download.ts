import { reportDocument, type DownloadFormat, type DownloadResponse, type ReportDocument } from '@hub/shared/contracts/report';
import { downloadMarkdown, findingsCsv, readableJson } from '@hub/engine';

const EXTENSION: Record<DownloadFormat, string> = { markdown: 'md', csv: 'csv', json: 'json' };

/** A title as a file name that every system takes. */
export const fileNameOf = (title: string, format: DownloadFormat) => {
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
  markdown: downloadMarkdown,
  csv: findingsCsv,
  json: (document) => `${readableJson(document)}\n`,
};

export const downloadOf = ({ title, document }: Stored, format: DownloadFormat): DownloadResponse => ({
  content: WRITE[format](reportDocument.parse(JSON.parse(document))),
  filename: fileNameOf(title, format),
});
