import { useEffect, useState } from 'react';
import type { ReportDocument } from '@hub/shared/contracts/report';
import { useFeature, useFeatureSelector, useHubDispatch } from '@hub/shared/state';
import { Button, Dialog, ErrorState, foreignText, SearchField, Skeleton } from '@hub/shared/ui';
import { t } from '../../messages';
import { ColumnRow } from './column-row';
import { columns } from './columns-feature';
import { columnsActions } from './columns-slice';
import styles from './columns.module.css';

/** From so many columns on, a search box stands above them. */
const SEARCH_FROM = 12;

interface ColumnsDialogProps {
  open: boolean;
  reportId: string;
  tables: ReportDocument['tables'];
  onClose: () => void;
}

/** What each column is for. Where the engine is wrong, the user says so, and every later analysis of the source heeds it. */
export function ColumnsDialog({ open, reportId, tables, onClose }: ColumnsDialogProps) {
  useFeature(columns);
  const dispatch = useHubDispatch();
  const state = useFeatureSelector(columns, (own) => own);
  const [search, setSearch] = useState('');
  useEffect(() => {
    dispatch(open ? columnsActions.opened(reportId) : columnsActions.closed());
  }, [dispatch, open, reportId]);
  useEffect(() => {
    if (open && state.status === 'saved') onClose();
  }, [open, state.status, onClose]);
  const saving = state.status === 'saving';
  const choices = state.status === 'ready' || state.status === 'saving' ? state.corrections : null;
  const wanted = search.trim().toLowerCase();
  const shown = tables
    .map(({ name, columns: all }) => ({ name, columns: all.filter((column) => column.name.toLowerCase().includes(wanted)) }))
    .filter((table) => table.columns.length > 0);
  return (
    <Dialog
      open={open}
      onClose={onClose}
      closable={!saving}
      size="lg"
      title={t('columns')}
      description={t('columns.description')}
      footer={
        <>
          <Button onClick={onClose} disabled={saving}>
            {t('columns.cancel')}
          </Button>
          <Button
            variant="primary"
            loading={saving}
            disabled={state.status !== 'ready' || !state.changed}
            onClick={() => dispatch(columnsActions.submitted())}
          >
            {t('columns.save')}
          </Button>
        </>
      }
    >
      {state.status === 'failed' && (
        <ErrorState title={t('columns.failed')} onRetry={() => dispatch(columnsActions.opened(reportId))}>
          {state.text}
        </ErrorState>
      )}
      {state.status === 'loading' && <Skeleton height="12rem" />}
      {choices && (
        <>
          {tables.reduce((sum, table) => sum + table.columns.length, 0) >= SEARCH_FROM && (
            <SearchField label={t('columns.search')} value={search} onChange={setSearch} />
          )}
          {shown.map((table) => (
            <section key={table.name} aria-label={foreignText(table.name)}>
              {tables.length > 1 && (
                <h3 className={styles.table}>
                  <bdi>{foreignText(table.name)}</bdi>
                </h3>
              )}
              <ul className={styles.rows}>
                {table.columns.map((column) => (
                  <ColumnRow
                    key={column.name}
                    column={column}
                    role={choices.find((each) => each.table === table.name && each.column === column.name)?.role ?? null}
                    onChoose={(role) => dispatch(columnsActions.chosen({ table: table.name, column: column.name, role }))}
                  />
                ))}
              </ul>
            </section>
          ))}
          {shown.length === 0 && <p className={styles.facts}>{t('columns.none')}</p>}
        </>
      )}
    </Dialog>
  );
}
