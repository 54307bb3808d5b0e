import { normalFrom, randomFrom } from '../../src/stats/distributions/random';
import type { Planted } from './made-sets';

/** One row: when, of which group, whether it has the result. */
export interface Event {
  day: number;
  group: number;
  late: boolean;
}

/** What groups of events do in logits, from one week to the next. */
export interface EventShape {
  name: string;
  /** Of a group's share of the rows, or of how often a result comes about. */
  of: 'share' | 'rate';
  /** How far the logits of each group drift: their deviation, and how far they persist. */
  drift?: { deviation: number; phi: number; oneAlone?: boolean };
  /** Deviation of how many rows a week has, as a factor. */
  busy?: number;
}

export const EVENT_SHAPES: readonly EventShape[] = [
  { name: 'rates', of: 'rate' },
  { name: 'rates that drift', of: 'rate', drift: { deviation: 0.4, phi: 0.9 } },
  { name: 'rates that drift slowly', of: 'rate', drift: { deviation: 0.5, phi: 0.98 } },
  { name: 'rate of one that drifts', of: 'rate', drift: { deviation: 0.5, phi: 0.95, oneAlone: true } },
  { name: 'shares', of: 'share' },
  { name: 'shares in busy weeks', of: 'share', busy: 0.4 },
  { name: 'shares that drift', of: 'share', drift: { deviation: 0.3, phi: 0.9 } },
  { name: 'shares that drift slowly', of: 'share', drift: { deviation: 0.4, phi: 0.98 } },
];

const logistic = (x: number): number => 1 / (1 + Math.exp(-x));

/**
 * Events of groups over weeks.
 * @param level share of the group, or its rate, before and after a step; without a step the first one
 */
export function madeEvents(
  { of, drift, busy = 0 }: EventShape,
  {
    weeks,
    groups,
    rows,
    seed,
    level,
  }: { weeks: number; groups: number; rows: number; seed: number; level: readonly [number, number] },
): { events: Event[]; step: Planted | null } {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  const at = Math.round(weeks * (0.35 + 0.3 * random()));
  const group = Math.floor(groups * random());
  const drifts = Array.from({ length: groups }, () => normal());
  const logit = (share: number) => Math.log(share / (1 - share));
  const factors: number[] = [];
  const paths: number[][] = [];
  for (let week = 0; week < weeks; week++) {
    factors.push(Math.exp(busy * normal()));
    paths.push(
      drifts.map((value, i) => {
        const { deviation = 0, phi = 0, oneAlone = false } = drift ?? {};
        drifts[i] = phi * value + Math.sqrt(1 - phi * phi) * normal();
        return oneAlone && i > 0 ? 0 : deviation * (drifts[i] ?? 0);
      }),
    );
  }
  const all = factors.reduce((sum, factor) => sum + factor, 0);
  const events: Event[] = [];
  for (let week = 0; week < weeks; week++) {
    const path = paths[week] ?? [];
    const ownLevel = level[week >= at ? 1 : 0];
    for (let row = 0; row < (rows * (factors[week] ?? 1)) / all; row++) {
      const day = 7 * week + Math.floor(7 * random());
      if (of === 'rate') {
        const own = Math.floor(groups * random());
        const chance = logistic(logit(own === group ? ownLevel : level[0]) + (path[own] ?? 0));
        events.push({ day, group: own, late: random() < chance });
        continue;
      }
      // The group has its share, all others alike parts of what is left.
      const weights = path.map((drifted, own) => (own === group ? ownLevel : (1 - ownLevel) / (groups - 1)) * Math.exp(drifted));
      let place = random() * weights.reduce((sum, weight) => sum + weight, 0);
      const own = weights.findIndex((weight) => (place -= weight) < 0);
      events.push({ day, group: Math.max(0, own), late: random() < 0.2 });
    }
  }
  return { events, step: level[0] === level[1] ? null : { group, at: 7 * at, size: level[1] - level[0] } };
}
