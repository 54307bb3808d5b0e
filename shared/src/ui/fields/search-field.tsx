import { Search } from 'lucide-react';
import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import fieldStyles from './field.module.css';
import styles from './search-field.module.css';

interface SearchFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'onChange' | 'value'> {
  label: string;
  value: string;
  onChange: (value: string) => void;
}

/** A search box; its label is heard, the placeholder is seen. */
export function SearchField({ label, value, onChange, className, ...rest }: SearchFieldProps) {
  return (
    <div className={classNames(fieldStyles.wrap, className)}>
      <span className={fieldStyles.leading}>
        <Search />
      </span>
      <input
        placeholder={label}
        {...rest}
        type="search"
        aria-label={label}
        value={value}
        onChange={(event) => onChange(event.target.value)}
        className={classNames(fieldStyles.control, styles.search)}
      />
    </div>
  );
}
