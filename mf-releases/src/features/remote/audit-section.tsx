import type { AuditEntry } from '@hub/shared/contracts/releases/releases';
import { formatDateTime } from '@hub/shared/format';
import { ForeignText, InlineNote, Skeleton } from '@hub/shared/ui';
import { t } from '../../messages';
import { Section } from './section';
import styles from './remote.module.css';

interface AuditSectionProps {
  isFailed: boolean;
  entries: readonly AuditEntry[] | null;
}

/** The course of the remote: who did what, when and why, newest first. */
export function AuditSection({ isFailed, entries }: AuditSectionProps) {
  return (
    <Section title={t('audit')}>
      {isFailed && <InlineNote tone="warning">{t('audit.failed')}</InlineNote>}
      {entries === null ? (
        !isFailed && <Skeleton height="6rem" />
      ) : entries.length === 0 ? (
        <p className={styles.value}>{t('audit.none')}</p>
      ) : (
        <ol className={styles.steps}>
          {entries.map(({ at, detail, who, why, revision }) => (
            <li key={`${at} ${revision} ${detail}`} className={styles.step}>
              <time dateTime={at} className={styles.small}>
                {formatDateTime(at)}
              </time>
              <ForeignText>{detail}</ForeignText>
              <span className={styles.small}>
                <ForeignText>{why === '' ? t('audit.who', { who }) : t('audit.why', { who, why })}</ForeignText>
              </span>
            </li>
          ))}
        </ol>
      )}
    </Section>
  );
}
