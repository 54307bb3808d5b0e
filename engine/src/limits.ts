/**
 * How a number was found:
 * - `published`: the paper or standard that the reason names has it;
 * - `derived`: it follows by arithmetic from what the reason names;
 * - `measured`: it was tried on the tables that the reason names;
 * - `judged`: by hand, as what a reader would call worth telling; `pnpm score` says what a change of it costs;
 * - `budget`: it bounds time, memory or the length of a report.
 */
export type Found = 'published' | 'derived' | 'measured' | 'judged' | 'budget';

/** A number that decides what a report says, how it says it or what it leaves out. */
export interface Limit {
  value: number;
  unit: string;
  found: Found;
  reason: string;
}

const ABOUT = Symbol('about');

/** Numbers by name, with what stands behind each of them. */
export type Limits<Of extends Record<string, Limit> = Record<string, Limit>> = { readonly [Name in keyof Of]: number } & {
  readonly [ABOUT]: Of;
};

/** The numbers of one room, each with its unit, how it was found and why it is that number. */
export const limits = <const Of extends Record<string, Limit>>(about: Of): Limits<Of> => {
  const values = Object.fromEntries(Object.entries(about).map(([name, { value }]) => [name, value]));
  return Object.assign(values, { [ABOUT]: about }) as Limits<Of>;
};

/** What stands behind the numbers of a room. */
export const aboutLimits = (of: Limits): Readonly<Record<string, Limit>> => of[ABOUT];
