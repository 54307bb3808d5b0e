import { useEffect } from 'react';
import { agentsQuery, analyticsQuery, useQuery, type QueryEntry } from '@hub/shared/query';
import type { AgentsResponse } from '@hub/shared/contracts/reports/analysis';
import type { ReportAnalytics } from '@hub/shared/contracts/reports/report';
import { toast } from '@hub/shared/ui';
import { t } from './messages';

interface OverviewData {
  figures: QueryEntry<ReportAnalytics>;
  agents: QueryEntry<AgentsResponse>;
  load: () => void;
}

/** What the overview shows. */
export function useOverview(): OverviewData {
  const figures = useQuery(analyticsQuery, undefined);
  const agents = useQuery(agentsQuery, undefined);
  const failed = figures.error !== null;
  useEffect(() => {
    if (failed) toast.error(t('failed'));
  }, [failed]);
  const load = () => {
    figures.refresh();
    agents.refresh();
  };
  return { figures, agents, load };
}
