import type { ComponentProps, ReactNode } from 'react';
import { Link as RouterLink } from '../../router';
import { classNames } from '../class-names';
import { Tooltip } from '../tooltip';
import styles from './icon-button.module.css';

interface IconLinkProps extends Omit<ComponentProps<typeof RouterLink>, 'children' | 'aria-label'> {
  /** Where it leads, for a screen reader and as the tip. */
  label: string;
  icon: ReactNode;
}

/** A link that looks like an icon button, because it leads somewhere. */
export const IconLink = ({ label, icon, className, ...rest }: IconLinkProps) => (
  <Tooltip text={label}>
    <RouterLink {...rest} aria-label={label} className={classNames(styles.button, className)}>
      {icon}
    </RouterLink>
  </Tooltip>
);
