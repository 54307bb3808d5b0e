import { ChevronDown } from 'lucide-react';
import { useId, type ComponentProps } from 'react';
import { safeSentence } from '../../contracts/foreign-text';
import { classNames } from '../class-names';
import { Field, fieldAria, type FieldTexts } from './field';
import { shown } from '../shown';
import styles from './field.module.css';

export interface SelectOption {
  value: string;
  label: string;
}
export interface SelectProps extends FieldTexts, ComponentProps<'select'> {
  options: readonly SelectOption[];
  /** The label is heard but not seen. */
  compact?: boolean;
}

/** The browser's own list of choices, which every phone and screen reader knows how to show. */
export function Select({ label, error, hint, options, compact = false, id, className, ...rest }: SelectProps) {
  const own = useId();
  const fieldId = id ?? own;
  const control = (
    <div className={classNames(styles.wrap, className)}>
      <select
        {...rest}
        {...fieldAria(fieldId, { error, hint })}
        aria-label={compact ? safeSentence(label) : undefined}
        className={classNames(styles.control, styles.select)}
      >
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {shown(option.label)}
          </option>
        ))}
      </select>
      <span className={styles.arrow}>
        <ChevronDown size={16} />
      </span>
    </div>
  );
  if (compact) return control;
  return (
    <Field id={fieldId} label={label} error={error} hint={hint}>
      {control}
    </Field>
  );
}
