import type { RemoteRelease } from '@hub/shared/contracts/releases/releases';
import { formatCount } from '@hub/shared/format';
import { useQuery } from '@hub/shared/query';
import { ForeignText, InlineNote } from '@hub/shared/ui';
import { t } from '../../messages';
import { reportsQuery } from '../../queries';
import { Section, Table } from './section';
import styles from './remote.module.css';

const KINDS = ['load_fail', 'crash', 'frozen', 'never-shown', 'empty', 'landmarks'] as const;
const kindText = (kind: string): string => t(`kind.${KINDS.find((each) => each === kind) ?? 'other'}`);

/** How the rollout has failed its visitors, in the words of the server and, quoted, of pages; and what pages count of every build. */
export function ErrorsSection({ remote: { name, rollout } }: { remote: RemoteRelease }) {
  const { status, data } = useQuery(reportsQuery, name);
  const failures = rollout?.figures.reports ?? [];
  return (
    <Section title={t('errors')}>
      {rollout && failures.length === 0 && <p className={styles.value}>{t('errors.none')}</p>}
      {failures.length > 0 && (
        <ul className={styles.lines}>
          {failures.map(({ kind, units, text }) => (
            <li key={kind}>
              {t('errors.kind', { units, kind: kindText(kind) })}
              {text !== null && (
                <div className={styles.small}>
                  <ForeignText>{t('errors.quote', { text })}</ForeignText>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      {status === 'failed' && <InlineNote tone="warning">{t('errors.failed')}</InlineNote>}
      {data?.entries.length === 0 && failures.length === 0 && <p className={styles.small}>{t('errors.quiet')}</p>}
      {data !== null && data.entries.length > 0 && (
        <Table
          label={t('errors.days', { days: data.days })}
          head={[t('day'), t('build'), t('shown'), t('crashes'), t('not-loaded'), t('harms')]}
          rows={data.entries.map(({ day, buildId, shown, crashes, notLoaded, harms }) => ({
            key: `${day} ${buildId}`,
            cells: [day, buildId, ...[shown, crashes, notLoaded, harms].map(formatCount)],
          }))}
        />
      )}
    </Section>
  );
}
