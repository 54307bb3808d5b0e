import { ArrowRight, Play } from 'lucide-react';
import { LinkButton } from '@hub/shared/ui';
import { ExampleReport } from './example-report';
import { t } from './messages';
import { sourceList } from './source-list';
import page from './landing.module.css';
import styles from './hero.module.css';

export function Hero() {
  return (
    <section className={styles.hero} aria-labelledby="hero-title">
      <div className={page.wrap}>
        <div className={styles.texts}>
          <h1 id="hero-title" className={styles.title} tabIndex={-1} data-page-title="">
            {t('hero')}
          </h1>
          <p className={styles.lead}>{t('hero.text', { sources: sourceList() })}</p>
          <div className={styles.actions}>
            <LinkButton to="/signup" variant="primary" size="lg">
              {t('trial')}
              <ArrowRight aria-hidden="true" />
            </LinkButton>
            <LinkButton to="/demo" size="lg">
              <Play aria-hidden="true" />
              {t('hero.demo')}
            </LinkButton>
          </div>
        </div>
        <ExampleReport />
      </div>
    </section>
  );
}
