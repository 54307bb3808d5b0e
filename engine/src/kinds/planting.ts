import type { Claim } from '../contracts/report/claim';
import { csvOf, seeded } from './made-up-rows';

/** A table in which something of a kind is truly so: what the score and the tests look for. */
export interface Plant {
  csv: () => string;
  /** Whether a claim of the kind tells what was planted. */
  tells: (claim: Claim) => boolean;
}

type Random = () => number;
const DAY = 86_400_000;
const START = Date.UTC(2022, 0, 1);
export const DAYS = 540;

/** One row of a table of events before it is written; null is an empty cell. */
export interface Event {
  /** Days since the first of January 2022. */
  day: number;
  team: string;
  product: string;
  state: string;
  customer: string;
  amount: number;
  rating: number | null;
  note: string;
}

export const normal = (random: Random): number => Math.sqrt(-2 * Math.log(random())) * Math.cos(2 * Math.PI * random());
export const pick = <T>(random: Random, items: readonly T[]): T => items[Math.floor(random() * items.length)] as T;
export const dateOf = (day: number): string => new Date(START + day * DAY).toISOString().slice(0, 10);

const TEAMS = ['North', 'South', 'East', 'West'];
const PRODUCTS = ['Lamp', 'Chair', 'Rug', 'Desk', 'Mirror'];
const WORDS = ['kitchen', 'cellar', 'stairs', 'roof', 'garden', 'window', 'door', 'wall'];

/** Ends of sentences that make a note free text. */
export const FILLERS = [
  'seen again',
  'as agreed',
  'to be checked',
  'no further note',
  'called back',
  'second time',
  'after lunch',
  'from the list',
];

/** Events of a year and a half in which nothing goes with anything, but for what `change` plants. */
export function events(change: (row: Event, random: Random) => void, rows = 900): string {
  const random = seeded(7);
  const lines = Array.from({ length: rows }, () => {
    const row: Event = {
      day: DAYS * random(),
      team: pick(random, TEAMS),
      product: pick(random, PRODUCTS),
      state: random() < 0.7 ? 'accepted' : 'refused',
      customer: `Customer ${pick(random, ['A', 'B', 'C', 'D', 'E', 'F', 'G', 'H'])}`,
      amount: 100 * Math.exp(0.5 * normal(random)),
      rating: 50 + 10 * normal(random),
      note: `${pick(random, WORDS)} and ${pick(random, WORDS)}`,
    };
    change(row, random);
    const time = new Date(START + row.day * DAY).toISOString().slice(0, 16).replace('T', ' ');
    const rating = row.rating === null ? '' : row.rating.toFixed(1);
    return [time, row.team, row.product, row.state, row.customer, row.amount.toFixed(2), rating, row.note];
  });
  return csvOf(['opened_at', 'team', 'product', 'state', 'customer', 'amount_eur', 'rating', 'note'], lines);
}

/** A table of rows that a function writes one by one. */
export function tableOf(
  header: readonly string[],
  rows: number,
  write: (i: number, random: Random) => (string | number)[],
): string {
  const random = seeded(7);
  return csvOf(
    header,
    Array.from({ length: rows }, (_, i) => write(i, random)),
  );
}

/** Whether the claim names a label: as its member or in its filter. */
export const names =
  (label: string) =>
  ({ member, subject }: Claim): boolean =>
    member === label || subject.filter.some(({ value }) => value === label);

/** Whether the claim is about a column's level. */
export const measures =
  (column: string) =>
  ({ subject: { measure } }: Claim): boolean =>
    measure.op === 'mean' && measure.column === column;
