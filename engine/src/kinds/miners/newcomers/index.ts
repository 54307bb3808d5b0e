import { sharedMiner } from '../../shared-miner';
import { mineNewcomers } from './mine-newcomers';

/** Values and words that come out of nowhere. */
export const newcomers = sharedMiner(mineNewcomers);
