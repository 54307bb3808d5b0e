import { ArrowRight } from 'lucide-react';
import { LinkButton } from '@hub/shared/ui';
import page from './landing.module.css';
import styles from './closing.module.css';

export const Closing = () => (
  <section className={`${page.wrap} ${styles.closing}`} aria-labelledby="closing-title">
    <h2 id="closing-title" className={page.heading}>
      Your next report is one file away
    </h2>
    <p className={page.lead}>Create an account, bring a table, read what stands in it.</p>
    <div className={styles.actions}>
      <LinkButton to="/signup" variant="primary" size="lg">
        Start Free Trial
        <ArrowRight aria-hidden="true" />
      </LinkButton>
      <LinkButton to="/login" size="lg">
        Sign In
      </LinkButton>
    </div>
  </section>
);
