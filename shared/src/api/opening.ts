import { API_HEADER, API_VERSION } from '../discovery/revision-signal';
import { readToken } from '../session/stored-token';
import { API_BASE } from './base';
import { traceParent } from './trace-parent';

/** A call that the page's first script has sent, for the code that is on its way. */
interface Opening {
  /** Below the API's base path. */
  url: string;
  /** Null of what everybody may ask for. */
  token: string | null;
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

async function ask(url: string, token: string | null): Promise<unknown> {
  const trace = traceParent();
  const headers = {
    accept: 'application/json',
    [API_HEADER]: String(API_VERSION),
    ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    ...(trace === null ? {} : { traceparent: trace }),
  };
  const answer = await fetch(API_BASE + url, { headers });
  return answer.ok ? answer.json() : undefined;
}

/**
 * Sends a page's first call in the name of the session; answers undefined of a call that has failed, and where there is no session.
 *
 * @param isOpen the call needs none
 */
export async function sendOpening(url: string, isOpen = false): Promise<unknown> {
  const token = readToken();
  if (token === null && !isOpen) return undefined;
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
