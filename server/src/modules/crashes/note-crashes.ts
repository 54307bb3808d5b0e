import type { FastifyBaseLogger } from 'fastify';
import type { Kysely } from 'kysely';
import type { RemoteEvent } from '@hub/shared/contracts/releases/telemetry';
import type { Schema } from '../../database/schema';
import { boundGroups, noteCrash } from './crash-repository';
import type { MapStore } from './map-store';
import { readFrames } from './read-frames';
import { resolveFrames } from './resolve-frames';

/** Crashes of one batch that are looked at: a page that has more of them has one fault many times. */
const MOST_IN_BATCH = 5;
/** The kind of an error at the start of what a page says of it. What follows may hold anything, and is not kept. */
const KIND = /^([A-Z][A-Za-z]{0,39}(?:Error|Exception))\b/;

interface Parts {
  db: Kysely<Schema>;
  maps: MapStore;
  log: FastifyBaseLogger;
}

interface Reporter {
  /** A name of the device that leads to nobody. */
  device: string;
  browser: string;
}

/** Keeps where the build's code has thrown, in terms of its sources. */
export const noteCrashes = async ({ db, maps, log }: Parts, events: readonly RemoteEvent[], { device, browser }: Reporter) => {
  const crashes = events.filter(({ type }) => type === 'crash' || type === 'load_fail').slice(0, MOST_IN_BATCH);
  const met = new Set<string>();
  for (const { remote, buildId, reason = '', frames: texts = [] } of crashes) {
    // Frames of another remote, or of another build of this one, would be an invention.
    const built = readFrames(texts).filter((frame) => frame.owner === 'shell' || frame.owner === remote);
    if (!built.some((frame) => frame.owner === remote && frame.buildId === buildId)) continue;
    try {
      const error = KIND.exec(reason)?.[1] ?? 'Error';
      await noteCrash(db, { remote, buildId, error, device, browser, ...(await resolveFrames(error, built, maps)) });
      met.add(remote);
    } catch (error) {
      // What a page tells by the way must not fail for a map that is damaged.
      log.warn({ err: error, remote, build: buildId }, 'a crash could not be resolved');
    }
  }
  for (const remote of met) await boundGroups(db, remote);
};
