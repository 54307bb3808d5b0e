import * as z from 'zod/mini';
import { storedValue } from './stored-value';

export const QUARANTINE_MS = 24 * 60 * 60 * 1000;

const entry = z.object({ remote: z.string(), buildId: z.string(), until: z.number() });
export type QuarantineEntry = z.infer<typeof entry>;
const entries = storedValue('hub.quarantine', z.array(entry));

/** Builds that crashed in this browser and are not to be loaded again until `until` (milliseconds since the epoch). */
export const readQuarantine = (now = Date.now()): QuarantineEntry[] => (entries.read() ?? []).filter((each) => each.until > now);

/** Puts a build away for a day, or for as long as is said (milliseconds). */
export function addToQuarantine(remote: string, buildId: string, forMs = QUARANTINE_MS, now = Date.now()): void {
  const others = readQuarantine(now).filter((each) => each.remote !== remote || each.buildId !== buildId);
  entries.write([...others, { remote, buildId, until: now + forMs }]);
}

export const clearQuarantine = (): void => entries.remove();
