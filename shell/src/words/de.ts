// Written by `pnpm words`: the catalogues of this package in one language.
import shared from '@hub/shared/words/de';
import words1 from '../boot/messages/de';
import words2 from '../landing/messages/de';
import words3 from '../messages/de';
import words4 from '../palette/messages/de';

export default [
  ...shared,
  words1,
  words2,
  words3,
  words4,
];
