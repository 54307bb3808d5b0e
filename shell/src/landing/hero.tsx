import { ArrowRight, Play } from 'lucide-react';
import { useState } from 'react';
import { Button, LinkButton } from '@hub/shared/ui';
import { ExampleReport } from './example-report';
import { SampleDialog } from './sample-dialog';
import { t } from './messages';
import { sourceList } from './source-list';
import page from './landing.module.css';
import styles from './hero.module.css';

export function Hero() {
  const [demoOpen, setDemoOpen] = useState(false);
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
            <Button
              size="lg"
              className={page.scripted}
              icon={<Play aria-hidden="true" />}
              aria-haspopup="dialog"
              onClick={() => setDemoOpen(true)}
            >
              {t('hero.demo')}
            </Button>
          </div>
        </div>
        <ExampleReport />
      </div>
      <SampleDialog open={demoOpen} onClose={() => setDemoOpen(false)} />
    </section>
  );
}
