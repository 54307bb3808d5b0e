import { API_HEADER, API_VERSION } from '../discovery/revision-signal';
import { readToken } from '../session/stored-token';
import { API_BASE } from './base';
import { traceParent } from './trace-parent';

/** A call that the page's first script has sent, for the code that is on its way. */
interface Opening {
  /** Below the API's base path. */
  url: string;
  token: string;
  /** Milliseconds since the epoch. */
  at: number;
  /** The parsed body; undefined of a call that has failed in any way. */
  answer: Promise<unknown>;
}

declare global {
  interface Window {
    __hubOpening__?: Opening | undefined;
  }
}

/** What nobody has asked for by then is asked for anew. */
const FRESH_MS = 30_000;

async function ask(url: string, token: string): Promise<unknown> {
  const trace = traceParent();
  const headers = { accept: 'application/json', authorization: `Bearer ${token}`, [API_HEADER]: String(API_VERSION) };
  const answer = await fetch(API_BASE + url, { headers: trace === null ? headers : { ...headers, traceparent: trace } });
  return answer.ok ? answer.json() : undefined;
}

/** Sends a page's first call in the name of the session; answers undefined where there is none, and of a call that has failed. */
export async function sendOpening(url: string): Promise<unknown> {
  const token = readToken();
  if (token === null) return undefined;
  // The application makes the call again, and says what is wrong.
  const answer = ask(url, token).catch(() => undefined);
  window.__hubOpening__ = { url, token, at: Date.now(), answer };
  return answer;
}

/** The answer to a call that the page's first script has sent already, handed over once; null where it has sent none. */
export function takeOpening(url: string): Promise<unknown> | null {
  const opening = window.__hubOpening__;
  if (opening?.url !== url) return null;
  window.__hubOpening__ = undefined;
  return opening.token === readToken() && Date.now() - opening.at < FRESH_MS ? opening.answer : null;
}
