import { useEffect, useState } from 'react';
import { OLD_PAGE_EVENT } from '@hub/shared/discovery';
import { Button, InlineNote, LiveRegion } from '@hub/shared/ui';
import { t } from '../messages';
import styles from './offline-note.module.css';

/** Offers to load the page again once the server no longer understands what it asks: a tab that was open while the hub was updated. */
export function OldPageNote({ reload = () => window.location.reload() }: { reload?: () => void }) {
  const [isOld, setOld] = useState(false);
  useEffect(() => {
    const told = () => setOld(true);
    window.addEventListener(OLD_PAGE_EVENT, told);
    return () => window.removeEventListener(OLD_PAGE_EVENT, told);
  }, []);
  return (
    <LiveRegion>
      {isOld && (
        <div className={styles.note}>
          <InlineNote
            tone="warning"
            action={
              <Button size="sm" onClick={reload}>
                {t('crash.reload')}
              </Button>
            }
          >
            {t('old-page')}
          </InlineNote>
        </div>
      )}
    </LiveRegion>
  );
}
