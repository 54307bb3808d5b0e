import { fuzzDatabases } from './fuzz-databases';

/** `pnpm fuzz:databases [databases] [first seed]`: analyses broken databases of several tables and fails when one of them fails. */
const [databases = '200', first = '1'] = process.argv.slice(2).filter((word) => word !== '--');
const from = Number(first);
const result = await fuzzDatabases(from, from + Number(databases), (seed) => {
  if ((seed - from + 1) % 50 === 0) process.stderr.write(`${seed - from + 1} of ${databases} …\n`);
});
for (const { seed, message } of result.failures) process.stdout.write(`seed ${seed}: ${message}\n`);
process.stdout.write(`${result.analysed} analysed, ${result.refused} refused, ${result.failures.length} failed\n`);
process.exitCode = result.failures.length > 0 ? 1 : 0;
