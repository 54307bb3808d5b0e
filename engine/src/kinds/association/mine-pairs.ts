import { sharedMiner } from '../shared-miner';
import { mineAssociations } from './association';

export const minePairs = sharedMiner(mineAssociations);
