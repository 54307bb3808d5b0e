import { sharedMiner } from '../shared-miner';
import { mineNewcomers } from './new-level';

export const mineNew = sharedMiner(mineNewcomers);
