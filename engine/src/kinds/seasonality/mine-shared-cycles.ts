import { sharedMiner } from '../shared-miner';
import { mineSeasonality } from './mine-cycles';

export const mineCycles = sharedMiner(mineSeasonality);
