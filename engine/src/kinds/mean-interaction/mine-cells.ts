import { sharedMiner } from '../shared-miner';
import { mineInteractions } from './interaction';

export const mineCells = sharedMiner(mineInteractions);
