// Written by `pnpm words`: the catalogues of this package in one language.
import shared from '@hub/shared/words/de';
import words1 from '../installation/messages/de';
import words2 from '../mail/messages/de';
import words3 from '../messages/de';
import words4 from '../modules/accounts/messages/de';
import words5 from '../modules/discovery/messages/de';
import words6 from '../modules/help/messages/de';
import words7 from '../modules/mailbox/messages/de';
import words8 from '../modules/mails/messages/de';
import words9 from '../modules/overrides/messages/de';
import words10 from '../modules/provenance/messages/de';
import words11 from '../modules/releases/messages/de';
import words12 from '../modules/rollouts/messages/de';
import words13 from '../modules/sources/google-sheet/messages/de';
import words14 from '../modules/sources/postgres/messages/de';

export default [
  ...shared,
  words1,
  words2,
  words3,
  words4,
  words5,
  words6,
  words7,
  words8,
  words9,
  words10,
  words11,
  words12,
  words13,
  words14,
];
