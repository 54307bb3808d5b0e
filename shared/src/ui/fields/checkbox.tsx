import { useId, type ComponentProps, type ReactNode } from 'react';
import { shown } from '../shown';
import styles from './checkbox.module.css';

export interface CheckboxProps extends Omit<ComponentProps<'input'>, 'type'> {
  label: ReactNode;
  hint?: ReactNode;
  error?: string;
}

export function Checkbox({ label, hint, error, id, ...rest }: CheckboxProps) {
  const own = useId();
  const fieldId = id ?? own;
  const describedBy = [hint && `${fieldId}-hint`, error && `${fieldId}-error`].filter(Boolean).join(' ') || undefined;
  return (
    <div className={styles.row}>
      <input
        {...rest}
        id={fieldId}
        type="checkbox"
        className={styles.box}
        aria-invalid={error ? true : undefined}
        aria-describedby={describedBy}
      />
      <div className={styles.texts}>
        <label htmlFor={fieldId} className={styles.label}>
          {shown(label)}
        </label>
        {hint && (
          <p id={`${fieldId}-hint`} className={styles.hint}>
            {shown(hint)}
          </p>
        )}
        {error && (
          <p id={`${fieldId}-error`} className={styles.error} role="alert">
            {shown(error)}
          </p>
        )}
      </div>
    </div>
  );
}
