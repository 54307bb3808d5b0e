import { useEffect } from 'react';
import { Closing } from './closing';
import { DataSources } from './data-sources';
import { Features } from './features';
import { Hero } from './hero';
import { LANDING_LIVE } from './landing-live';
import { OwnHub } from './own-hub';
import { SiteFooter } from './site-footer';
import { SiteHeader } from './site-header';
import { Statistics } from './statistics';
import { t } from './messages';
import styles from './landing.module.css';

export function LandingPage() {
  useEffect(() => void document.dispatchEvent(new Event(LANDING_LIVE)), []);
  return (
    <div className={styles.page}>
      <a href="#main" className={styles.skip}>
        {t('skip')}
      </a>
      <SiteHeader />
      <main id="main">
        <Hero />
        <Statistics />
        <Features />
        <DataSources />
        <OwnHub />
        <Closing />
      </main>
      <SiteFooter />
    </div>
  );
}
