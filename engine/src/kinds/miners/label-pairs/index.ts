import { sharedMiner } from '../../shared-miner';
import { mineLabelPairs } from './mine-label-pairs';

/** Pairs of columns of labels: what goes together, whose share differs, what prevails under a condition. */
export const labelPairs = sharedMiner(mineLabelPairs);
