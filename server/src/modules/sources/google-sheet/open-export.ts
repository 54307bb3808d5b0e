import { Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Dispatcher } from 'undici';
import type { SheetAddress } from '@hub/shared/contracts/sources/sheet-address';
import { askGoogle } from './ask-google';
import type { GoogleEndpoints } from './google-endpoints';
import { SheetFailure, type SheetFailureReason } from './sheet-failure';
import { sheetTitle } from './sheet-title';
import { tabNumber } from './tab-number';
import { unpacked, type Unpacked } from './unpacked';

/** A page that lists a sheet's tabs is not read further than this. */
const MAX_PAGE_BYTES = 8 * 1024 * 1024;

export interface SheetExport {
  title: string | null;
  streams: Unpacked;
  /** Ends the connection, whatever is still under way. */
  close: () => Promise<void>;
}

/**
 * Asks Google for a sheet as CSV. A tab that is given by its name is sought among the sheet's tabs first.
 * @throws SheetFailure
 */
export async function openExport(sheet: SheetAddress, google: GoogleEndpoints, signal: AbortSignal): Promise<SheetExport> {
  const gid = sheet.tab === null ? sheet.gid : await gidOf(sheet.id, sheet.tab, google, signal);
  const { response, close } = await askGoogle(exportUrl({ ...sheet, gid }, google), 'text/csv', google, signal);
  const refused = refusal(response, gid);
  if (!refused) return { title: sheetTitle(response.headers['content-disposition']), streams: unpacked(response), close };
  await close();
  throw new SheetFailure(refused);
}

function exportUrl({ id, gid, published }: SheetAddress, google: GoogleEndpoints): URL {
  const url = new URL(
    published ? `/spreadsheets/d/e/${id}/pub?output=csv` : `/spreadsheets/d/${id}/export?format=csv`,
    google.origin,
  );
  if (gid === null) return url;
  if (published) url.searchParams.set('single', 'true');
  url.searchParams.set('gid', gid);
  return url;
}

/** @throws SheetFailure `unknown-tab` when the sheet has no such tab, or its tabs cannot be told */
async function gidOf(id: string, tab: string, google: GoogleEndpoints, signal: AbortSignal): Promise<string> {
  const { response, close } = await askGoogle(
    new URL(`/spreadsheets/d/${id}/htmlview`, google.origin),
    'text/html',
    google,
    signal,
  );
  try {
    const refused = response.statusCode === 200 ? null : refusal(response, null);
    if (refused) throw new SheetFailure(refused);
    const gid = tabNumber(await textOf(response, signal), tab);
    if (gid === null) throw new SheetFailure('unknown-tab');
    return gid;
  } finally {
    await close();
  }
}

async function textOf(response: Dispatcher.ResponseData, signal: AbortSignal): Promise<string> {
  const chunks: Buffer[] = [];
  let bytes = 0;
  const collected = new Writable({
    write(chunk: Buffer, _encoding, done) {
      bytes += chunk.length;
      chunks.push(chunk);
      done(bytes > MAX_PAGE_BYTES ? new SheetFailure('unknown-tab') : null);
    },
  });
  await pipeline([...unpacked(response), collected], { signal });
  return Buffer.concat(chunks).toString('utf8');
}

function refusal({ statusCode, headers }: Dispatcher.ResponseData, gid: string | null): SheetFailureReason | null {
  if (statusCode === 200) return isHtml(headers['content-type']) ? 'private' : null;
  if (statusCode === 401 || statusCode === 403) return 'private';
  if (statusCode === 404 || statusCode === 410) return 'missing';
  if (statusCode === 400 && gid !== null) return 'wrong-tab';
  return statusCode === 429 || statusCode >= 500 ? 'busy' : 'unexpected';
}

function isHtml(type: string | string[] | undefined): boolean {
  return typeof type === 'string' && /^\s*(?:text\/html|application\/xhtml\+xml)/i.test(type);
}
