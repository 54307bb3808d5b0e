// Written by `pnpm words`: the catalogues of this package in one language.
import words1 from '../features/compare/messages/de';
import words2 from '../features/demo/messages/de';
import words3 from '../features/guest/messages/de';
import words4 from '../features/help/messages/de';
import words5 from '../features/news/messages/de';
import words6 from '../features/overview/messages/de';
import words7 from '../features/rename/messages/de';
import words8 from '../features/report/messages/de';
import words9 from '../features/share/messages/de';
import words10 from '../features/title/messages/de';
import words11 from '../messages/de';

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
];
