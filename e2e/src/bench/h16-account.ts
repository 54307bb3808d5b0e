import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { chromium } from '@playwright/test';
import { testApp } from '@hub/server/testing/test-app';
import { sessionResponse } from '@hub/shared/contracts/accounts/account';
import { findBrowser } from '../browser/find-browser';
import { launchOptions } from '../browser/launch-options';
import { arriveLoggedIn, newAccount } from '../fixtures/account';

const ROOT = fileURLToPath(new URL('../../..', import.meta.url));
const SINGLE = join(ROOT, '.cache', 'bench', 'dist');
if (!process.argv.includes('--no-build'))
for (const command of [['tooling/bin/build.mjs'], ['--import', 'tsx', 'tooling/src/single-bundle/build-single.ts', SINGLE]]) {
  if (spawnSync(process.execPath, command, { cwd: ROOT, stdio: 'inherit' }).status !== 0) process.exit(1);
}
const SCREENS = ['Data Upload', 'Reports & Analytics', 'AI Agents', 'Settings', 'Home'];
const browser = await chromium.launch(launchOptions(await findBrowser()));
for (const dist of [SINGLE, join(ROOT, 'dist')]) {
  const hub = await testApp({}, { dist });
  const url = await hub.app.listen({ port: 0, host: '127.0.0.1' });
  const session = sessionResponse.parse((await hub.call('POST', '/users/register', newAccount())).json());
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  await context.addCookies([{ name: 'hub_hint', value: '1', url }]);
  const page = await context.newPage();
  await arriveLoggedIn(page, session);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  const urls = new Map<string, string>(); const heads = new Map<string, number>();
  const rows: [string, number, number, string][] = [];
  let phase = 'first';
  client.on('Network.requestWillBeSent', ({ requestId, request }) => urls.set(requestId, request.url.slice(url.length)));
  client.on('Network.responseReceived', ({ requestId, response }) => heads.set(requestId, response.encodedDataLength));
  client.on('Network.loadingFinished', ({ requestId, encodedDataLength }) => rows.push([urls.get(requestId) ?? '?', encodedDataLength, heads.get(requestId) ?? 0, phase]));
  await page.goto(`${url}/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  for (const name of SCREENS) {
    phase = name;
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await page.waitForTimeout(1500);
    await page.waitForLoadState('networkidle');
  }
  await context.close();
  console.log('\n' + dist);
  for (const [u, n, h, p] of rows) console.log(p.padEnd(20), String(n).padStart(7), String(h).padStart(6), u);
  const sum = (f: (r: (typeof rows)[number]) => boolean) => rows.filter(f).reduce((s, r) => s + r[1], 0);
  console.log('first', sum((r) => r[3] === 'first'), 'all', sum(() => true), 'requests', rows.length, 'heads', rows.reduce((s, r) => s + r[2], 0));
  await hub.stop();
}
await browser.close();
process.exit(0);
