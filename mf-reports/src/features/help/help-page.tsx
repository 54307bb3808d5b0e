import { useEffect } from 'react';
import { HELP_PAGES } from '@hub/shared/contracts/constants';
import { useQuery } from '@hub/shared/query';
import { useLocation } from '@hub/shared/router';
import { Card, ErrorState, Link, Skeleton } from '@hub/shared/ui';
import { GuestFrame } from '../guest/guest-frame';
import { ReportHeader } from '../report/report-header';
import { useTabTitle } from '../report/use-tab-title';
import { helpQuery } from './help-query';
import { t } from './messages';
import styles from './help.module.css';

/** The text as the server has sent it with the page; it stands in until the page itself is there. */
const SENT_TEXT = 'hub-sent';

/** `/help/…`: a short page that answers one question, for everybody. */
export default function HelpPage() {
  const { pathname } = useLocation();
  const page = HELP_PAGES.find((each) => pathname.endsWith(`/${each}`)) ?? HELP_PAGES[0];
  const { data, error, refresh } = useQuery(helpQuery, page);
  const title = t(`page.${page}`);
  useTabTitle(title);
  const isThere = data !== null || error !== null;
  useEffect(() => {
    if (isThere) document.getElementById(SENT_TEXT)?.remove();
  }, [isThere]);
  return (
    <GuestFrame busy={!isThere}>
      <div className={styles.page}>
        <ReportHeader title={title} provenance={data?.description} />
        {!isThere && <Skeleton height="24rem" />}
        {!data && error && (
          <Card>
            <ErrorState title={t('failed')} onRetry={refresh}>
              {error.text || t('failed')}
            </ErrorState>
          </Card>
        )}
        {data?.sections.map((section) => (
          <section key={section.title} className={styles.section}>
            <h2 className={styles.heading}>{section.title}</h2>
            <p>{section.text}</p>
          </section>
        ))}
        <nav aria-label={t('more')}>
          <ul className={styles.more}>
            {HELP_PAGES.filter((each) => each !== page).map((each) => (
              <li key={each}>
                <Link to={`/help/${each}`}>{t(`page.${each}`)}</Link>
              </li>
            ))}
            <li>
              <Link to="/demo">{t('demo')}</Link>
            </li>
          </ul>
        </nav>
      </div>
    </GuestFrame>
  );
}
