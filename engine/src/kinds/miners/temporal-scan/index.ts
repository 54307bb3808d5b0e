import { sharedMiner } from '../../shared-miner';
import { mineScan } from './mine-scan';

/** What is bound to a stretch of the time: episodes, and what came or went. */
export const temporalScan = sharedMiner(mineScan);
