import { Bot, Clock, FileText } from 'lucide-react';
import type { AgentsResponse } from '@hub/shared/contracts/reports/analysis';
import type { ReportAnalytics } from '@hub/shared/contracts/reports/report';
import { formatCount, formatSeconds, NO_VALUE } from '@hub/shared/format';
import type { QueryEntry } from '@hub/shared/query';
import { StatCard, StatGrid } from '@hub/shared/ui';
import { t } from './messages';
import { agentsInService } from './overview-agents';

interface OverviewCardsProps {
  figures: ReportAnalytics | null;
  loading: boolean;
  agents: QueryEntry<AgentsResponse>;
}

export const OverviewCards = ({ figures, loading, agents }: OverviewCardsProps) => (
  <StatGrid>
    <StatCard
      label={t('card.reports')}
      icon={<FileText />}
      loading={loading}
      value={figures ? formatCount(figures.total_reports) : NO_VALUE}
    />
    <StatCard
      label={t('card.agents')}
      icon={<Bot />}
      loading={agents.status === 'loading'}
      value={agents.data ? formatCount(agentsInService(agents.data)) : NO_VALUE}
      // The page of the agents counts those of all four that were at work.
      hint={(!agents.data || agentsInService(agents.data) > 0) && t('card.agents.in-service')}
    />
    <StatCard
      label={t('card.time')}
      icon={<Clock />}
      loading={loading}
      // Of no run there is no average.
      value={figures && figures.total_reports > 0 ? formatSeconds(figures.average_processing_time) : NO_VALUE}
    />
  </StatGrid>
);
