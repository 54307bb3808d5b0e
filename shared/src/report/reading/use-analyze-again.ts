import { analysesActions, frontRun, starts, useAnalyses } from '../../analyses';
import type { SourceType } from '../../contracts/report';
import { useNavigate } from '../../router';
import { useHubDispatch } from '../../state';

/** What a report was made from, as far as it takes to analyse it again. */
export interface AnalyzedSource {
  reportId: string;
  sourceType: SourceType;
  /** As the reader knows it. */
  name: string;
}

const SCREEN = '/dashboard/upload';

/** Analyses the source anew on the screen that shows the progress; a database is asked for its password there. */
export function useAnalyzeAgain({ reportId, sourceType, name }: AnalyzedSource): () => void {
  const dispatch = useHubDispatch();
  const navigate = useNavigate();
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
    navigate(SCREEN);
  };
}
