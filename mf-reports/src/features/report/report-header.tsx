import type { ReactNode } from 'react';
import styles from './report.module.css';

interface ReportHeaderProps {
  title: ReactNode;
  /** Where the numbers come from. */
  provenance?: ReactNode;
  /** A form for the title, below it. */
  children?: ReactNode;
}

/** The heading of a report's page. It stays the same element while the report comes, so that it keeps the focus. */
export const ReportHeader = ({ title, provenance, children }: ReportHeaderProps) => (
  <header className={styles.header}>
    <h1 className={styles.title} tabIndex={-1} data-page-title="">
      {title}
    </h1>
    {provenance !== undefined && <p className={styles.provenance}>{provenance}</p>}
    {children}
  </header>
);
