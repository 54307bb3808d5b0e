import { useSyncExternalStore } from 'react';
import { InlineNote, LiveRegion } from '@hub/shared/ui';
import { t } from '../messages';
import styles from './offline-note.module.css';

function subscribe(listener: () => void): () => void {
  window.addEventListener('online', listener);
  window.addEventListener('offline', listener);
  return () => {
    window.removeEventListener('online', listener);
    window.removeEventListener('offline', listener);
  };
}

/** Says that the connection is lost, for as long as it is. */
export function OfflineNote() {
  const online = useSyncExternalStore(subscribe, () => navigator.onLine);
  return (
    <LiveRegion>
      {!online && (
        <div className={styles.note}>
          <InlineNote tone="warning">{t('offline')}</InlineNote>
        </div>
      )}
    </LiveRegion>
  );
}
