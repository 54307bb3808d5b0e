import { useId, type ComponentProps, type ReactNode } from 'react';
import styles from './switch.module.css';

export interface SwitchProps extends Omit<ComponentProps<'input'>, 'type' | 'role'> {
  label: string;
  hint?: ReactNode;
}

/** A setting that acts at once. */
export function Switch({ label, hint, id, ...rest }: SwitchProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <div className={styles.row}>
      <div className={styles.texts}>
        <label htmlFor={fieldId} className={styles.label}>
          {label}
        </label>
        {hint && (
          <p id={`${fieldId}-hint`} className={styles.hint}>
            {hint}
          </p>
        )}
      </div>
      <input
        {...rest}
        id={fieldId}
        type="checkbox"
        // A checkbox says by itself whether it is checked.
        // oxlint-disable-next-line jsx-a11y/role-has-required-aria-props
        role="switch"
        className={styles.switch}
        aria-describedby={hint ? `${fieldId}-hint` : undefined}
      />
    </div>
  );
}
