import type { Amount, Drawn, Members } from '../domains/domain';
import { words } from '../domains/domain';

interface More {
  unit?: string;
  digits?: number;
  drawn?: Drawn;
}

/** What adds up over members and over time. */
export const flow = (concept: string, low: number, high: number, more: More = {}): Amount => ({
  concept,
  kind: 'flow',
  low,
  high,
  ...(more.drawn ? {} : { tail: true as const }),
  ...more,
});

/** What adds up over members, and is there until the next period. */
export const stock = (concept: string, low: number, high: number, more: More = {}): Amount => ({
  ...flow(concept, low, high, more),
  kind: 'stock',
});

/** What never adds up. */
export const level = (concept: string, low: number, high: number, more: More = {}): Amount => ({
  concept,
  kind: 'level',
  low,
  high,
  ...more,
});

export const percent = (concept: string, low: number, high: number, digits = 1): Amount => ({
  concept,
  kind: 'percent',
  unit: '%',
  low,
  high,
  digits,
});

export const fraction = (concept: string, low: number, high: number): Amount => ({
  concept,
  kind: 'fraction',
  low,
  high,
  digits: 3,
});

export const kinds = (concept: string, members: string): Members => ({ concept, members: words(members) });
export const steps = (concept: string, members: string): Members => ({ concept, members: words(members), ordered: true });
