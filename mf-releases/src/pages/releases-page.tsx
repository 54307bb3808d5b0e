import { useQuery } from '@hub/shared/query';
import { useSearchParams } from '@hub/shared/router';
import { formatDateTime } from '@hub/shared/format';
import { Card, EmptyState, ErrorState, PageHeader, Skeleton } from '@hub/shared/ui';
import { RemoteList } from '../features/remote/remote-list';
import { RemotePanel } from '../features/remote/remote-panel';
import { t } from '../messages';
import { releasesQuery } from '../queries';
import styles from './releases-page.module.css';

const POLL_MS = 5000;
const PARAMETER = 'remote';

/** Every remote and, in the address, the one that is looked at. */
export default function ReleasesPage() {
  const { status, data, refresh, write } = useQuery(releasesQuery, undefined, { pollMs: POLL_MS });
  const [search] = useSearchParams();
  const wanted = search.get(PARAMETER);
  const remotes = data?.remotes ?? [];
  const shown = remotes.find(({ name }) => name === wanted) ?? remotes.find(({ rollout }) => rollout) ?? remotes[0];
  return (
    <div className={styles.page} aria-busy={status === 'loading'}>
      <PageHeader
        title={t('releases')}
        description={
          data === null
            ? t('releases.about')
            : t('releases.revision', { revision: String(data.revision), at: formatDateTime(data.issuedAt) })
        }
      />
      {status === 'failed' ? (
        <Card>
          <ErrorState title={t('releases.failed')} onRetry={refresh}>
            {t('releases.failed.text')}
          </ErrorState>
        </Card>
      ) : data === null ? (
        <Skeleton height="20rem" />
      ) : shown === undefined ? (
        <EmptyState title={t('releases.none')} />
      ) : (
        <div className={styles.columns}>
          <RemoteList remotes={remotes} shown={shown.name} address={(name) => `?${PARAMETER}=${name}`} />
          <RemotePanel
            key={shown.name}
            remote={shown}
            onChanged={(remote, revision) =>
              write((known) => {
                const before = known ?? data;
                return {
                  ...before,
                  revision,
                  remotes: before.remotes.map((each) => (each.name === remote.name ? remote : each)),
                };
              })
            }
          />
        </div>
      )}
    </div>
  );
}
