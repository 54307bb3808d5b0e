import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { TraceMap } from '@jridgewell/trace-mapping';
import type { Kysely } from 'kysely';
import { z } from 'zod';
import type { Schema } from '../../database/schema';
import { ifMissing } from '../../files/if-missing';
import type { BuiltFrame } from './read-frames';

const unzip = promisify(gunzip);
/** The largest map of this product has 1.5 MB. */
export const LARGEST_MAP = 16 * 1024 ** 2;
/** Bytes of unpacked maps that stay in memory; read into objects they take some three times that. */
const MOST_BYTES = 12 * 1024 ** 2;

const shellRecord = z.object({ buildId: z.string() });

/** Maps from places in built files to those in the sources. Never served. */
export interface MapStore {
  mapOf(frame: BuiltFrame): Promise<TraceMap | null>;
}

/** @param dist folder of the builds that came with the server, `maps` among it; maps of published builds lie in the database */
export const mapStore = (db: Kysely<Schema>, dist: string): MapStore => {
  const kept = new Map<string, { map: TraceMap | null; bytes: number }>();
  let bytes = 0;

  const shellBuild = async () => {
    const text = await readFile(join(dist, 'shell', 'build.json'), 'utf8').catch(ifMissing(null));
    return text === null ? null : (shellRecord.safeParse(JSON.parse(text)).data?.buildId ?? null);
  };

  const packedOf = async ({ owner, buildId, file }: BuiltFrame): Promise<Uint8Array | null> => {
    const build = buildId ?? (await shellBuild());
    if (build === null) return null;
    const shipped = await readFile(join(dist, 'maps', owner, build, `${file}.map.gz`)).catch(ifMissing(null));
    if (shipped) return shipped;
    const row = await db
      .selectFrom('build_maps')
      .select('content')
      .where('remote', '=', owner)
      .where('build_id', '=', build)
      .where('path', '=', file)
      .executeTakeFirst();
    return row?.content ?? null;
  };

  const keep = (key: string, map: TraceMap | null, size: number) => {
    kept.set(key, { map, bytes: size });
    bytes += size;
    for (const [oldest, { bytes: freed }] of kept) {
      if (bytes <= MOST_BYTES || oldest === key) break;
      kept.delete(oldest);
      bytes -= freed;
    }
  };

  return {
    mapOf: async (frame) => {
      const key = `${frame.owner}/${frame.buildId ?? ''}/${frame.file}`;
      const known = kept.get(key);
      if (known) {
        // The one that is used is the last to go.
        kept.delete(key);
        kept.set(key, known);
        return known.map;
      }
      const packed = await packedOf(frame);
      if (packed === null) return null;
      const text = (await unzip(packed, { maxOutputLength: LARGEST_MAP })).toString('utf8');
      const map = new TraceMap(text);
      keep(key, map, text.length);
      return map;
    },
  };
};
