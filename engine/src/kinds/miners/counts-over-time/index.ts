import { sharedMiner } from '../../shared-miner';
import { mineCountsOverTime } from './mine-counts-over-time';

/** Numbers of rows over time: surges, periods with few rows, and stretches without any. */
export const countsOverTime = sharedMiner(mineCountsOverTime);
