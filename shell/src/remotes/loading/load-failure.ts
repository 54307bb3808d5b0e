import { LoadTimeout } from './time-limit';

/** Codes and names by which webpack, its style loader and the federation runtime say that a file did not arrive. */
const MARKS = ['ChunkLoadError', 'CSS_CHUNK_LOAD_FAILED', 'RUNTIME-008', 'ScriptNetworkError'];

/**
 * Whether a file did not arrive (network, missing, wrong hash), as opposed to code that arrived and threw: only the first may be tried
 * again.
 */
export function isLoadFailure(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (error instanceof LoadTimeout) return true;
  if (error.message.includes('ScriptExecutionError')) return false;
  const code = 'code' in error ? String(error.code) : '';
  return MARKS.some((mark) => error.name === mark || code === mark || error.message.includes(mark));
}

const ADDRESS = /https?:\/\/[^\s"')]+/;

/**
 * Which file of a build did not arrive, and how its server has answered: what whoever looks for the cause needs first. The loader's own
 * errors name a code.
 *
 * @param entry address of the build's entry, where the error names no file
 */
export function lossOf(error: unknown, entry: string): string {
  if (!isLoadFailure(error) || error instanceof LoadTimeout) return reasonOf(error);
  const url = ADDRESS.exec(error instanceof Error ? error.message : '')?.[0] ?? entry;
  const file = url.split(/[?#]/, 1)[0]?.split('/').at(-1) ?? url;
  // Browsers keep the status of what they have fetched, also of a script that they then refused.
  const asked = performance.getEntriesByName(url).at(-1);
  const status = asked && 'responseStatus' in asked ? Number(asked.responseStatus) : 0;
  if (status === 0) return `${file}: no answer`;
  return status < 400 ? `${file}: ${status}, not the published bytes` : `${file}: ${status}`;
}

const PLACE = /\/(?:remotes|assets)\/[\w./@+-]+\.js:\d+:\d+/g;

/** Where an error was thrown, as places in files of builds: whatever else a stack holds stays here. */
export const framesOf = (error: unknown): string[] | undefined =>
  error instanceof Error ? error.stack?.match(PLACE)?.slice(0, 12) : undefined;

/** One line for telemetry, without addresses' queries or a stack. */
export const reasonOf = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.split('\n', 1)[0]?.slice(0, 300) ?? '';
};
