import type { SourceType } from '@hub/shared/contracts/report';
import { SourceIcon } from '@hub/shared/ui';
import page from './landing.module.css';
import styles from './data-sources.module.css';

const SOURCES: { source: SourceType; title: string; text: string }[] = [
  {
    source: 'csv',
    title: 'CSV Files',
    text: 'Any delimiter, encoding or date format. What cannot be read is named, with its line, never dropped in silence.',
  },
  {
    source: 'google_sheet',
    title: 'Google Sheets',
    text: 'Paste the address of a public sheet, test the connection, and read the report a moment later.',
  },
  {
    source: 'postgres',
    title: 'PostgreSQL',
    text: 'Choose the tables; they are read in a read-only transaction, and the password is never stored.',
  },
];

export const DataSources = () => (
  <section id="sources" className={styles.band} aria-labelledby="sources-title">
    <div className={`${page.wrap} ${page.section} ${styles.layout}`}>
      <header className={styles.intro}>
        <h2 id="sources-title" className={page.heading}>
          Start with the data you have
        </h2>
        <p className={page.lead}>
          Connect CSV files, Google Sheets and PostgreSQL. Nothing to install, nothing to model first. More sources are to come.
        </p>
      </header>
      <ul className={styles.list}>
        {SOURCES.map(({ source, title, text }) => (
          <li key={source} className={styles.item}>
            <SourceIcon source={source} size="lg" />
            <div>
              <h3 className={styles.title}>{title}</h3>
              <p className={styles.text}>{text}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
