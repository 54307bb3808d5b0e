import { fuzzTables } from './fuzz-tables';

/** `pnpm fuzz:engine [tables] [first seed]`: analyses generated tables with extreme values and fails when one of them fails. */
const [tables = '10000', first = '1'] = process.argv.slice(2).filter((word) => word !== '--');
const from = Number(first);
const result = await fuzzTables(from, from + Number(tables), (seed, failure) => {
  if (failure) process.stdout.write(`seed ${seed} (${failure.how}): ${failure.message}\n`);
  if ((seed - from + 1) % 500 === 0) process.stderr.write(`${seed - from + 1} of ${tables} …\n`);
});
process.stdout.write(`${result.analysed} analysed, ${result.refused} refused, ${result.failures.length} failed\n`);
process.exitCode = result.failures.length > 0 ? 1 : 0;
