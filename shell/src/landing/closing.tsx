import { ArrowRight } from 'lucide-react';
import { classNames, LinkButton } from '@hub/shared/ui';
import { t } from './messages';
import page from './landing.module.css';
import styles from './closing.module.css';

export const Closing = () => (
  <section className={classNames(page.wrap, styles.closing)} aria-labelledby="closing-title">
    <h2 id="closing-title" className={page.heading}>
      {t('closing')}
    </h2>
    <p className={page.lead}>{t('closing.text')}</p>
    <div className={styles.actions}>
      <LinkButton to="/signup" variant="primary" size="lg">
        {t('trial')}
        <ArrowRight aria-hidden="true" />
      </LinkButton>
      <LinkButton to="/login" size="lg">
        {t('sign-in')}
      </LinkButton>
    </div>
  </section>
);
