import { writeFileSync } from 'node:fs';
import { format, resolveConfig } from 'prettier';
import { remoteNames } from '../workspace';
import { contractFile } from './contract-records';
import { currentBuild } from './current-build';
import { describeHost } from './describe-host';
import { describeRemote } from './describe-remote';

/**
 * Writes down what a release promises and asks for, to be committed with it: `pnpm contracts:record shell`, `… mf-reports`, or without a
 * name all of them. From then on the contract tests compare with it.
 */
const names = process.argv.slice(2);
const known = ['shell', ...remoteNames()];
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  process.exit(1);
}
for (const name of names.length > 0 ? names : known) {
  const contract = name === 'shell' ? describeHost() : describeRemote(currentBuild(name).record);
  const file = contractFile(name);
  const style = await resolveConfig(file);
  writeFileSync(file, await format(JSON.stringify(contract), { ...style, filepath: file }));
  console.log(`${name} recorded`);
}
