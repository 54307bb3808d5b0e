import { defineFeature } from '@hub/shared/state';
import { analyticsReducer } from './analytics-slice';
import { watchAnalytics } from './analytics.saga';

/** Figures over all of the user's reports, for the overview and the reports screen. */
export const analytics = defineFeature({ key: 'reports/analytics', reducer: analyticsReducer, saga: watchAnalytics });
