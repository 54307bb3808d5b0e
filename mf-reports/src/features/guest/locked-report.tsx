import { useState } from 'react';
import { PASSWORD_MAX_LENGTH } from '@hub/shared/contracts/constants';
import { Button, Card, Form, PasswordField } from '@hub/shared/ui';
import { t } from './messages';
import styles from '../share/share.module.css';

interface LockedReportProps {
  /** What was said of the last password. */
  error: string | undefined;
  onOpen: (password: string) => void;
}

/** Asks a guest for the password of a link. It is sent in a body and kept nowhere. */
export function LockedReport({ error, onOpen }: LockedReportProps) {
  const [password, setPassword] = useState('');
  const [fault, setFault] = useState<string | undefined>();
  return (
    <Card>
      <Form
        onSubmit={(event) => {
          event.preventDefault();
          setFault(password === '' ? t('locked.missing') : undefined);
          if (password !== '') onOpen(password);
        }}
      >
        <h2>{t('locked')}</h2>
        <p className={styles.quiet}>{t('locked.text')}</p>
        <PasswordField
          label={t('locked.password')}
          value={password}
          error={fault ?? error}
          maxLength={PASSWORD_MAX_LENGTH}
          autoComplete="off"
          onChange={({ target }) => setPassword(target.value)}
        />
        <div>
          <Button type="submit" variant="primary">
            {t('locked.open')}
          </Button>
        </div>
      </Form>
    </Card>
  );
}
