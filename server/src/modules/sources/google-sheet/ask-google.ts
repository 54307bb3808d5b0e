import { request, type Dispatcher } from 'undici';
import { resolveTarget } from '../../../network/resolve-target';
import type { GoogleEndpoints } from './google-endpoints';
import { pinnedAgent } from './pinned-agent';
import { SheetFailure } from './sheet-failure';

const MAX_REDIRECTS = 3;

export interface GoogleAnswer {
  response: Dispatcher.ResponseData;
  /** Ends the connection, whatever is still under way. */
  close: () => Promise<void>;
}

/**
 * Asks Google for an address. Redirects are followed here, one by one, so that every hop is a known host with a checked
 * address; the answer is the first that is none.
 * @throws SheetFailure
 */
export async function askGoogle(
  address: URL,
  accept: string,
  google: GoogleEndpoints,
  signal: AbortSignal,
): Promise<GoogleAnswer> {
  let url = address;
  for (let redirects = 0; redirects <= MAX_REDIRECTS; redirects++) {
    const { response, close } = await ask(url, accept, google, signal);
    const next = redirection(response, url);
    if (!next) return { response, close };
    await close();
    if (google.asksForSignIn(next)) throw new SheetFailure('private');
    if (!google.follows(next)) throw new SheetFailure('unexpected');
    url = next;
  }
  throw new SheetFailure('unexpected');
}

async function ask(url: URL, accept: string, google: GoogleEndpoints, signal: AbortSignal): Promise<GoogleAnswer> {
  try {
    const port = Number(url.port) || (url.protocol === 'https:' ? 443 : 80);
    const agent = pinnedAgent(await resolveTarget({ host: url.hostname, port }, google.policy));
    const close = () => agent.destroy();
    try {
      const headers = { accept, 'accept-encoding': 'gzip, br', 'user-agent': 'data-intelligence-hub' };
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
