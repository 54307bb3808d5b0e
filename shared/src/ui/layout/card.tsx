import type { ComponentProps } from 'react';
import { classNames } from '../class-names';
import styles from './card.module.css';

export interface CardProps extends ComponentProps<'div'> {
  padding?: 'none' | 'md' | 'lg';
}

export function Card({ padding = 'md', className, ...rest }: CardProps) {
  return <div {...rest} className={classNames(styles.card, styles[padding], className)} />;
}
