import { classNames } from '@hub/shared/ui';
import { ChartArt, IntegrationArt, ReportingArt, SuggestionArt } from './feature-art';
import { t } from './messages';
import { sourceList } from './source-list';
import page from './landing.module.css';
import styles from './features.module.css';

const FEATURES = [
  { name: 'integration', Art: IntegrationArt, text: () => t('feature.integration.text', { sources: sourceList() }) },
  { name: 'suggestions', Art: SuggestionArt, text: () => t('feature.suggestions.text') },
  { name: 'reporting', Art: ReportingArt, text: () => t('feature.reporting.text') },
  { name: 'charts', Art: ChartArt, text: () => t('feature.charts.text') },
] as const;

export const Features = () => (
  <section id="features" className={classNames(page.wrap, page.section)} aria-labelledby="features-title">
    <header className={page.intro}>
      <h2 id="features-title" className={page.heading}>
        {t('features')}
      </h2>
      <p className={page.lead}>{t('features.text')}</p>
    </header>
    <ul className={styles.grid}>
      {FEATURES.map(({ name, Art, text }) => (
        <li key={name} className={styles.card}>
          <div className={styles.art}>
            <Art />
          </div>
          <div className={styles.texts}>
            <h3 className={styles.title}>{t(`feature.${name}`)}</h3>
            <p className={styles.text}>{text()}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
