import { sharedMiner } from '../../shared-miner';
import { mineCycles } from './mine-cycles';

/** What comes back with the hour, the weekday or the month: numbers of rows, and levels of measures. */
export const cycles = sharedMiner(mineCycles);
