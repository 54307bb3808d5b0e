import { classNames } from '@hub/shared/ui';
import { ChartArt, IntegrationArt, ReportingArt, SuggestionArt } from './feature-art';
import { t } from './messages';
import page from './landing.module.css';
import styles from './features.module.css';

const FEATURES = [
  { name: 'integration', Art: IntegrationArt },
  { name: 'suggestions', Art: SuggestionArt },
  { name: 'reporting', Art: ReportingArt },
  { name: 'charts', Art: ChartArt },
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
      {FEATURES.map(({ name, Art }) => (
        <li key={name} className={styles.card}>
          <div className={styles.art}>
            <Art />
          </div>
          <div className={styles.texts}>
            <h3 className={styles.title}>{t(`feature.${name}`)}</h3>
            <p className={styles.text}>{t(`feature.${name}.text`)}</p>
          </div>
        </li>
      ))}
    </ul>
  </section>
);
