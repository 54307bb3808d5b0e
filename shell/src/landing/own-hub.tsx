import { classNames } from '@hub/shared/ui';
import { rich, t } from './messages';
import page from './landing.module.css';
import styles from './own-hub.module.css';

const ITEMS = ['data', 'run', 'licence', 'limits'] as const;

const textOf = (item: (typeof ITEMS)[number]) =>
  item === 'run' ? rich('own.run.text', { command: (text) => <code>{text}</code> }) : t(`own.${item}.text`);

/** What somebody asks who is to trust the product with a table: where it goes, who may run it, what it cannot do. */
export const OwnHub = () => (
  <section id="own" className={classNames(page.wrap, page.section)} aria-labelledby="own-title">
    <header className={page.intro}>
      <h2 id="own-title" className={page.heading}>
        {t('own')}
      </h2>
    </header>
    <dl className={styles.list}>
      {ITEMS.map((item) => (
        <div key={item} className={styles.item}>
          <dt className={styles.title}>{t(`own.${item}`)}</dt>
          <dd className={styles.text}>{textOf(item)}</dd>
        </div>
      ))}
    </dl>
  </section>
);
