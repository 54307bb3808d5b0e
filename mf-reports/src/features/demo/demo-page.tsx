import { useEffect } from 'react';
import { ArticleSkeleton, ReportArticle } from '@hub/shared/report';
import { Card, ErrorState, foreignText, LinkButton, LiveRegion } from '@hub/shared/ui';
import { GuestFrame } from '../guest/guest-frame';
import { provenanceOf } from '../report/name-of';
import { ReportHeader } from '../report/report-header';
import { useTabTitle } from '../report/use-tab-title';
import { titleOf } from '../title/title-of';
import { useDemoReport } from './use-demo-report';
import { t } from './messages';
import styles from '../share/share.module.css';

/** The report's text as the server has sent it, for whoever reads no scripts; it stands in until the page itself is there. */
const SENT_TEXT = 'hub-sent';

/** `/demo`: a real report for everybody, with the rows behind its numbers. */
export default function DemoPage() {
  const { state, retry } = useDemoReport();
  const title = state.status === 'ready' ? titleOf(state.detail.report) : t('title');
  useTabTitle(state.status === 'loading' ? null : title);
  useEffect(() => {
    if (state.status !== 'loading') document.getElementById(SENT_TEXT)?.remove();
  }, [state.status]);
  return (
    <GuestFrame
      busy={state.status === 'loading'}
      action={
        <LinkButton to="/signup" variant="primary">
          {t('trial')}
        </LinkButton>
      }
    >
      <ReportHeader title={foreignText(title)} provenance={state.status === 'ready' ? provenanceOf(state.detail) : undefined} />
      <LiveRegion>{state.status === 'loading' && state.isLong && <p className={styles.quiet}>{t('making')}</p>}</LiveRegion>
      {state.status === 'loading' && <ArticleSkeleton />}
      {state.status === 'failed' && (
        <Card>
          <ErrorState title={t('failed')} onRetry={retry}>
            {state.text}
          </ErrorState>
        </Card>
      )}
      {state.status === 'ready' && (
        <>
          <p className={styles.quiet}>{t('made')}</p>
          <ReportArticle detail={state.detail} guest doors />
        </>
      )}
    </GuestFrame>
  );
}
