// Written by `pnpm words`: the catalogues of this package in one language.
import words1 from '../analyses/messages/de';
import words2 from '../api/messages/de';
import words3 from '../contracts/messages/de';
import words4 from '../discovery/messages/de';
import words5 from '../format/messages/de';
import words6 from '../new-password/messages/de';
import words7 from '../remote/messages/de';
import words8 from '../report/charts/messages/de';
import words9 from '../report/messages/de';
import words10 from '../report/reading/messages/de';
import words11 from '../state/messages/de';
import words12 from '../ui/messages/de';

export default [
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
];
