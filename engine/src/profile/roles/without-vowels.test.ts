import { inFull } from './without-vowels';

test.each([
  ['drctn', 'direction'],
  ['wghtng', 'weighting'],
  // In English and in Italian, and both say the same.
  ['indctr', 'indicator'],
  // `rate` and `ratio` leave as little as many another word.
  ['rt', 'rt'],
])('%s is read as %s', (cut, word) => expect(inFull(cut)).toBe(word));
