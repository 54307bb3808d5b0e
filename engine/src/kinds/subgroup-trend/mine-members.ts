import { sharedMiner } from '../shared-miner';
import { mineSubgroupTrends } from './subgroup-trend';

export const mineMembers = sharedMiner(mineSubgroupTrends);
