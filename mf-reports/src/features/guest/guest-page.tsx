import { Link2Off } from 'lucide-react';
import { useCallback, useRef } from 'react';
import type { SharedReport } from '@hub/shared/contracts/reports/share';
import { ArticleSkeleton, ReportArticle } from '@hub/shared/report';
import { useLocation } from '@hub/shared/router';
import { Card, EmptyState, ErrorState, foreignText } from '@hub/shared/ui';
import { provenanceOf } from '../report/name-of';
import { ReportHeader } from '../report/report-header';
import { useTabTitle } from '../report/use-tab-title';
import { titleOf } from '../title/title-of';
import { findingIn, tokenOf } from '../share/shared-address';
import { useInnerLinks } from '../share/use-inner-links';
import { useSharedReport, type SharedState } from './use-shared-report';
import { GuestFrame } from './guest-frame';
import { LockedReport } from './locked-report';
import { t } from './messages';
import styles from '../share/share.module.css';

function titleIn(state: SharedState): string {
  if (state.status === 'ready') return titleOf(state.shared.detail.report);
  return t(state.status === 'loading' ? 'loading' : 'title');
}

const LEFT_OUT = ['findings', 'charts', 'actions'] as const;

const leftOutText = (counts: NonNullable<SharedReport['left_out']>): string =>
  t('left-out', {
    what: LEFT_OUT.filter((what) => counts[what] > 0)
      .map((what) => t(`left-out.${what}`, { n: counts[what] }))
      .join(', '),
  });

/** `/shared#{token}`: a report for whoever has its link. */
export default function SharedPage() {
  const { hash } = useLocation();
  const token = tokenOf(hash);
  const { state, retry, unlock } = useSharedReport(token);
  const findingAt = useCallback((finding: string) => findingIn(token, finding), [token]);
  const title = titleIn(state);
  useTabTitle(title);
  const page = useRef<HTMLDivElement>(null);
  useInnerLinks(page);
  const content = () => {
    switch (state.status) {
      case 'loading':
        return <ArticleSkeleton />;
      case 'none':
        return (
          <Card>
            <div role="alert">
              <EmptyState icon={<Link2Off />} title={t('none')}>
                {t('none.text')}
              </EmptyState>
            </div>
          </Card>
        );
      case 'locked':
        return <LockedReport error={state.error} onOpen={unlock} />;
      case 'failed':
        return (
          <Card>
            <ErrorState title={t('failed')} onRetry={retry}>
              {state.text}
            </ErrorState>
          </Card>
        );
      case 'ready': {
        const { detail, shared_by, left_out } = state.shared;
        return (
          <>
            {shared_by !== null && <p className={styles.quiet}>{t('by', { name: foreignText(shared_by) })}</p>}
            {left_out && <p className={styles.quiet}>{leftOutText(left_out)}</p>}
            <ReportArticle detail={detail} guest findingAt={findingAt} />
          </>
        );
      }
    }
  };
  return (
    <div ref={page}>
      <GuestFrame busy={state.status === 'loading'}>
        <ReportHeader
          title={foreignText(title)}
          provenance={state.status === 'ready' ? provenanceOf(state.shared.detail) : undefined}
        />
        {content()}
      </GuestFrame>
    </div>
  );
}
