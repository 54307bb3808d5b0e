import { satisfies } from 'semver';
import { satisfy } from './caret-stand-in.mjs';

const NUMBERS = [0, 1, 2, 10];
const versions = NUMBERS.flatMap((a) => NUMBERS.flatMap((b) => NUMBERS.map((c) => `${a}.${b}.${c}`)));

test.each(['^', '<='])('a version meets a range by %s as it does by semver', (sign) => {
  const misread = versions.flatMap((have) =>
    versions
      .filter((bound) => satisfy(have, sign + bound) !== satisfies(have, sign + bound))
      .map((bound) => [have, sign + bound]),
  );
  expect(misread).toEqual([]);
});

test.each(['~1.0.0', '1.0.0', '>=1.0.0', '*', '', '^1.0', '^1.0.0 || ^2.0.0', '^1.0.0-beta.1'])(
  'nothing meets %s, which no shared module asks for',
  (range) => expect(satisfy('1.0.0', range)).toBe(false),
);
