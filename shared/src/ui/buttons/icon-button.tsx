import type { ComponentProps, ReactNode } from 'react';
import { safeSentence } from '../../contracts/foreign-text';
import { classNames } from '../class-names';
import { Tooltip } from '../tooltip';
import styles from './icon-button.module.css';

export interface IconButtonProps extends Omit<ComponentProps<'button'>, 'children' | 'aria-label'> {
  /** Name of the action, for a screen reader and as the tip. */
  label: string;
  icon: ReactNode;
  tone?: 'neutral' | 'danger';
  /** Without a visible tip, where the label would be in the way. */
  plain?: boolean;
}

export function IconButton({ label, icon, tone = 'neutral', plain = false, className, ...rest }: IconButtonProps) {
  const button = (
    <button
      type="button"
      {...rest}
      aria-label={safeSentence(label)}
      className={classNames(styles.button, styles[tone], className)}
    >
      {icon}
    </button>
  );
  return plain ? button : <Tooltip text={label}>{button}</Tooltip>;
}
