import { posix } from 'node:path';

/**
 * Rooms of the engine whose tests are tested: each line of code is changed in small ways (mutants), and some test has to fail for each.
 * A room answers for itself: its mutants are run against the tests beside it and those named here, not against every report ever drawn.
 */
export const ROOMS = {
  'engine/src/stats': ['engine/src/stats/**/*.test.ts'],
  'engine/src/kinds': ['engine/src/kinds/**/*.test.ts'],
  'engine/src/report': ['engine/src/report/**/*.test.ts'],
};

/** How a test begins that draws whole reports, which takes seconds. */
const DRAWS = /from '[^']*\/(?:analyze(?:-text|-tables)?|plants)'/;

/** Of a module's text, what it imports from beside it: types are gone when it runs. */
const IMPORTS = /^(?:import|export)\s(?!type\b)[^;]*?from '(\.[^']*)'/gm;

/**
 * Tests that find a mutant in a second or none at all: those on tables made by hand, that import the files, or what imports them. What
 * whole reports find is more, so that a score by these is the least that it can be.
 * @param {string[]} files of the room
 * @param {string[]} room all that it holds, tests as well
 * @param {(file: string) => string} read
 */
export function quickTests(files, room, read) {
  const there = new Set(room);
  const known = new Map();
  const importedBy = (file) => {
    const found =
      known.get(file) ??
      [...read(file).matchAll(IMPORTS)]
        .map(([, from]) => posix.join(posix.dirname(file), from))
        .flatMap((path) => [`${path}.ts`, `${path}/index.ts`].filter((each) => there.has(each)));
    known.set(file, found);
    return found;
  };
  const reaches = (test) => {
    const seen = new Set([test]);
    for (const file of seen) for (const next of importedBy(file)) seen.add(next);
    return files.some((file) => seen.has(file));
  };
  return room.filter((file) => file.endsWith('.test.ts') && !DRAWS.test(read(file)) && reaches(file));
}

/**
 * Code that says something: no tests, no helpers of tests, no generated words and no lists of types. Tables in which something is planted
 * are what tests and the score are made of: no report is drawn from them, and other rows in them are no fault.
 */
const isCode = (file) =>
  file.endsWith('.ts') &&
  !file.endsWith('.test.ts') &&
  !/\/(?:testing|messages)\//.test(file) &&
  !/\/(?:plants?|planting|made-up-rows)\.ts$/.test(file);

/** Files by room, in the order of the rooms; rooms without one are left out. @param {string[]} files */
export const byRoom = (files) =>
  Object.keys(ROOMS)
    .map((room) => [room, files.filter((file) => file.startsWith(`${room}/`) && isCode(file))])
    .filter(([, own]) => own.length > 0);
