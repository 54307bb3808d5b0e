import type { Readable } from 'node:stream';
import { createBrotliDecompress, createGunzip } from 'node:zlib';
import { request, type Dispatcher } from 'undici';
import { resolveTarget } from '../../network/resolve-target';
import type { GoogleEndpoints } from './google-endpoints';
import { pinnedAgent } from './pinned-agent';
import type { SheetAddress } from './sheet-address';
import { SheetFailure, type SheetFailureReason } from './sheet-failure';
import { sheetTitle } from './sheet-title';

const MAX_REDIRECTS = 3;

export interface SheetExport {
  title: string | null;
  /** Streams in the order of their flow: as it came, and unpacked when it came packed. */
  streams: [Readable, ...(Readable | NodeJS.ReadWriteStream)[]];
  /** Ends the connection, whatever is still under way. */
  close(): Promise<void>;
}

/**
 * Asks Google for a sheet as CSV. Redirects are followed here, one by one, so that every hop is a known host with a checked
 * address.
 * @throws SheetFailure
 */
export async function openExport(sheet: SheetAddress, google: GoogleEndpoints, signal: AbortSignal): Promise<SheetExport> {
  let url = exportUrl(sheet, google);
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const { response, close } = await ask(url, google, signal);
    const next = redirection(response, url);
    if (!next) {
      const refused = refusal(response, sheet);
      if (!refused) return { title: sheetTitle(response.headers['content-disposition']), streams: unpacked(response), close };
      await close();
      throw new SheetFailure(refused);
    }
    await close();
    if (google.asksForSignIn(next)) throw new SheetFailure('private');
    if (!google.follows(next)) throw new SheetFailure('unexpected');
    url = next;
  }
  throw new SheetFailure('unexpected');
}

function exportUrl({ id, gid }: SheetAddress, google: GoogleEndpoints): URL {
  const url = new URL(`/spreadsheets/d/${id}/export?format=csv`, google.origin);
  if (gid !== null) url.searchParams.set('gid', gid);
  return url;
}

async function ask(url: URL, google: GoogleEndpoints, signal: AbortSignal) {
  try {
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
    const agent = pinnedAgent(await resolveTarget({ host: url.hostname, port }, google.policy));
    const close = () => agent.destroy();
    try {
      const headers = { accept: 'text/csv', 'accept-encoding': 'gzip, br', 'user-agent': 'data-intelligence-hub' };
      const response = await request(url, { dispatcher: agent, signal, headers });
      // Closing before the end makes a body fail that nobody reads any more; who reads it hears of failures by the pipeline.
      response.body.on('error', () => undefined);
      return { response, close };
    } catch (error) {
      await close();
      throw error;
    }
  } catch (cause) {
    signal.throwIfAborted();
    throw new SheetFailure('network', { cause });
  }
}

function redirection({ statusCode, headers }: Dispatcher.ResponseData, from: URL): URL | null {
  if (![301, 302, 303, 307, 308].includes(statusCode)) return null;
  const location = headers.location;
  if (typeof location !== 'string' || !URL.canParse(location, from)) throw new SheetFailure('unexpected');
  return new URL(location, from);
}

function refusal({ statusCode, headers }: Dispatcher.ResponseData, sheet: SheetAddress): SheetFailureReason | null {
  if (statusCode === 200) return isHtml(headers['content-type']) ? 'private' : null;
  if (statusCode === 401 || statusCode === 403) return 'private';
  if (statusCode === 404 || statusCode === 410) return 'missing';
  if (statusCode === 400 && sheet.gid !== null) return 'wrong-tab';
  return statusCode === 429 || statusCode >= 500 ? 'busy' : 'unexpected';
}

function isHtml(type: string | string[] | undefined): boolean {
  return typeof type === 'string' && /^\s*(?:text\/html|application\/xhtml\+xml)/i.test(type);
}

function unpacked({ body, headers }: Dispatcher.ResponseData): SheetExport['streams'] {
  const encoding = String(headers['content-encoding'] ?? 'identity').toLowerCase();
  if (encoding === 'identity') return [body];
  if (encoding === 'gzip') return [body, createGunzip()];
  if (encoding === 'br') return [body, createBrotliDecompress()];
  throw new SheetFailure('unexpected');
}
