import { starts } from '@hub/shared/analyses';
import { sourceLabel } from '@hub/shared/format';
import type { StartPlan } from '../../use-start';

export const startSheet = (sheet_url: string): StartPlan => ({
  source: 'google_sheet',
  name: sourceLabel('google_sheet'),
  bytes: null,
  start: (analysis_id) => (options) => starts.googleSheet({ file_type: 'google_sheet', sheet_url, analysis_id }, options),
});
