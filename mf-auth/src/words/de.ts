// Written by `pnpm words`: the catalogues of this package in one language.
import words1 from '../legal/messages/de';
import words2 from '../messages/de';

export default [
  words1,
  words2,
];
