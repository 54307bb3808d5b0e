import { analysesActions, frontRun, starts, useAnalyses } from '../../analyses';
import type { SourceType } from '../../contracts/reports/report';
import { reportPath, useLocation, useNavigate } from '../../router';
import { useHubDispatch } from '../../state';

/** What a report was made from, as far as it takes to analyse it again. */
export interface AnalyzedSource {
  reportId: string;
  sourceType: SourceType;
  /** As the reader knows it. */
  name: string;
}

const SCREEN = '/dashboard/upload';

/**
 * Analyses the source anew. From a report's own page that leads to the address of the report to come, which shows the progress; from
 * elsewhere to the upload screen, where a database is always asked for its password.
 */
export function useAnalyzeAgain({ reportId, sourceType, name }: AnalyzedSource): () => void {
  const dispatch = useHubDispatch();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Whoever begins an analysis has it followed.
  useAnalyses(frontRun);
  return () => {
    if (sourceType === 'postgres') {
      navigate(`${SCREEN}?again=${encodeURIComponent(reportId)}`);
      return;
    }
    const id = crypto.randomUUID();
    const run = { id, source: sourceType, name, startedAt: Date.now(), transfer: null };
    dispatch(analysesActions.submitted(run, (options) => starts.again(reportId, { analysis_id: id }, options)));
    const isOnPage = pathname === reportPath(reportId);
    if (isOnPage) dispatch(analysesActions.sentToBackground(id));
    navigate(isOnPage ? reportPath(id) : SCREEN);
  };
}
