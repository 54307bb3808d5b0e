// The federated product against the same sources as one bundle, by one server and in one run: `pnpm bench:web [--runs 9]`.
import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { parseArgs } from 'node:util';
import { chromium } from '@playwright/test';
import { testApp } from '@hub/server/testing/test-app';
import { sessionResponse } from '@hub/shared/contracts/accounts/account';
import { findBrowser } from '../browser/find-browser';
import { launchOptions } from '../browser/launch-options';
import { newAccount } from '../fixtures/account';
import { median } from '../measure/median';
import { pairedRatio } from '../measure/paired-ratio';
import { measureVisit, type Visit } from './measure-visit';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SINGLE = join(ROOT, '.cache', 'bench', 'dist');
/** Largest ratio of what the federated product takes to what the single bundle takes, to two places. */
const TARGET = 1;
const MEASURES = [
  ['largest contentful paint', 'paint'],
  ['interaction delay', 'interaction'],
  ['change of screen', 'screen'],
  ['kB of the first page', 'firstKilobytes'],
  ['kB of all screens', 'allKilobytes'],
] as const satisfies readonly (readonly [string, keyof Visit])[];

const { values } = parseArgs({ options: { runs: { type: 'string', default: '9' } } });
const runs = Number(values.runs);
if (!Number.isInteger(runs) || runs < 1) {
  console.error('Usage: pnpm bench:web [--runs 9]');
  process.exit(2);
}

for (const command of [['tooling/bin/build.mjs'], ['--import', 'tsx', 'tooling/src/single-bundle/build-single.ts', SINGLE]]) {
  if (spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' }).status !== 0) process.exit(1);
}

/** A server of a build, with an account on it. */
async function serve(dist: string) {
  const hub = await testApp({}, { dist });
  const url = await hub.app.listen({ port: 0, host: '127.0.0.1' });
  const answer = await hub.call('POST', '/users/register', newAccount());
  return { url, session: sessionResponse.parse(answer.json()), visits: [] as Visit[], stop: () => hub.stop() };
}

const federated = await serve(join(ROOT, 'dist'));
const single = await serve(SINGLE);
const browser = await chromium.launch(launchOptions(await findBrowser()));
try {
  // One of each to warm up the server, then by turns: what else the machine does meets both.
  for (let run = 0; run <= runs; run += 1) {
    for (const side of run % 2 === 0 ? [federated, single] : [single, federated]) {
      const visit = await measureVisit(browser, side.url, side.session);
      if (run > 0) side.visits.push(visit);
    }
  }
  console.log(
    `A first visit of the dashboard; CPU 4 × slower, 1.6 Mbit/s, 150 ms; medians of ${runs} visits each, in milliseconds and kB as sent,`,
  );
  console.log('and the middle ratio of visits made one after the other, with its interval of 95 %');
  console.log(`${''.padEnd(26)}${'one bundle'.padStart(12)}${'federated'.padStart(12)}${'ratio'.padStart(10)}`);
  for (const [label, measure] of MEASURES) {
    const [mine = [], other = []] = [federated, single].map(({ visits }) => visits.map((visit) => visit[measure]));
    const { ratio, interval } = pairedRatio(mine, other);
    const bounds = interval ? `  ${interval.map((bound) => bound.toFixed(2)).join(' to ')}` : '';
    const columns = [
      median(other).toFixed(0).padStart(12),
      median(mine).toFixed(0).padStart(12),
      `${ratio.toFixed(2)} ×`.padStart(10),
    ];
    console.log(label.padEnd(26) + columns.join('') + bounds);
    if (Number(ratio.toFixed(2)) > TARGET) process.exitCode = 1;
  }
} finally {
  await browser.close();
  await Promise.all([federated.stop(), single.stop()]);
}
