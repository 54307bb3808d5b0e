import type { Block, Side } from './blocks';
import type { Domain } from './domain';
import type { Event } from './events';

/** A block of which something is so far more often than of all others. */
export interface Found {
  event: Event;
  domain: Domain;
  block: Block;
  /** It is so of less since its moment than of all others, and not of more. */
  less: boolean;
  /** Groups and cells of which it was found before: they are none of the others. */
  earlier: readonly (readonly Side[])[];
  p: number;
}
