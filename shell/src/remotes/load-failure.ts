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

const PLACE = /\/(?:remotes|assets)\/[\w./@+-]+\.js:\d+:\d+/g;

/** Where an error was thrown, as places in files of builds: whatever else a stack holds stays here. */
export const framesOf = (error: unknown): string[] | undefined =>
  error instanceof Error ? error.stack?.match(PLACE)?.slice(0, 12) : undefined;

/** One line for telemetry, without addresses' queries or a stack. */
export const reasonOf = (error: unknown): string => {
  const text = error instanceof Error ? `${error.name}: ${error.message}` : String(error);
  return text.split('\n', 1)[0]?.slice(0, 300) ?? '';
};
