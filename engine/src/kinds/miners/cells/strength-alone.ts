import { LIMITS } from './limits';

/** Of a cell that is to be acted on: as of a step that one group takes alone, by how far it lies from what it would be otherwise, in spreads of single rows. */
export const strengthAlone = (shift: number): number => shift / (shift + LIMITS.halfStrength);
