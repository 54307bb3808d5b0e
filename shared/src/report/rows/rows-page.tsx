import { ChevronLeft, ChevronRight, Download } from 'lucide-react';
import { ROWS_A_PAGE, type ClaimRowsResponse } from '../../contracts/reports/claim';
import { errorText, reports } from '../../api';
import { Button } from '../../ui/buttons/button';
import { IconButton } from '../../ui/buttons/icon-button';
import { saveFile } from '../../ui/save-file';
import { toast } from '../../ui/toasts/toast';
import { t } from '../messages';
import { useReport } from '../report-context';
import { columnTitles } from './column-titles';
import type { Numbered } from './numbered';
import { RowsFilterForm } from './rows-filter-form';
import { RowsTable } from './rows-table';
import type { ChosenRows } from './use-rows';
import styles from './rows.module.css';

interface RowsPageProps {
  claim: Numbered;
  page: ClaimRowsResponse;
  offset: number;
  rows: ChosenRows;
  reportId: string;
}

/** One page of the rows behind a number, in the order and by the filter that the reader has chosen, and all of them as a file. */
export function RowsPage({ claim, page, offset, rows: { chosen, turnTo, orderBy, filterBy }, reportId }: RowsPageProps) {
  const { tables } = useReport();
  const save = async () => {
    try {
      const { content, filename } = await reports.downloadRows(reportId, claim.id, chosen);
      saveFile(filename, content, 'text/csv');
    } catch (error) {
      toast.error(errorText(error, t('number.failed')));
    }
  };
  if (!claim.rows || (page.total === 0 && !chosen.filter)) return <p>{t('number.none')}</p>;
  const known = new Set(tables.find(({ name }) => name === claim.table)?.columns.map(({ name }) => name));
  const titles = columnTitles(page.columns, claim.rows, known, (claim.of ?? claim).unit);
  const shown = { ...claim.rows, how: page.how ?? claim.rows.how };
  const last = offset + page.rows.length;
  return (
    <>
      <RowsFilterForm page={page} titles={titles} filter={chosen.filter} onFilter={filterBy} />
      {page.total === 0 ? (
        <p role="status">{t('number.filter.none')}</p>
      ) : (
        <RowsTable rows={shown} page={page} value={claim.value} titles={titles} order={chosen.order} onOrder={orderBy} />
      )}
      {claim.rows.more !== undefined && <p className={styles.quiet}>{t('number.more', { n: claim.rows.more })}</p>}
      {page.total > 0 && (
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
          <IconButton
            label={t('number.next')}
            icon={<ChevronRight />}
            disabled={last >= page.total}
            onClick={() => turnTo(last)}
          />
          <Button size="sm" icon={<Download size={16} />} onClick={() => void save()}>
            {t('number.download')}
          </Button>
        </div>
      )}
    </>
  );
}
