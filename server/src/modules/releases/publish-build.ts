import type { Kysely } from 'kysely';
import type { PublishAnswer, PublishRequest } from '@hub/shared/contracts/releases/releases';
import type { Schema } from '../../database/schema';
import { AppError } from '../../errors';
import { listBuilds, type KnownBuild } from '../discovery/build-repository';
import type { Discovery } from '../discovery/discovery-service';
import { keepPapers } from '../provenance/build-papers';
import { checkBom, checkProvenance } from '../provenance/check-provenance';
import { isTrusted, type PublishKey } from '../provenance/publish-keys';
import { insertAudit } from './audit-repository';
import type { BuildStore } from './build-store';
import { checkBuild } from './check-build';
import { checkMaps } from './check-maps';
import type { ReleaseService } from './release-service';
import { t } from './messages';

interface Parts {
  db: Kysely<Schema>;
  discovery: Discovery;
  store: BuildStore;
  service: Pick<ReleaseService, 'demandFit'>;
  /** Bytes of all files together. */
  limit: number;
  /** Whose signatures are taken. */
  keys: readonly PublishKey[];
}

const sameFiles = (a: Record<string, string>, b: Record<string, string>) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([path, hash]) => b[path] === hash);

/** Takes a build in. Nobody gets it by that: visitors see a change only when a rollout starts. */
export const publishBuild = async (
  { db, discovery, store, service, limit, keys }: Parts,
  remote: string,
  actor: string,
  request: PublishRequest,
): Promise<PublishAnswer> => {
  const contents = checkBuild(remote, request, limit);
  const bytes = [...contents.values()].reduce((sum, content) => sum + content.length, Buffer.byteLength(request.sbom ?? ''));
  const maps = await checkMaps(request, limit - bytes);
  checkBom(request);
  const provenance = checkProvenance(request, keys);
  const { record } = request;
  const { buildId } = record;
  await service.demandFit(record);

  const taken = Object.entries(discovery.current().remotes).find(
    ([name, entry]) =>
      name !== remote &&
      entry.routes.some(({ path }) => record.routes.some((own) => own.path.toLowerCase() === path.toLowerCase())),
  );
  if (taken) throw new AppError('build-refused', t('route-taken', { remote: taken[0], team: taken[1].owner.team }));

  const known = (await listBuilds(db, remote)).find((build) => build.record.buildId === buildId);
  if (known && !sameFiles(known.record.version.assets, record.version.assets)) {
    throw new AppError('build-exists', t('id-taken', { build: buildId }));
  }
  if (known?.origin === 'published') {
    const isSignedNow = await signLater(known);
    return { message: t(isSignedNow ? 'published.signed' : 'published.before', { build: buildId }), buildId, isNew: false };
  }

  const now = new Date();
  const isFirst = await db.transaction().execute(async (trx) => {
    const values = {
      remote,
      build_id: buildId,
      origin: 'published' as const,
      record: JSON.stringify(record),
      bytes,
      published_by: actor,
      published_at: now,
      listed_at: now,
      stable_at: null,
      provenance: provenance && JSON.stringify(provenance),
    };
    const written = await trx
      .insertInto('remote_builds')
      .values(values)
      // A build that came with the server and is published belongs to its team from then on.
      .onConflict((conflict) =>
        conflict
          .columns(['remote', 'build_id'])
          .doUpdateSet({
            origin: 'published',
            record: values.record,
            bytes,
            published_by: actor,
            published_at: now,
            provenance: values.provenance,
          })
          .where('remote_builds.origin', '=', 'shipped'),
      )
      .returning('build_id')
      .executeTakeFirst();
    if (!written) return false;
    for (const [path, content] of contents) {
      await trx.insertInto('remote_files').values({ remote, build_id: buildId, path, content }).execute();
    }
    for (const [path, content] of maps) {
      await trx.insertInto('build_maps').values({ remote, build_id: buildId, path, content }).execute();
    }
    await keepPapers(trx, request);
    const detail = t(request.unchecked ? 'published.unchecked' : 'published.noted', { build: buildId });
    const revision = discovery.current().revision;
    await insertAudit(trx, {
      remote,
      action: 'publish',
      actor,
      reason: `commit ${record.version.commit}`,
      revision,
      buildId,
      detail,
    });
    return true;
  });
  // Somebody published the same build at the same moment; the second look tells whether it is the same.
  if (!isFirst) return publishBuild({ db, discovery, store, service, limit, keys }, remote, actor, request);
  await store.rootOf(remote, buildId);
  return { message: t('published', { build: buildId }), buildId, isNew: true };

  /** A build that is here already, and has no signature that holds today, takes one that does. */
  async function signLater(before: KnownBuild): Promise<boolean> {
    if (!provenance?.signedBy || isTrusted(keys, before)) return false;
    const { signature } = record.version;
    const signed = { ...before.record, version: { ...before.record.version, signature } };
    await db.transaction().execute(async (trx) => {
      await trx
        .updateTable('remote_builds')
        .set({ record: JSON.stringify(signed), provenance: JSON.stringify(provenance) })
        .where('remote', '=', remote)
        .where('build_id', '=', buildId)
        .execute();
      await keepPapers(trx, request);
      const detail = t('published.signed', { build: buildId });
      const reason = `commit ${record.version.commit}`;
      await insertAudit(trx, {
        remote,
        action: 'publish',
        actor,
        reason,
        revision: discovery.current().revision,
        buildId,
        detail,
      });
    });
    return true;
  }
};
