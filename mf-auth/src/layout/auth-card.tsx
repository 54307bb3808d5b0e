import { useEffect, useRef, type ReactNode } from 'react';
import { Card, classNames } from '@hub/shared/ui';
import styles from './auth-card.module.css';

interface AuthCardProps {
  title: string;
  description?: ReactNode;
  icon?: ReactNode;
  tone?: 'neutral' | 'success' | 'danger';
  children?: ReactNode;
  /** The card has taken another's place, so that the focus has to follow. */
  arrived?: boolean;
  /** Links under the card. */
  footer?: ReactNode;
}

export function AuthCard({ title, description, icon, tone = 'neutral', arrived = false, children, footer }: AuthCardProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  const shown = useRef(arrived ? null : title);
  useEffect(() => {
    if (shown.current === title) return;
    shown.current = title;
    heading.current?.focus();
  }, [title]);

  return (
    <>
      <Card padding="lg" className={styles.card}>
        <header className={styles.header}>
          {icon && (
            <span className={classNames(styles.icon, styles[tone])} aria-hidden="true">
              {icon}
            </span>
          )}
          <h1 ref={heading} className={styles.title} tabIndex={-1} data-page-title="">
            {title}
          </h1>
          {description && <p className={styles.description}>{description}</p>}
        </header>
        {children}
      </Card>
      {footer && <footer className={styles.footer}>{footer}</footer>}
    </>
  );
}
