import { sharedMiner } from '../../shared-miner';
import { mineSeriesChanges } from './mine-series-changes';

/** Where series take a new level or another slope. */
export const seriesChanges = sharedMiner(mineSeriesChanges);
