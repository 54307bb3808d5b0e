import { useEffect, useId, useRef, useState } from 'react';
import { Button } from '../../ui/buttons/button';
import { PasswordField } from '../../ui/fields/password-field';
import { t } from '../messages';
import styles from './claims.module.css';

interface PasswordFormProps {
  onVerify: (password: string) => void;
  onCancel: () => void;
}

/**
 * Asks for the database's password, where a report's figures were computed there. It is sent once and kept nowhere. It stands in the
 * report and not in a dialog: the report may be in one already.
 */
export function PasswordForm({ onVerify, onCancel }: PasswordFormProps) {
  const heading = useId();
  const form = useRef<HTMLFormElement>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>();
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  return (
    <section className={styles.ask} aria-labelledby={heading}>
      <p id={heading} className={styles.askTitle}>
        {t('verify.password.title')}
      </p>
      <p className={styles.askText}>{t('verify.password.description')}</p>
      <form
        ref={form}
        noValidate
        className={styles.askForm}
        onSubmit={(event) => {
          event.preventDefault();
          if (password === '') return setError(t('verify.password.missing'));
          onVerify(password);
        }}
      >
        <PasswordField
          label={t('verify.password')}
          name="postgres-password"
          autoComplete="off"
          hint={t('verify.password.hint')}
          value={password}
          error={error}
          onChange={(event) => {
            setPassword(event.target.value);
            setError(undefined);
          }}
        />
        <div className={styles.askButtons}>
          <Button type="submit" variant="primary">
            {t('verify.password.submit')}
          </Button>
          <Button onClick={onCancel}>{t('verify.password.cancel')}</Button>
        </div>
      </form>
    </section>
  );
}
