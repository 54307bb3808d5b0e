import { closeSnackbar, type SnackbarKey } from 'notistack';
import { Link } from '../../router';
import styles from './toast.module.css';

/** Leads to what a toast tells of, and takes the toast away. */
export const ToastLink = ({ id, to, label }: { id: SnackbarKey; to: string; label: string }) => (
  <Link to={to} className={styles.undo} onClick={() => closeSnackbar(id)}>
    {label}
  </Link>
);
