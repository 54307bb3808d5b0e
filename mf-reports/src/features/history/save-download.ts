import { reports } from '@hub/shared/api';
import type { DownloadFormat } from '@hub/shared/contracts/reports/report';
import { saveFile } from '@hub/shared/ui';

const MEDIA_TYPES: Readonly<Record<DownloadFormat, string>> = {
  html: 'text/html',
  markdown: 'text/markdown',
  csv: 'text/csv',
  json: 'application/json',
};

/** Saves a report under the server's name for it. */
export async function saveDownload(id: string, format: DownloadFormat): Promise<void> {
  const { content, filename } = await reports.download(id, format);
  saveFile(filename, content, MEDIA_TYPES[format]);
}
