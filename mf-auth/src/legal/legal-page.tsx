import type { ReactNode } from 'react';
import { Link } from '@hub/shared/ui';
import { AuthLayout } from '../layout/auth-layout';
import { t } from './messages';
import styles from './legal-page.module.css';

interface LegalPageProps {
  title: string;
  intro: string;
  sections: readonly { heading: string; text: ReactNode }[];
}

export function LegalPage({ title, intro, sections }: LegalPageProps) {
  return (
    <AuthLayout wide>
      <article className={styles.article}>
        <h1 className={styles.title} tabIndex={-1} data-page-title="">
          {title}
        </h1>
        <p className={styles.intro}>{intro}</p>
        {sections.map(({ heading, text }) => (
          <section key={heading} className={styles.section}>
            <h2 className={styles.heading}>{heading}</h2>
            <p>{text}</p>
          </section>
        ))}
        <p className={styles.links}>
          <Link to="/">{t('home')}</Link>
          <Link to="/terms">{t('terms')}</Link>
          <Link to="/privacy">{t('privacy')}</Link>
        </p>
      </article>
    </AuthLayout>
  );
}
