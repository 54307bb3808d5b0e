import { sharedMiner } from '../../shared-miner';
import { mineCells } from './mine-cells';

/** Differences that one group alone has: of a measure's level, and of how often an outcome comes about. */
export const cells = sharedMiner(mineCells);
