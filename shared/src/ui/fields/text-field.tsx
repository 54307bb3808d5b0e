import { useId, type ComponentProps, type ReactNode } from 'react';
import { classNames } from '../class-names';
import { Field, fieldAria, type FieldTexts } from './field';
import styles from './field.module.css';

export interface TextFieldProps extends FieldTexts, ComponentProps<'input'> {
  icon?: ReactNode;
  aside?: ReactNode;
}

export function TextField({ label, error, hint, icon, aside, id, className, ...rest }: TextFieldProps) {
  const own = useId();
  const fieldId = id ?? own;
  return (
    <Field id={fieldId} label={label} error={error} hint={hint} aside={aside}>
      <div className={styles.wrap}>
        {icon && <span className={styles.leading}>{icon}</span>}
        <input type="text" {...rest} {...fieldAria(fieldId, { error, hint })} className={classNames(styles.control, className)} />
      </div>
    </Field>
  );
}
