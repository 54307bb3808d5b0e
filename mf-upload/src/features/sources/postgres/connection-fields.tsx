import { PasswordField, TextField } from '@hub/shared/ui';
import { t } from '../../../messages';
import type { ConnectionErrors, ConnectionForm } from './check-connection';
import { inputName } from './input-name';
import styles from './postgres.module.css';

interface ConnectionFieldsProps {
  form: ConnectionForm;
  errors: ConnectionErrors;
  disabled: boolean;
  onEdit: (field: keyof ConnectionForm, value: string) => void;
  /** Whether it was more than a host, and has been put into the fields. */
  onPasteHost: (text: string) => boolean;
}

export function ConnectionFields({ form, errors, disabled, onEdit, onPasteHost }: ConnectionFieldsProps) {
  const field = (name: keyof ConnectionForm) => ({
    label: name === 'password' ? t('password') : t(`postgres.field.${name}`),
    name: inputName(name),
    autoComplete: 'off',
    spellCheck: false,
    disabled,
    value: form[name],
    error: errors[name],
    onChange: (event: { target: { value: string } }) => onEdit(name, event.target.value),
  });
  return (
    <div className={styles.fields}>
      <TextField
        {...field('host')}
        placeholder="localhost"
        onPaste={(event) => {
          // The whole text: an input keeps only the first line of a settings file.
          if (onPasteHost(event.clipboardData.getData('text'))) event.preventDefault();
        }}
      />
      <TextField {...field('port')} inputMode="numeric" />
      <TextField {...field('dbname')} />
      <TextField {...field('user')} />
      <div className={styles.wide}>
        <PasswordField {...field('password')} hint={t('password.hint')} />
      </div>
    </div>
  );
}
