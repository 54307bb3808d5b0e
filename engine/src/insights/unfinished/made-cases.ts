import { normalFrom, randomFrom } from '../../stats/distributions/random';

const DAY = 86_400_000;

/** Cases of one field: how long they last, and what their states are called. */
export interface Field {
  rows: number;
  days: number;
  /** Median length of a case, in days. */
  lasts: number;
  open: string;
  over: readonly string[];
}

export interface Case {
  start: number;
  /** Null while it is open. */
  end: number | null;
  state: string;
  /** What it comes to, of which an open one has only a part by now. */
  paid: number;
  /** What an open one still owes. */
  owed: number;
  /** Counted up for as long as it lasts. */
  visits: number;
  /** Days that it has lasted so far. */
  age: number;
  /** Known from its first day: those that last longer are larger. */
  size: number;
  /** Known from its first day, and higher each year. */
  price: number;
  /** A new kind came up in the last third. */
  kind: string;
}

/** Cases that began evenly over the days, and that end after a time of their own, or are open on the last day. */
export function casesOf({ rows, days, lasts, open, over }: Field, seed: number): Case[] {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  return Array.from({ length: rows }, () => {
    const day = Math.floor(random() * days);
    const length = Math.ceil(lasts * Math.exp(0.8 * normal()));
    const isOver = day + length <= days;
    const age = Math.min(length, days - day);
    const size = Math.round(1000 * (length / lasts) ** 0.4 * Math.exp(0.5 * normal()));
    return {
      start: day * DAY,
      end: isOver ? (day + length) * DAY : null,
      state: isOver ? (over[Math.floor(random() * over.length)] ?? '') : open,
      paid: isOver ? size : random() < 0.3 ? Math.round(size * 0.2) : 0,
      owed: isOver ? 0 : Math.round(size * 0.8),
      visits: Math.floor(0.2 * age * (0.5 + random())),
      age,
      size,
      price: Math.round(100 + (40 * day) / days + 5 * normal()),
      kind: day > days * 0.66 && random() < 0.5 ? 'new' : random() < 0.5 ? 'plain' : 'other',
    };
  });
}
