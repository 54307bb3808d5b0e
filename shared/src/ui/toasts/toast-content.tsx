import { CircleAlert, CircleCheck, X } from 'lucide-react';
import { closeSnackbar, type CustomContentProps } from 'notistack';
import { classNames } from '../class-names';
import { IconButton } from '../buttons/icon-button';
import { shown } from '../shown';
import { t } from '../messages';
import styles from './toast.module.css';

/** The library measures and moves this element through `ref`. */
export function ToastContent({
  id,
  message,
  variant,
  style,
  action,
  ref,
}: CustomContentProps & { ref?: React.Ref<HTMLDivElement> }) {
  const failed = variant === 'error';
  return (
    <div
      ref={ref}
      style={style}
      className={classNames(styles.toast, failed ? styles.error : styles.success)}
      role={failed ? 'alert' : 'status'}
    >
      {failed ? (
        <CircleAlert className={styles.icon} aria-hidden="true" />
      ) : (
        <CircleCheck className={styles.icon} aria-hidden="true" />
      )}
      <p className={styles.text}>{shown(message)}</p>
      {typeof action === 'function' ? action(id) : action}
      <IconButton plain label={t('dismiss')} icon={<X />} className={styles.dismiss} onClick={() => closeSnackbar(id)} />
    </div>
  );
}
