import { Clock, FileText, Layers, TrendingUp } from 'lucide-react';
import { formatCount, formatSeconds, NO_VALUE, SOURCE_NAMES } from '@hub/shared/format';
import type { ReportAnalytics } from '@hub/shared/contracts/reports/report';
import { StatCard, StatGrid } from '@hub/shared/ui';
import { t } from '../../messages';

interface AnalyticsCardsProps {
  figures: ReportAnalytics | null;
  loading: boolean;
}

export function AnalyticsCards({ figures, loading }: AnalyticsCardsProps) {
  const source = figures?.most_used_source ? SOURCE_NAMES[figures.most_used_source] : t('figure.no-source');
  return (
    <StatGrid>
      <StatCard
        label={t('figure.reports')}
        icon={<FileText />}
        loading={loading}
        value={figures ? formatCount(figures.total_reports) : NO_VALUE}
      />
      <StatCard label={t('figure.source')} icon={<Layers />} loading={loading} value={figures ? source : NO_VALUE} />
      <StatCard
        label={t('figure.time')}
        icon={<Clock />}
        loading={loading}
        // Of no run there is no average.
        value={figures && figures.total_reports > 0 ? formatSeconds(figures.average_processing_time) : NO_VALUE}
      />
      <StatCard
        label={t('figure.recent')}
        icon={<TrendingUp />}
        loading={loading}
        value={figures ? formatCount(figures.recent_reports.length) : NO_VALUE}
      />
    </StatGrid>
  );
}
