import type { VersionEntry } from '@hub/shared/contracts/releases/discovery';
import { isLoadFailure } from './load-failure';
import { retryLoad, type Waiting } from './retry';
import { LoadTimeout } from './time-limit';

/** Origins that have kept this browser's session waiting in vain. */
export interface Origins {
  hangs(origin: string): boolean;
  noteHanging(origin: string): void;
}

interface Around extends Waiting {
  within<T>(work: Promise<T>): Promise<T>;
  origins: Origins;
}

interface Attempt<T> {
  load: (place: VersionEntry) => Promise<T>;
  /** An origin did not answer, and another one did. */
  passedOver: (origin: string) => void;
}

const originOf = ({ manifestUrl }: VersionEntry): string => new URL(manifestUrl, document.baseURI).origin;

/** The build from where it is published, then from each other origin that is listed; those that hang come last. */
function placesOf(version: VersionEntry, origins: Origins): VersionEntry[] {
  const places = [version, ...(version.mirrors ?? []).map((manifestUrl) => ({ ...version, manifestUrl }))];
  const hangs = (place: VersionEntry) => origins.hangs(originOf(place));
  return [...places.filter((place) => !hangs(place)), ...places.filter(hangs)];
}

/**
 * Tries each origin in turn when files do not arrive. Code that threw would throw from anywhere. An origin that did not answer where another
 * did is at fault, and not the build: it is told of, and asked last from here on.
 */
export async function loadFromAnyPlace<T>(version: VersionEntry, around: Around, { load, passedOver }: Attempt<T>): Promise<T> {
  const failed: { origin: string; error: unknown }[] = [];
  for (const place of placesOf(version, around.origins)) {
    const inTime = () => around.within(load(place));
    try {
      // Of several origins only the first is asked more than once.
      const value = await (failed.length === 0 ? retryLoad(inTime, around) : inTime());
      for (const { origin, error } of failed) {
        if (error instanceof LoadTimeout) around.origins.noteHanging(origin);
        passedOver(origin);
      }
      return value;
    } catch (error) {
      if (!isLoadFailure(error)) throw error;
      failed.push({ origin: originOf(place), error });
    }
  }
  throw failed[0]?.error;
}
