import { translator } from '../../words';
import de from './de';
import en, { type Takes } from './en';

/** What is said of files that hold no table, and of parts of files that were not read. */
export const t = translator<keyof typeof en, Takes>({ en, de });

/** What comes after the first part of a message's name: the kinds of things that it is said of. */
export type After<First extends string> = keyof typeof en extends infer Key
  ? Key extends `${First}.${infer Rest}`
    ? Rest
    : never
  : never;
