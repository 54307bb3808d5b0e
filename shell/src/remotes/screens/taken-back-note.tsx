import { Button, InlineNote, LiveRegion } from '@hub/shared/ui';
import { t } from '../../messages';
import styles from '../../layout/offline-note.module.css';

interface TakenBackNoteProps {
  /** Null while the screen is as it should be. `byPage`: only another page is rid of the build. */
  offered: { byPage: boolean } | null;
  onAccept: () => void;
}

/** Says above a screen that its build has been taken back, and leaves when to change to the person, who may be in the middle of something. */
export function TakenBackNote({ offered, onAccept }: TakenBackNoteProps) {
  const change = (
    <Button size="sm" onClick={offered?.byPage ? () => window.location.reload() : onAccept}>
      {t('taken-back.change')}
    </Button>
  );
  return (
    <LiveRegion>
      {offered && (
        <div className={styles.note}>
          <InlineNote tone="warning" action={change}>
            {t('taken-back')}
          </InlineNote>
        </div>
      )}
    </LiveRegion>
  );
}
