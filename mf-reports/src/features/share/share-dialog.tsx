import { useId, useState } from 'react';
import { Dialog, ErrorState, Skeleton } from '@hub/shared/ui';
import { LinkList } from './link-list';
import { t } from './messages';
import { NewLink } from './new-link';
import { ShareForm } from './share-form';
import { sharedAddress } from './shared-address';
import styles from './share.module.css';
import { useShares } from './use-shares';

export interface ShareDialogProps {
  reportId: string;
  onClose: () => void;
}

/** Links to a report: make one, see how often each was opened, take one back. */
export function ShareDialog({ reportId, onClose }: ShareDialogProps) {
  const { state, retry, busy, make, takeBack } = useShares(reportId);
  const [token, setToken] = useState<string | null>(null);
  const heading = useId();
  return (
    <Dialog open onClose={onClose} title={t('dialog')} description={t('dialog.text')}>
      <div className={styles.dialog}>
        <ShareForm busy={busy === 'make'} onMake={(asked) => void make(asked).then((made) => made !== null && setToken(made))} />
        {token !== null && <NewLink key={token} address={sharedAddress(token)} />}
        <section className={styles.section} aria-labelledby={heading} aria-busy={state.status === 'loading'}>
          <h3 id={heading} className={styles.heading}>
            {t('links')}
          </h3>
          {state.status === 'loading' && <Skeleton height="3rem" />}
          {state.status === 'failed' && <ErrorState title={t('links.failed')} onRetry={retry} />}
          {state.status === 'ready' && (
            <LinkList links={state.links} busy={busy !== null} onTakeBack={(id) => void takeBack(id)} />
          )}
        </section>
      </div>
    </Dialog>
  );
}
