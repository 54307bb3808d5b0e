import type { Kysely } from 'kysely';
import type { PublishAnswer, PublishRequest } from '@hub/shared/contracts/releases';
import type { Schema } from '../../database/schema';
import { AppError } from '../../errors';
import { listBuilds } from '../discovery/build-repository';
import type { Discovery } from '../discovery/discovery-service';
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
}

const sameFiles = (a: Record<string, string>, b: Record<string, string>) =>
  Object.keys(a).length === Object.keys(b).length && Object.entries(a).every(([path, hash]) => b[path] === hash);

/** Takes a build in. Nobody gets it by that: visitors see a change only when a rollout starts. */
export const publishBuild = async (
  { db, discovery, store, service, limit }: Parts,
  remote: string,
  actor: string,
  request: PublishRequest,
): Promise<PublishAnswer> => {
  const contents = checkBuild(remote, request, limit);
  const bytes = [...contents.values()].reduce((sum, content) => sum + content.length, 0);
  const maps = await checkMaps(request, limit - bytes);
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
  if (known?.origin === 'published') return { message: t('published.before', { build: buildId }), buildId, isNew: false };

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
    };
    const written = await trx
      .insertInto('remote_builds')
      .values(values)
      // A build that came with the server and is published belongs to its team from then on.
      .onConflict((conflict) =>
        conflict
          .columns(['remote', 'build_id'])
          .doUpdateSet({ origin: 'published', bytes, published_by: actor, published_at: now })
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
  if (!isFirst) return publishBuild({ db, discovery, store, service, limit }, remote, actor, request);
  await store.rootOf(remote, buildId);
  return { message: t('published', { build: buildId }), buildId, isNew: true };
};
