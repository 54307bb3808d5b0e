import { limits } from '../../limits';

/** How an encoding is told. */
export const LIMITS = limits({
  fewestCharacters: {
    value: 4,
    unit: 'characters',
    found: 'judged',
    reason: 'Of fewer letters no encoding of two bytes can be told.',
  },
  fewestKana: {
    value: 0.08,
    unit: 'share',
    found: 'judged',
    reason: 'Japanese is hardly ever written without any of its syllables.',
  },
  enoughLetters: {
    value: 20_000,
    unit: 'letters',
    found: 'budget',
    reason: 'By which an alphabet is told; more change nothing.',
  },
  mostAccented: {
    value: 0.6,
    unit: 'share',
    found: 'judged',
    reason: 'No Latin language writes most of a text’s letters with accents.',
  },
  markWeight: { value: 0.85, unit: 'letters', found: 'judged', reason: 'Marks say less than letters that an alphabet explains.' },
  enough: { value: 0.8, unit: 'share', found: 'judged', reason: 'Below, no alphabet explains the text.' },
  mostLinesNoted: { value: 100, unit: 'lines', found: 'budget', reason: 'With broken or mixed characters that are noted.' },
  someNul: {
    value: 0.05,
    unit: 'share',
    found: 'judged',
    reason: 'Of the pairs of bytes with a NUL byte on one side: in UTF-16 every letter of a western text has one.',
  },
  otherNul: {
    value: 20,
    unit: 'times',
    found: 'judged',
    reason: 'As many on this side as on the other, where hardly any stand.',
  },
  mostBeyond: { value: 0.4, unit: 'share', found: 'judged', reason: 'Of the letters that are beyond ASCII in a western text.' },
  better: {
    value: 0.001,
    unit: 'score',
    found: 'judged',
    reason: 'By which an encoding must explain a text better than one that is more usual.',
  },
  fewestOfUtf32: {
    value: 8,
    unit: 'bytes',
    found: 'judged',
    reason: 'Two characters: four bytes may be a mark of UTF-16 and a NUL.',
  },
});
