import { request as httpRequest, type IncomingMessage, type OutgoingHttpHeaders, type ServerResponse } from 'node:http';
import { request as httpsRequest } from 'node:https';
import { discoveryDocument, type DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import type { Override } from '@hub/shared/contracts/releases/override';
import { RESET_PARAMETER } from '@hub/shared/discovery';
import { LOCAL_PARAMETER, withLocalRemote, withoutLocalRemote } from './rewrite-page';

interface Plan {
  /** The deployed origin; nothing else is ever reached. */
  target: URL;
  /** Origin under which the browser sees this proxy. */
  own: string;
  local: Override;
  swap: (document: DiscoveryDocument) => DiscoveryDocument;
}

/** Set by the way out, until the browser is closed or the way back is taken. */
const OFF_COOKIE = 'hub_local_off';
/** Of one connection, or right for the deployed origin alone. */
const NOT_PASSED_ON = ['connection', 'keep-alive', 'transfer-encoding', 'strict-transport-security', 'upgrade'];

const isOff = ({ headers }: IncomingMessage): boolean => /(?:^|;\s*)hub_local_off=1/.test(headers.cookie ?? '');

/** The request as the deployed origin expects it: from its own pages, and without what only this proxy reads. */
function requestHeaders({ headers }: IncomingMessage, { target, own }: Plan, isRewritten: boolean): OutgoingHttpHeaders {
  const sent: OutgoingHttpHeaders = { ...headers, host: target.host };
  if (headers.origin === own) sent.origin = target.origin;
  if (headers.referer?.startsWith(own)) sent.referer = target.origin + headers.referer.slice(own.length);
  delete sent.connection;
  if (isRewritten) {
    sent['accept-encoding'] = 'identity';
    delete sent['if-none-match'];
  }
  return sent;
}

const NOT_KEPT = /;\s*(?:domain=[^;]*|secure|partitioned)(?=;|$)/gi;
const KEPT_SECURE = /;\s*(?:domain=[^;]*|partitioned)(?=;|$)/gi;

/** A cookie that the browser keeps for this address as it would for the deployed one. A prefixed name asks for `Secure`, also here. */
const ownCookie = (cookie: string): string =>
  cookie
    .replace(/^__(?:Host|Secure)-/i.test(cookie) ? KEPT_SECURE : NOT_KEPT, '')
    .replace(/;\s*samesite=none/i, '; SameSite=Lax');

function responseHeaders({ headers }: IncomingMessage, { target, own }: Plan): OutgoingHttpHeaders {
  const given: OutgoingHttpHeaders = { ...headers };
  for (const name of NOT_PASSED_ON) delete given[name];
  if (headers['set-cookie']) given['set-cookie'] = headers['set-cookie'].map(ownCookie);
  if (headers.location?.startsWith(`${target.origin}/`)) given.location = own + headers.location.slice(target.origin.length);
  return given;
}

function readAll(stream: IncomingMessage): Promise<string> {
  return new Promise((resolve, reject) => {
    const chunks: Buffer[] = [];
    stream.on('data', (chunk: Buffer) => chunks.push(chunk));
    stream.on('end', () => resolve(Buffer.concat(chunks).toString('utf8')));
    stream.on('error', reject);
  });
}

function rewritten(body: string, path: string, isPage: boolean, plan: Plan, off: boolean): string {
  if (isPage) return off ? withoutLocalRemote(body, plan.local) : withLocalRemote(body, plan.local, plan.swap);
  if (off || path !== '/api/discovery') return body;
  const parsed = discoveryDocument.safeParse(JSON.parse(body));
  return parsed.success ? JSON.stringify(plan.swap(parsed.data)) : body;
}

async function answer(from: IncomingMessage, request: IncomingMessage, response: ServerResponse, path: string, plan: Plan) {
  const headers = responseHeaders(from, plan);
  const isPage = (from.headers['content-type'] ?? '').startsWith('text/html');
  const isDocument = path === '/api/discovery' && from.statusCode === 200;
  if ((!isPage && !isDocument) || from.headers['content-encoding'] !== undefined) {
    response.writeHead(from.statusCode ?? 502, headers);
    from.pipe(response);
    return;
  }
  const body = rewritten(await readAll(from), path, isPage, plan, isOff(request));
  delete headers.etag;
  delete headers['content-length'];
  response.writeHead(from.statusCode ?? 502, { ...headers, 'cache-control': 'no-store' });
  response.end(body);
}

/** Answers the way out and the way back, which need nothing of the page to work. */
function switched(url: URL, response: ServerResponse): boolean {
  const off = url.searchParams.has(RESET_PARAMETER);
  if (!off && !url.searchParams.has(LOCAL_PARAMETER)) return false;
  url.searchParams.delete(RESET_PARAMETER);
  url.searchParams.delete(LOCAL_PARAMETER);
  const cookie = `${OFF_COOKIE}=${off ? '1' : '0'}; Path=/; HttpOnly; SameSite=Strict${off ? '' : '; Max-Age=0'}`;
  response.writeHead(303, { location: url.pathname + url.search, 'set-cookie': cookie, 'cache-control': 'no-store' });
  response.end();
  return true;
}

/**
 * Passes everything on to a deployed origin and swaps one remote in its pages and its discovery document. The browser sees one origin, so
 * the deployed content policy holds unchanged, and no page of a public address has to reach into this machine.
 */
export const againstProxy = (plan: Plan) => (request: IncomingMessage, response: ServerResponse) => {
  const url = new URL(request.url ?? '/', plan.own);
  if (request.method === 'GET' && switched(url, response)) return;
  const isRewritten = url.pathname === '/api/discovery' || (request.headers.accept ?? '').includes('text/html');
  const send = plan.target.protocol === 'https:' ? httpsRequest : httpRequest;
  const upstream = send(
    {
      hostname: plan.target.hostname.replace(/^\[|\]$/g, ''),
      port: plan.target.port,
      method: request.method,
      path: url.pathname + url.search,
      headers: requestHeaders(request, plan, isRewritten),
    },
    (from) => {
      answer(from, request, response, url.pathname, plan).catch((error: unknown) => response.destroy(error as Error));
    },
  );
  upstream.on('error', (error) => {
    if (response.headersSent) return void response.destroy();
    response.writeHead(502, { 'content-type': 'text/plain; charset=utf-8' });
    response.end(`${plan.target.origin} cannot be reached: ${error.message}`);
  });
  // A person who leaves the page ends what was asked for it.
  response.on('close', () => upstream.destroy());
  request.pipe(upstream);
};
