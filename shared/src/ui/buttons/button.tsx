import type { ComponentProps, ReactNode } from 'react';
import { classNames } from '../class-names';
import { Spinner } from '../states/spinner';
import styles from './button.module.css';

export interface ButtonLook {
  variant?: 'primary' | 'secondary' | 'ghost' | 'danger';
  size?: 'sm' | 'md' | 'lg';
  /** Takes the whole width. */
  block?: boolean;
  icon?: ReactNode;
}
export interface ButtonProps extends ButtonLook, ComponentProps<'button'> {
  /** Shows a spinner and takes no presses. */
  loading?: boolean;
}

export const buttonClass = ({ variant = 'secondary', size = 'md', block }: ButtonLook, extra?: string): string =>
  classNames(styles.button, styles[variant], styles[size], block && styles.block, extra);

/** A button's words in a box of their own, which may be narrower than its longest word. */
export const buttonLabel = (children: ReactNode): ReactNode =>
  [children].flat().every(isText) ? <span className={styles.label}>{children}</span> : children;
const isText = (child: ReactNode): boolean => typeof child === 'string' || typeof child === 'number';

export function Button({ variant, size, block, icon, loading = false, disabled, className, children, ...rest }: ButtonProps) {
  return (
    <button
      type="button"
      {...rest}
      className={buttonClass({ variant, size, block }, className)}
      data-primary={variant === 'primary' || undefined}
      disabled={disabled || loading}
      aria-busy={loading || undefined}
    >
      {loading ? <Spinner size="sm" /> : icon}
      {buttonLabel(children)}
    </button>
  );
}
