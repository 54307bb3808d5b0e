import { closeSnackbar, type SnackbarKey } from 'notistack';
import { t } from '../messages';
import styles from './toast.module.css';

/** Takes back what a toast tells of, and the toast with it. */
export const UndoButton = ({ id, undo }: { id: SnackbarKey; undo: () => void }) => (
  <button
    type="button"
    className={styles.undo}
    onClick={() => {
      closeSnackbar(id);
      undo();
    }}
  >
    {t('undo')}
  </button>
);
