// Written by `pnpm words`: the catalogues of this package in one language.
import words1 from '../messages/de';

export default [
  words1,
];
