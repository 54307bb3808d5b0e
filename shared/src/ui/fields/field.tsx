import type { ReactNode } from 'react';
import { shown } from '../shown';
import styles from './field.module.css';

export interface FieldTexts {
  label: string;
  /** Shown under the control and read with it. */
  error?: string;
  hint?: ReactNode;
}
interface FieldProps extends FieldTexts {
  id: string;
  /** Stands at the end of the label's line, such as a link. */
  aside?: ReactNode;
  children: ReactNode;
}

const errorId = (id: string) => `${id}-error`;
const hintId = (id: string) => `${id}-hint`;

/** What ties a control to its texts. */
export const fieldAria = (id: string, { error, hint }: Pick<FieldTexts, 'error' | 'hint'>) => ({
  id,
  'aria-invalid': error ? true : undefined,
  'aria-describedby': [error && errorId(id), hint && hintId(id)].filter(Boolean).join(' ') || undefined,
});

/** A label, a control, and the control's hint and error. */
export function Field({ id, label, error, hint, aside, children }: FieldProps) {
  return (
    <div className={styles.field}>
      <label htmlFor={id} className={styles.label}>
        {shown(label)}
      </label>
      {children}
      {/* Beside the label, and reached after the control. */}
      {aside && <div className={styles.aside}>{aside}</div>}
      {hint && (
        <div id={hintId(id)} className={styles.hint}>
          {shown(hint)}
        </div>
      )}
      {error && (
        <p id={errorId(id)} className={styles.error} role="alert">
          {shown(error)}
        </p>
      )}
    </div>
  );
}
