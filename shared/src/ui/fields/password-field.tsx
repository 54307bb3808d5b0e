import { Eye, EyeOff } from 'lucide-react';
import { useId, useState, type ComponentProps, type ReactNode } from 'react';
import { inSentence } from '../../words';
import { Field, fieldAria, type FieldTexts } from './field';
import { IconButton } from '../buttons/icon-button';
import { t } from '../messages';
import styles from './field.module.css';

export interface PasswordFieldProps extends FieldTexts, Omit<ComponentProps<'input'>, 'type'> {
  aside?: ReactNode;
}

export function PasswordField({ label, error, hint, aside, id, ...rest }: PasswordFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  const [shown, setShown] = useState(false);
  return (
    <Field id={fieldId} label={label} error={error} hint={hint} aside={aside}>
      <div className={styles.wrap}>
        <input
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          {...rest}
          {...fieldAria(fieldId, { error, hint })}
          type={shown ? 'text' : 'password'}
          className={styles.control}
        />
        <span className={styles.trailing}>
          <IconButton
            plain
            label={t(shown ? 'password.hide' : 'password.show', { label: inSentence(label) })}
            icon={shown ? <EyeOff /> : <Eye />}
            aria-pressed={shown}
            aria-controls={fieldId}
            onClick={() => setShown(!shown)}
          />
        </span>
      </div>
    </Field>
  );
}
