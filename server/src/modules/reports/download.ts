import type { DownloadFormat, DownloadResponse } from '@hub/shared/contracts/report';
import { reportDocument } from '@hub/shared/contracts/report';
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
  content: string;
  document: string;
}

export const downloadOf = ({ title, content, document }: Stored, format: DownloadFormat): DownloadResponse => {
  const filename = fileNameOf(title, format);
  if (format === 'markdown') return { content: downloadMarkdown(content), filename };
  const parsed = reportDocument.parse(JSON.parse(document));
  return { content: format === 'csv' ? findingsCsv(parsed) : `${readableJson(parsed)}\n`, filename };
};
