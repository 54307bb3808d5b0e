import { sharedMiner } from '../shared-miner';
import { mineTerms } from './terms';

export const mineWords = sharedMiner(mineTerms);
