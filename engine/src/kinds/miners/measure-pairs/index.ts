import { sharedMiner } from '../../shared-miner';
import { mineMeasurePairs } from './mine-measure-pairs';

/** Pairs of measures: what moves together over all rows, in its changes, and within groups. */
export const measurePairs = sharedMiner(mineMeasurePairs);
