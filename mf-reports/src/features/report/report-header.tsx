import type { ReactNode } from 'react';
import { LONG_TITLE } from '@hub/shared/contracts/constants';
import { classNames } from '@hub/shared/ui';
import styles from './report.module.css';

interface ReportHeaderProps {
  title: ReactNode;
  /** Where the numbers come from. */
  provenance?: ReactNode;
  /** A form for the title, below it. */
  children?: ReactNode;
}

/** The heading of a report's page. It stays the same element while the report comes, so that it keeps the focus. */
export function ReportHeader({ title, provenance, children }: ReportHeaderProps) {
  const long = typeof title === 'string' && title.length > LONG_TITLE ? title : undefined;
  return (
    <header className={styles.header}>
      <h1 className={classNames(styles.title, long && styles.long)} title={long} tabIndex={-1} data-page-title="">
        {title}
      </h1>
      {provenance !== undefined && <p className={styles.provenance}>{provenance}</p>}
      {children}
    </header>
  );
}
