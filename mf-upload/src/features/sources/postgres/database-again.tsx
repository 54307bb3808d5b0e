import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button, foreignText, PasswordField } from '@hub/shared/ui';
import { t } from '../../../messages';
import styles from '../again.module.css';
import type { AgainProps } from '../source-form';

/** Of a database's login the password is asked for each time. */
export function DatabaseAgain({ detail, source: { host, port, dbname, user, tables }, onAgain }: AgainProps<'postgres'>) {
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | undefined>();
  return (
    <form
      noValidate
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (password === '') setError(t('password.missing'));
        else onAgain(detail, password);
      }}
    >
      <p className={styles.text}>
        {t('again.tables', {
          n: tables.length,
          tables: tables.map(foreignText).join(', '),
          database: foreignText(dbname),
          host: foreignText(host),
          port: String(port),
          user: foreignText(user),
        })}
      </p>
      <PasswordField
        label={t('password')}
        name="postgres-password"
        autoComplete="off"
        hint={t('password.hint')}
        value={password}
        error={error}
        onChange={(event) => {
          setPassword(event.target.value);
          setError(undefined);
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" icon={<RotateCw size={18} />}>
          {t('again.title')}
        </Button>
      </div>
    </form>
  );
}
