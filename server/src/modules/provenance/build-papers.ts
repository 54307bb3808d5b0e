import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Kysely } from 'kysely';
import { BOM_FILE, PROVENANCE_FILE } from '@hub/shared/contracts/releases/provenance';
import type { PublishRequest } from '@hub/shared/contracts/releases/releases';
import type { Schema } from '../../database/schema';
import { ifMissing } from '../../files/if-missing';

type Paper = 'provenance' | 'sbom';
const FILES: Record<Paper, string> = { provenance: PROVENANCE_FILE, sbom: BOM_FILE };

/** Keeps what has come with a published build; an earlier paper of the same kind gives way. */
export const keepPapers = async (
  db: Kysely<Schema>,
  { record: { name, buildId }, provenance, sbom }: PublishRequest,
): Promise<void> => {
  const papers: [Paper, string | undefined][] = [
    ['provenance', provenance && JSON.stringify(provenance)],
    ['sbom', sbom],
  ];
  for (const [kind, text] of papers) {
    if (text === undefined) continue;
    const content = Buffer.from(text);
    await db
      .insertInto('build_papers')
      .values({ remote: name, build_id: buildId, kind, content })
      .onConflict((conflict) => conflict.columns(['remote', 'build_id', 'kind']).doUpdateSet({ content }))
      .execute();
  }
};

/**
 * A paper of a build, as text; null where there is none. Those of builds that came with the server lie in its folder.
 *
 * @param dist folder of the builds that came with the server
 */
export const findPaper = async (
  db: Kysely<Schema>,
  dist: string,
  remote: string,
  buildId: string,
  kind: Paper,
): Promise<string | null> => {
  const row = await db
    .selectFrom('build_papers')
    .select('content')
    .where('remote', '=', remote)
    .where('build_id', '=', buildId)
    .where('kind', '=', kind)
    .executeTakeFirst();
  if (row) return Buffer.from(row.content).toString('utf8');
  return readFile(join(dist, 'papers', remote, buildId, FILES[kind]), 'utf8').catch(ifMissing(null));
};

/** The bill of materials of the hub itself, of its server or of its shell. */
export const findOwnBom = (dist: string, part: 'server' | 'shell'): Promise<string | null> =>
  readFile(join(dist, 'papers', part, BOM_FILE), 'utf8').catch(ifMissing(null));
