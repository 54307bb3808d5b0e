import type { Share } from '@hub/shared/contracts/reports/share';
import { formatDate } from '@hub/shared/format';
import { Button, foreignText } from '@hub/shared/ui';
import { t } from './messages';
import styles from './share.module.css';

const endOf = ({ expires_at }: Share): string => {
  if (expires_at === null) return t('link.ever');
  return t(Date.parse(expires_at) > Date.now() ? 'link.until' : 'link.ended', { when: formatDate(expires_at) });
};

const factsOf = (link: Share): string[] => [
  endOf(link),
  t('link.uses', { n: link.uses }),
  ...(link.last_used_at === null ? [] : [t('link.last', { when: formatDate(link.last_used_at) })]),
  ...(link.password ? [t('link.password')] : []),
  ...(link.rows ? [t('link.rows')] : []),
  ...(link.queries ? [t('link.queries')] : []),
  ...(link.shared_by === null ? [] : [t('link.by', { name: foreignText(link.shared_by) })]),
];

interface LinkListProps {
  links: readonly Share[];
  busy: boolean;
  onTakeBack: (id: string) => void;
}

/** The links to a report, how often they were opened, and the way to end them. */
export function LinkList({ links, busy, onTakeBack }: LinkListProps) {
  if (links.length === 0) return <p className={styles.quiet}>{t('links.none')}</p>;
  return (
    <ul className={styles.links}>
      {links.map((link) => {
        const when = formatDate(link.created_at);
        return (
          <li key={link.id} className={styles.link}>
            <div className={styles.texts}>
              <span>{t('link.made', { when })}</span>
              <span className={styles.quiet}>{factsOf(link).join(' · ')}</span>
            </div>
            <Button size="sm" disabled={busy} aria-label={t('take-back.label', { when })} onClick={() => onTakeBack(link.id)}>
              {t('take-back')}
            </Button>
          </li>
        );
      })}
    </ul>
  );
}
