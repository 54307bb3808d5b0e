import type { RemoteRelease } from '@hub/shared/contracts/releases/releases';
import { loadReleases } from '@hub/shared/api';
import { formatBytes, formatDateTime } from '@hub/shared/format';
import { Button, ForeignText, toast } from '@hub/shared/ui';
import { t } from '../../messages';
import { Section, Table } from './section';
import styles from './remote.module.css';

function standingOf({ stable, rollout, blocked, previous }: RemoteRelease, buildId: string): string {
  if (buildId === stable) return t('is.stable');
  if (blocked.includes(buildId)) return t('is.blocked');
  if (buildId === rollout?.version) return t('is.rollout');
  return buildId === previous ? t('is.previous') : t('is.none');
}

type Build = RemoteRelease['builds'][number];

/** Whether it is signed, and where it comes from. */
function Provenance({ build: { commit, origin, provenance } }: { build: Build }) {
  if (origin === 'shipped') return t('signed.shipped');
  if (!provenance) return t('signed.unknown');
  const { signedBy, repository, builder, tools } = provenance;
  const versions = Object.entries(tools).map(([name, version]) => `${name} ${version}`);
  return (
    <>
      {signedBy === null ? t('signed.no') : t('signed.by', { key: signedBy })}
      <div className={styles.small}>
        <ForeignText>
          {t('signed.from', { repository: repository ?? '–', commit: commit.slice(0, 12), builder, tools: versions.join(', ') })}
        </ForeignText>
      </div>
    </>
  );
}

/** Saves what is in a build as a file. */
async function saveBom(remote: string, buildId: string): Promise<void> {
  try {
    const bom = await (await loadReleases()).sbom(remote, buildId);
    const address = URL.createObjectURL(new Blob([JSON.stringify(bom, null, 2)], { type: 'application/vnd.cyclonedx+json' }));
    const link = document.createElement('a');
    link.href = address;
    link.download = `${remote}-${buildId}.cdx.json`;
    link.click();
    URL.revokeObjectURL(address);
  } catch {
    toast.error(t('sbom.failed'));
  }
}

/** The builds that the server holds, newest first. */
export function BuildsSection({ remote }: { remote: RemoteRelease }) {
  return (
    <Section title={t('builds')}>
      <Table
        label={t('builds')}
        head={[t('build'), t('is'), t('published'), t('signed'), t('sbom')]}
        rows={remote.builds.map((build) => {
          const { buildId, origin, publishedAt, publishedBy, bytes } = build;
          return {
            key: buildId,
            cells: [
              buildId,
              standingOf(remote, buildId),
              origin === 'shipped'
                ? `${formatDateTime(publishedAt)}, ${t('published.shipped')}`
                : `${formatDateTime(publishedAt)}, ${t('published.by', { who: publishedBy })}, ${formatBytes(bytes)}`,
              <Provenance key="provenance" build={build} />,
              <Button
                key="sbom"
                variant="secondary"
                size="sm"
                className={styles.unbroken}
                aria-label={t('sbom.save', { build: buildId })}
                onClick={() => void saveBom(remote.name, buildId)}
              >
                {t('sbom.short')}
              </Button>,
            ],
          };
        })}
      />
    </Section>
  );
}
