import { useId } from 'react';
import type { SourceNews as News } from '@hub/shared/contracts/reports/news';
import { Disclosure, ForeignText, foreignText, SourceIcon } from '@hub/shared/ui';
import { t } from './messages';
import { ToldReport } from './told-report';
import styles from './news.module.css';

/** What the newest report of a source says first, and below it what those before it said. */
export function SourceNews({ news: { source_type, source_name, reports } }: { news: News }) {
  const id = useId();
  const [newest, ...earlier] = reports;
  if (!newest) return null;
  return (
    <section className={styles.source} aria-labelledby={id}>
      <SourceIcon source={source_type} size="sm" />
      <div className={styles.texts}>
        <h3 id={id} className={styles.name}>
          <ForeignText>{source_name}</ForeignText>
        </h3>
        <ul className={styles.list}>
          <ToldReport report={newest} />
        </ul>
        {earlier.length > 0 && (
          <Disclosure summary={t('earlier', { source: foreignText(source_name) })}>
            <ul className={styles.list}>
              {earlier.map((report) => (
                <ToldReport key={report.id} report={report} />
              ))}
            </ul>
          </Disclosure>
        )}
      </div>
    </section>
  );
}
