import { sharedMiner } from '../../shared-miner';
import { mineWords } from './mine-words';

/** Words of free texts: those that prevail, and those that belong to one group. */
export const words = sharedMiner(mineWords);
