import { ChevronLeft, ChevronRight, Download, RefreshCw, X } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { ROWS_A_PAGE, type Claim, type ClaimRowsResponse } from '../../contracts/claim';
import { errorText, reports } from '../../api';
import { formatValue } from '../../format';
import { Button } from '../../ui/button';
import { IconButton } from '../../ui/icon-button';
import { InlineNote } from '../../ui/inline-note';
import { saveFile } from '../../ui/save-file';
import { Skeleton } from '../../ui/skeleton';
import { toast } from '../../ui/toast';
import { PasswordForm } from '../claims/password-form';
import { QueryPanel } from '../claims/query-panel';
import { t } from '../messages';
import { useReport } from '../report-context';
import { RowsTable } from './rows-table';
import { statisticsOf } from './statistics';
import { useRows } from './use-rows';
import styles from './rows.module.css';

export interface NumberPanelProps {
  claim: Claim;
  reportId: string;
  onClose: () => void;
}

/** What stands behind a number, beside the text: what it says, the number, its rows, its query, and how sure it is. */
export default function NumberPanel({ claim, reportId, onClose }: NumberPanelProps) {
  const title = useRef<HTMLHeadingElement>(null);
  const id = useId();
  const { state, password, turnTo, again, unlock } = useRows(reportId, claim.id);
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
  const page = state.status === 'done' ? state.page : null;
  const value = claim.value === null ? null : formatValue(claim.value, claim.unit);
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
          <p>{claim.sentence}</p>
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
          {claim.rows && <p>{t(`how.${claim.rows.how}`)}</p>}
          {state.status === 'loading' && <Skeleton height="12rem" />}
          {state.status === 'failed' && (
            <>
              <InlineNote tone="warning" role="status">
                {state.message}
              </InlineNote>
              <Button size="sm" onClick={again}>
                {t('number.again')}
              </Button>
            </>
          )}
          {state.status === 'done' && state.page.state !== 'read' && (
            <InlineNote tone="info" role="status">
              {t(`rows.${state.page.state}`)}
            </InlineNote>
          )}
          {page?.state === 'password' && <PasswordForm onVerify={unlock} onCancel={onClose} />}
          {state.status === 'done' && state.page.state === 'read' && (
            <Page claim={claim} page={state.page} offset={state.offset} turnTo={turnTo} reportId={reportId} password={password} />
          )}
        </section>
        <section>
          <h3 className={styles.heading}>{t('number.statistics')}</h3>
          <ul className={styles.sentences}>
            {statisticsOf(claim).map((sentence) => (
              <li key={sentence}>{sentence}</li>
            ))}
          </ul>
        </section>
        <section>
          <h3 className={styles.heading}>{t('number.query')}</h3>
          <QueryPanel title={t('number.query.hint')} sql={claim.sql} />
        </section>
      </div>
    </aside>
  );
}

interface PageProps {
  claim: Claim;
  page: ClaimRowsResponse;
  offset: number;
  turnTo: (offset: number) => void;
  reportId: string;
  password: string | undefined;
}

function Page({ claim, page, offset, turnTo, reportId, password }: PageProps) {
  const { tables } = useReport();
  const known = new Set(tables.find(({ name }) => name === claim.table)?.columns.map(({ name }) => name));
  const save = async () => {
    try {
      const { content, filename } = await reports.downloadRows(reportId, claim.id, password);
      saveFile(filename, content, 'text/csv');
    } catch (error) {
      toast.error(errorText(error, t('number.failed')));
    }
  };
  if (!claim.rows || page.total === 0) return <p>{t('number.none')}</p>;
  const last = offset + page.rows.length;
  return (
    <>
      <RowsTable rows={claim.rows} page={page} known={known} />
      {claim.rows.more !== undefined && <p className={styles.quiet}>{t('number.more', { n: claim.rows.more })}</p>}
      <div className={styles.foot}>
        <p role="status" className={styles.quiet}>
          {t('number.shown', { first: offset + 1, last, total: page.total })}
        </p>
        <IconButton
          label={t('number.previous')}
          icon={<ChevronLeft />}
          disabled={offset === 0}
          onClick={() => turnTo(Math.max(0, offset - ROWS_A_PAGE))}
        />
        <IconButton label={t('number.next')} icon={<ChevronRight />} disabled={last >= page.total} onClick={() => turnTo(last)} />
        <Button size="sm" icon={<Download size={16} />} onClick={() => void save()}>
          {t('number.download')}
        </Button>
      </div>
    </>
  );
}
