import { ZxcvbnFactory } from '@zxcvbn-ts/core';
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common';
import { CALENDAR_WORDS } from './calendar-words';

/**
 * Guesses that a password must stand. Eight characters without any pattern take as many by zxcvbn's count (ten for each), which is what the
 * least allowed length can be worth at best; the estimate's scores 0 to 2 lie below it. See Wheeler, "zxcvbn: Low-Budget Password Strength
 * Estimation", USENIX Security 2016.
 */
const LEAST_GUESSES = 1e8;

/** With more readings of `4`, `@` and their like, one estimate can take a second; with these, tens of milliseconds. */
const READINGS_OF_SUBSTITUTES = 10;
/** What comes behind it is not looked at: so many characters stand any guessing, unless all of them are a pattern. */
const LOOKED_AT = 64;

const PRODUCT = ['data', 'intelligence', 'hub', 'dataintelligencehub', 'data intelligence hub'];

let estimator: ZxcvbnFactory | undefined;

const makeEstimator = () =>
  new ZxcvbnFactory({
    dictionary: { ...dictionary, calendar: [...CALENDAR_WORDS] },
    graphs: adjacencyGraphs,
    l33tMaxSubstitutions: READINGS_OF_SUBSTITUTES,
    maxLength: LOOKED_AT,
  });

export interface PersonalInputs {
  email?: string | undefined;
  firstName?: string | undefined;
  lastName?: string | undefined;
}

/** Words that say who somebody is. They are no secret, alone or joined. */
const wordsOf = ({ email = '', firstName = '', lastName = '' }: PersonalInputs): string[] => {
  const local = email.split('@')[0] ?? '';
  const names = [firstName, lastName].map((name) => name.replace(/\s+/g, ''));
  const words = [email, local, ...email.split(/[^\p{L}\p{N}]+/u), ...names, names.join(''), names.toReversed().join('')];
  return [...new Set(words)].filter((word) => word.length > 1);
};

/**
 * Whether a password would be found by somebody who tries likely ones first: words, names, dates, keyboard rows, repetitions, what has leaked,
 * and what is known of its owner. The one judgement of server and forms; it says nothing about a password's length as such.
 */
export function isEasilyGuessed(password: string, personal: PersonalInputs = {}): boolean {
  estimator ??= makeEstimator();
  return estimator.check(password.normalize('NFC'), [...PRODUCT, ...wordsOf(personal)]).guesses < LEAST_GUESSES;
}
