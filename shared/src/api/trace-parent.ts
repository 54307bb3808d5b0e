const random = (bytes: number): string =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) => byte.toString(16).padStart(2, '0')).join('');

/**
 * A new trace of which a call is the first part, as https://www.w3.org/TR/trace-context/ has it; null where the hub tells its traces to
 * nobody, which the page says.
 */
export const traceParent = (): string | null =>
  document.querySelector('meta[name="hub-traces"]') ? `00-${random(16)}-${random(8)}-01` : null;
