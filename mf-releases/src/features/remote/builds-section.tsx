import type { RemoteRelease } from '@hub/shared/contracts/releases';
import { formatBytes, formatDateTime } from '@hub/shared/format';
import { t } from '../../messages';
import { Section, Table } from './section';

function standingOf({ stable, rollout, blocked, previous }: RemoteRelease, buildId: string): string {
  if (buildId === stable) return t('is.stable');
  if (blocked.includes(buildId)) return t('is.blocked');
  if (buildId === rollout?.version) return t('is.rollout');
  return buildId === previous ? t('is.previous') : t('is.none');
}

/** The builds that the server holds, newest first. */
export function BuildsSection({ remote }: { remote: RemoteRelease }) {
  return (
    <Section title={t('builds')}>
      <Table
        label={t('builds')}
        head={[t('build'), t('is'), t('published')]}
        rows={remote.builds.map(({ buildId, origin, publishedAt, publishedBy, bytes }) => ({
          key: buildId,
          cells: [
            buildId,
            standingOf(remote, buildId),
            origin === 'shipped'
              ? `${formatDateTime(publishedAt)}, ${t('published.shipped')}`
              : `${formatDateTime(publishedAt)}, ${t('published.by', { who: publishedBy })}, ${formatBytes(bytes)}`,
          ],
        }))}
      />
    </Section>
  );
}
