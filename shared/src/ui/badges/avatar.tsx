import { initials } from '../../format/initials';
import { shown } from '../shown';
import styles from './avatar.module.css';

/** The initials of a name that stands beside it. */
export const Avatar = ({ name }: { name: string }) => (
  <span className={styles.avatar} aria-hidden="true">
    {shown(initials(name)) || '?'}
  </span>
);
