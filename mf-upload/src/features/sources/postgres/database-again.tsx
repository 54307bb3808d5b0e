import { RotateCw } from 'lucide-react';
import { useState } from 'react';
import { Button, foreignText, PasswordField } from '@hub/shared/ui';
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
        if (password === '') setError('Password is required');
        else onAgain(detail, password);
      }}
    >
      <p className={styles.text}>
        {tables.length === 1 ? 'The table' : 'The tables'} {tables.map(foreignText).join(', ')} of {foreignText(dbname)} at{' '}
        {foreignText(host)}:{port}, as {foreignText(user)}.
      </p>
      <PasswordField
        label="Password"
        name="postgres-password"
        autoComplete="off"
        hint="Used for this analysis only, never stored."
        value={password}
        error={error}
        onChange={(event) => {
          setPassword(event.target.value);
          setError(undefined);
        }}
      />
      <div className={styles.buttons}>
        <Button type="submit" variant="primary" icon={<RotateCw size={18} />}>
          Analyze again
        </Button>
      </div>
    </form>
  );
}
