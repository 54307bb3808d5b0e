import { starts } from '@hub/shared/analyses';
import type { StartPlan } from '../../use-start';

/** @param how `againOf`: the report whose source the file is a newer state of; `part`: the sheet, or the packed file, that is wanted */
export const startFile = (file: File, how: { againOf?: string; part?: string } = {}): StartPlan => ({
  source: 'csv',
  name: file.name,
  bytes: file.size,
  start: (id) => (options) => starts.csv(id, file, how, options),
});
