import { sharedMiner } from '../shared-miner';
import { mineSpikes } from './spike';

export const minePeriods = sharedMiner(mineSpikes);
