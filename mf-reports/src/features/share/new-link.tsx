import { Copy } from 'lucide-react';
import { useCallback, useEffect, useRef, useState } from 'react';
import { Button, InlineNote, TextField } from '@hub/shared/ui';
import { t } from './messages';
import styles from './share.module.css';

/** A link that was just made. It is copied at once where the browser allows that. */
export function NewLink({ address }: { address: string }) {
  const [copied, setCopied] = useState<'waiting' | 'copied' | 'refused'>('waiting');
  const field = useRef<HTMLInputElement>(null);
  const whole = useRef<HTMLDivElement>(null);
  const copy = useCallback(async () => {
    try {
      // Missing where the page is not served securely, refused where the user does not allow it.
      await navigator.clipboard.writeText(address);
      setCopied('copied');
    } catch {
      setCopied('refused');
      field.current?.select();
    }
  }, [address]);
  useEffect(() => void copy(), [copy]);
  // On a phone it would come below what is seen of the dialog.
  useEffect(() => {
    whole.current?.scrollIntoView({ block: 'nearest' });
  }, [copied]);
  return (
    <div ref={whole} className={styles.made}>
      <TextField
        ref={field}
        label={t('made')}
        hint={t('made.hint')}
        readOnly
        value={address}
        onFocus={({ target }) => target.select()}
      />
      <Button icon={<Copy size={18} />} onClick={() => void copy()}>
        {t('copy')}
      </Button>
      <div role="status">
        {copied === 'copied' && <InlineNote tone="success">{t('copied')}</InlineNote>}
        {copied === 'refused' && <InlineNote tone="warning">{t('not-copied')}</InlineNote>}
      </div>
    </div>
  );
}
