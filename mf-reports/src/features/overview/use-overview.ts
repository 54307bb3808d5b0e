import { useEffect } from 'react';
import { useEvent } from '@hub/shared/events';
import { useFeature, useFeatureSelector, useHubDispatch } from '@hub/shared/state';
import { toast } from '@hub/shared/ui';
import { analytics } from '../analytics/analytics-feature';
import { analyticsActions, type AnalyticsState } from '../analytics/analytics-slice';
import { overviewAgents } from './agents-feature';
import { overviewAgentsActions, type OverviewAgentsState } from './agents-slice';
import { t } from './messages';

/** What the overview shows, loaded when it opens and whenever a report was made or deleted. */
export function useOverview(): { figures: AnalyticsState; agents: OverviewAgentsState; load: () => void } {
  useFeature(analytics);
  useFeature(overviewAgents);
  const dispatch = useHubDispatch();
  const figures = useFeatureSelector(analytics, (state) => state);
  const agents = useFeatureSelector(overviewAgents, (state) => state);
  const load = () => {
    dispatch(analyticsActions.requested());
    dispatch(overviewAgentsActions.requested());
  };
  useEffect(() => {
    dispatch(analyticsActions.requested());
    dispatch(overviewAgentsActions.requested());
  }, [dispatch]);
  useEvent('reports.created@1', load);
  useEvent('reports.deleted@1', load);
  const failed = figures.status === 'failed' || figures.status === 'stale';
  useEffect(() => {
    if (failed) toast.error(t('failed'));
  }, [failed]);
  return { figures, agents, load };
}
