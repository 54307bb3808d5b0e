import type { Proposal, Unproved } from '../proposal';

/** Takes down a relation that holds in the sample, with the rows that speak for and against it. */
export type Note = (unproved: Unproved, counted: { rows: number; off: number }, proposal: Proposal | null) => void;
