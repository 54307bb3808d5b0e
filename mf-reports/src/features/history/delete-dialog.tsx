import type { Report } from '@hub/shared/contracts/reports/report';
import { ConfirmDialog, foreignText } from '@hub/shared/ui';
import { t } from '../../messages';
import { titleOf } from '../title/title-of';
import styles from './history.module.css';

interface DeleteDialogProps {
  report: Report | null;
  busy: boolean;
  onConfirm: (report: Report) => void;
  onCancel: () => void;
  /** Takes the focus once the report and its button are gone. */
  focusAfter: () => HTMLElement | null;
}

export const DeleteDialog = ({ report, busy, onConfirm, onCancel, focusAfter }: DeleteDialogProps) => (
  <ConfirmDialog
    open={report !== null}
    title={report ? t('delete.title', { title: foreignText(titleOf(report)) }) : t('delete.title.none')}
    message={
      <>
        {t('delete.text')} <small className={styles.undoable}>{t('delete.undo')}</small>
      </>
    }
    confirmLabel={t('report.delete')}
    busy={busy}
    onConfirm={() => report && onConfirm(report)}
    onCancel={onCancel}
    focusAfter={focusAfter}
  />
);
