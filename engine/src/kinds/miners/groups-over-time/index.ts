import { sharedMiner } from '../../shared-miner';
import { mineGroupsOverTime } from './mine-groups-over-time';

/** Groups over time: their own levels against the rest, and how frequent they are. */
export const groupsOverTime = sharedMiner(mineGroupsOverTime);
