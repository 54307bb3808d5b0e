// Do the tests notice when the code is wrong? `pnpm mutation [paths…]` changes it in small ways (mutants) and counts how many fail a test.
// Of statistics, kinds and report, or of the files and folders that are named; `--minutes 10` tries as many as there is time for,
// `--quick` by the tests alone that draw no reports (the score is at least that).
// `MUTATION_SEED=2` tries them in another order: a fresh sample.
import { readdirSync, statSync } from 'node:fs';
import { join, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { ROOMS } from '../mutation/rooms.mjs';
import { FOLDER, runRooms } from '../mutation/run-rooms.mjs';
import { LEAST_SCORE } from '../mutation/score.mjs';
import { ROOT } from './run.mjs';

const filesOf = (path) =>
  statSync(path).isDirectory() ? readdirSync(path, { recursive: true }).map((name) => join(path, name)) : [path];

const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: { minutes: { type: 'string' }, quick: { type: 'boolean' } },
});
const paths =
  positionals.length > 0 ? positionals.map((path) => resolve(path)) : Object.keys(ROOMS).map((room) => join(ROOT, room));
const minutes = values.minutes === undefined ? undefined : Number(values.minutes);
if (minutes !== undefined && !(minutes > 0)) {
  console.error('Give --minutes a number above 0.');
  process.exit(2);
}
const files = paths.flatMap(filesOf).map((file) => relative(ROOT, file));
const { rooms, output } = await runRooms(files, { seconds: minutes && minutes * 60, quick: values.quick });
if (rooms.length === 0) {
  console.error(`There is nothing to change there. Name files or folders of ${Object.keys(ROOMS).join(', ')}.`);
  process.exit(2);
}
console.log(output.trimEnd());
console.log(`Reports: ${relative(ROOT, FOLDER)}. At least ${LEAST_SCORE * 100} % are asked for in each room.`);
process.exitCode = rooms.every(({ enough }) => enough) ? 0 : 1;
