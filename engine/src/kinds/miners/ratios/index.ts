import { sharedMiner } from '../../shared-miner';
import { mineRatios } from './mine-ratios';

/** Groups of which one amount for each of another stands apart: always, and since a day. */
export const ratios = sharedMiner(mineRatios);
