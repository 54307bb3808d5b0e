import { existsSync, renameSync } from 'node:fs';
import { remoteNames } from '../workspace';
import { writeJson } from '../write-json';
import { contractFile } from './contract-records';
import { currentBuild } from './current-build';
import { describeHost } from './describe-host';
import { describeRemote } from './describe-remote';
import { readApi } from './read-api';

/**
 * Writes down what a release promises and asks for, to be committed with it: `pnpm contracts:record shell`, `… api`, `… mf-reports`, or without a
 * name all of them. From then on the contract tests compare with it.
 */
const names = process.argv.slice(2);
const known = ['shell', 'api', ...remoteNames()];
const unknown = names.filter((name) => !known.includes(name));
if (unknown.length > 0) {
  console.error(`There is no ${unknown.join(', ')}. There are: ${known.join(', ')}`);
  process.exit(1);
}

/** Tabs of the last two releases may be open: what was recorded last becomes the one before. */
async function recordApi() {
  const last = contractFile('api-1');
  if (existsSync(last)) renameSync(last, contractFile('api-2'));
  await record('api-1', await readApi());
}

for (const name of names.length > 0 ? names : known) {
  if (name === 'api') await recordApi();
  else await record(name, name === 'shell' ? describeHost() : describeRemote(currentBuild(name).record));
}

async function record(name: string, contract: object) {
  await writeJson(contractFile(name), contract);
  console.log(`${name} recorded`);
}
