import { sharedMiner } from '../../shared-miner';
import { mineNewValues } from './mine-new-values';

/** Values and words that come out of nowhere. */
export const newValues = sharedMiner(mineNewValues);
