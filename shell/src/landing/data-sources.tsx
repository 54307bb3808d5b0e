import { SOURCE_TYPES } from '@hub/shared/contracts/constants';
import { classNames, SourceIcon } from '@hub/shared/ui';
import { t } from './messages';
import { sourceList } from './source-list';
import page from './landing.module.css';
import styles from './data-sources.module.css';

export const DataSources = () => (
  <section id="sources" className={styles.band} aria-labelledby="sources-title">
    <div className={classNames(page.wrap, page.section, styles.layout)}>
      <header className={styles.intro}>
        <h2 id="sources-title" className={page.heading}>
          {t('sources')}
        </h2>
        <p className={page.lead}>{t('sources.text', { sources: sourceList() })}</p>
      </header>
      <ul className={styles.list}>
        {SOURCE_TYPES.map((source) => (
          <li key={source} className={styles.item}>
            <SourceIcon source={source} size="lg" />
            <div>
              <h3 className={styles.title}>{t(`source.${source}`)}</h3>
              <p className={styles.text}>{t(`source.${source}.text`)}</p>
            </div>
          </li>
        ))}
      </ul>
    </div>
  </section>
);
