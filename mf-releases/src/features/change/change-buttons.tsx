import { useState } from 'react';
import type { RemoteRelease } from '@hub/shared/contracts/releases/releases';
import { Button } from '@hub/shared/ui';
import { t } from '../../messages';
import { ChangeDialog } from './change-dialog';
import { changesOf, takesBack, type Change } from './changes';
import styles from '../remote/remote.module.css';

interface ChangeButtonsProps {
  remote: RemoteRelease;
  onChanged: (remote: RemoteRelease, revision: number) => void;
}

/** The commands of the command line that make sense now; each asks before it does anything. */
export function ChangeButtons({ remote, onChanged }: ChangeButtonsProps) {
  const [change, setChange] = useState<Change | null>(null);
  const changes = changesOf(remote);
  if (changes.length === 0 && change === null) return null;
  return (
    <div className={styles.buttons} role="group" aria-label={t('do')}>
      {changes.map((each) => (
        <Button key={each} variant={takesBack(each) ? 'danger' : 'secondary'} onClick={() => setChange(each)}>
          {t(`do.${each}`)}
        </Button>
      ))}
      {change !== null && (
        <ChangeDialog
          change={change}
          remote={remote}
          onClose={() => setChange(null)}
          onChanged={(next, revision) => {
            setChange(null);
            onChanged(next, revision);
          }}
        />
      )}
    </div>
  );
}
