import { starts } from '@hub/shared/analyses';
import type { StartPlan } from '../../use-start';

/** @param againOf the report whose source the file is a newer state of */
export const startFile = (file: File, againOf?: string): StartPlan => ({
  source: 'csv',
  name: file.name,
  bytes: file.size,
  start: (id) => (options) => starts.csv(id, file, againOf, options),
});
