import type { Quantity } from '../make/field';

export interface Members {
  concept: string;
  members: readonly string[];
  /** From low to high. */
  ordered?: true;
}

/**
 * How figures lie between their bounds, where they are neither uniform nor of a tail: about the middle; few and whole, as counts of what is rare;
 * on round numbers; with a tail, though they are no amounts; nought in two of five; on both sides of nought.
 */
export type Drawn = 'normal' | 'few' | 'heaped' | 'skewed' | 'noughts' | 'signed';

export interface Amount {
  concept: string;
  kind: Quantity;
  unit?: string;
  low: number;
  high: number;
  /** Many small and few large values. */
  tail?: true;
  drawn?: Drawn;
  digits?: number;
}

export interface Outcome {
  concept: string;
  good: 'high' | 'low';
  /** Share of rows with a yes. */
  share: number;
}

/** Something that happens, one row each time. */
export interface EventSpec {
  id: string;
  time: string;
  prefix: string;
  categories: readonly Members[];
  amounts: readonly Amount[];
  outcome?: Outcome;
  /** Whom or what it happens to, again and again. */
  actor: { key: string; prefix: string; attributes: readonly Members[]; amounts: readonly Amount[] };
  notes?: readonly string[];
}

/** Things with figures of their own, one row each or one row a period. */
export interface ThingSpec {
  key: string;
  members: readonly string[];
  attributes: readonly Members[];
  amounts: readonly Amount[];
}

export interface Domain {
  name: string;
  event: EventSpec;
  thing: ThingSpec;
}

/** Names made of two lists of syllables, for things that need many. */
export const combined = (heads: string, tails: string): string[] =>
  heads.split(' ').flatMap((head) => tails.split(' ').map((tail) => head + tail));

export const words = (text: string): string[] => text.split(', ');
