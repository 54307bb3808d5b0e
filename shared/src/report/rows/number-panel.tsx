import { RefreshCw, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { formatValue } from '../../format';
import { Button } from '../../ui/buttons/button';
import { IconButton } from '../../ui/buttons/icon-button';
import { InlineNote } from '../../ui/states/inline-note';
import { Link } from '../../ui/buttons/link';
import { Skeleton } from '../../ui/states/skeleton';
import { PasswordForm } from '../claims/password-form';
import { QueryPanel } from '../claims/query-panel';
import { t } from '../messages';
import type { Numbered } from './numbered';
import { RowsPage } from './rows-page';
import { Sentence } from './sentence';
import { statisticsOf } from './statistics';
import { useKeptLine } from './use-kept-line';
import { useRows } from './use-rows';
import styles from './rows.module.css';

export interface NumberPanelProps {
  claim: Numbered;
  reportId: string;
  onClose: () => void;
  /** Opens another number. */
  onOpen: (id: string) => void;
}

/** What stands behind a number, beside the text: what it says, the number, its rows, its query, and how sure it is. */
export default function NumberPanel({ claim, reportId, onClose, onOpen }: NumberPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const rows = useRows(reportId, claim.id);
  const { state, shown, again, unlock } = rows;
  useKeptLine();
  useEffect(() => {
    const opener = document.activeElement;
    title.current?.focus();
    return () => {
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus();
    };
  }, []);
  useEffect(() => {
    const leave = (event: KeyboardEvent) => {
      if (event.key === 'Escape' && !event.defaultPrevented) onClose();
    };
    document.addEventListener('keydown', leave);
    return () => document.removeEventListener('keydown', leave);
  }, [onClose]);
  const page = shown.status === 'done' ? shown.page : null;
  const value = claim.text ?? (claim.value === null ? null : formatValue(claim.value, claim.unit));
  const how = page?.how ?? (claim.text === undefined ? claim.rows?.how : undefined);
  return (
    <aside className={styles.panel} aria-labelledby={id}>
      <header className={styles.head}>
        <h2 id={id} ref={title} tabIndex={-1} className={styles.title}>
          {t('number.tip')}
        </h2>
        <IconButton plain label={t('number.close')} icon={<X />} onClick={onClose} />
      </header>
      <div className={styles.body}>
        <section>
          <h3 className={styles.heading}>{t('number.says')}</h3>
          <p>{claim.of ? <Sentence claim={claim.of} opened={claim.id} onOpen={onOpen} /> : claim.sentence}</p>
          {claim.of?.evidence !== undefined && (
            <p className={styles.evidence}>
              <Sentence claim={claim.of} where="evidence" opened={claim.id} onOpen={onOpen} />
            </p>
          )}
        </section>
        <section>
          <h3 className={styles.heading}>{t('number.result')}</h3>
          {value !== null && <p>{t('number.told', { value })}</p>}
          {page?.outcome === 'same' && <InlineNote tone="success">{t('number.same')}</InlineNote>}
          {page?.outcome === 'changed' && (
            <InlineNote tone="warning">
              {t('number.changed', { value: page.value === null ? t('number.empty') : formatValue(page.value, claim.unit) })}
            </InlineNote>
          )}
          {page?.state === 'read' && (
            <Button size="sm" icon={<RefreshCw size={16} />} onClick={again}>
              {t('number.again')}
            </Button>
          )}
        </section>
        <section aria-busy={state.status === 'loading'}>
          <h3 className={styles.heading}>{t('number.rows')}</h3>
          {how && <p>{t(`how.${how}`)}</p>}
          {shown.status === 'loading' && <Skeleton height="12rem" />}
          {state.status === 'failed' && (
            <>
              <InlineNote tone="warning" role="status">
                {state.message}
              </InlineNote>
              <Button size="sm" onClick={rows.chosen.filter ? () => rows.filterBy(undefined) : again}>
                {t(rows.chosen.filter ? 'number.filter.clear' : 'number.again')}
              </Button>
            </>
          )}
          {page && page.state !== 'read' && (
            <InlineNote tone="info" role="status">
              {t(`rows.${page.state}`)}
            </InlineNote>
          )}
          {page?.state === 'password' && <PasswordForm onVerify={unlock} onCancel={onClose} />}
          {shown.status === 'done' && shown.page.state === 'read' && (
            <RowsPage claim={claim} page={shown.page} offset={shown.offset} rows={rows} reportId={reportId} />
          )}
        </section>
        <section>
          <h3 className={styles.heading}>{t('number.statistics')}</h3>
          <ul className={styles.sentences}>
            {statisticsOf(claim).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
          <Link to="/help/checks">{t('help.checks')}</Link>
        </section>
        <section>
          <h3 className={styles.heading}>{t('number.query')}</h3>
          <QueryPanel title={t('number.query.hint')} sql={claim.sql} />
        </section>
      </div>
    </aside>
  );
}
