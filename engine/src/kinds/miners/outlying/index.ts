import { sharedMiner } from '../../shared-miner';
import { mineOutlying } from './mine-outlying';

/** Groups of which something is so far more often than of all others: always, and since or until a day. */
export const outlying = sharedMiner(mineOutlying);
