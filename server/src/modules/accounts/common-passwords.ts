import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { PASSWORD_MIN_LENGTH } from '@hub/shared/contracts/constants';
import { z } from 'zod';

let known: Set<string> | undefined;

/** The commonest passwords of public leaks, from the word list of zxcvbn-ts (MIT); short ones are refused by their length. */
const load = () => {
  const path = createRequire(import.meta.url).resolve('@zxcvbn-ts/language-common/src/passwords.json');
  const words = z.array(z.string()).parse(JSON.parse(readFileSync(path, 'utf8')));
  return new Set(words.filter((word) => word.length >= PASSWORD_MIN_LENGTH));
};

/** @param own words that say who the user is: their address and names are no secret either */
export const isCommonPassword = (password: string, own: string[]): boolean => {
  known ??= load();
  const lower = password.toLowerCase();
  return known.has(lower) || own.some((word) => word.toLowerCase() === lower);
};
