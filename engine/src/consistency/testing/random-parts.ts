export type Random = () => number;

export const DAY = 86_400_000;

export const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)] ?? (items[0] as T);

/** A standard normal variable (Box and Muller 1958). */
export const gaussian = (random: Random): number => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());

/** A day as the tables write it. */
export const instant = (at: number): string => new Date(at).toISOString().slice(0, 10);
