import { sharedMiner } from '../shared-miner';
import { mineCorrelations } from './correlation';

export const mineMeasures = sharedMiner(mineCorrelations);
