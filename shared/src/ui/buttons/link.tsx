import type { ComponentProps } from 'react';
import { Link as RouterLink } from '../../router';
import { classNames } from '../class-names';
import styles from './link.module.css';

/** A link inside text. */
export function Link({ className, ...rest }: ComponentProps<typeof RouterLink>) {
  return <RouterLink {...rest} className={classNames(styles.link, className)} />;
}
