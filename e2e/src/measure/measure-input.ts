// What presses cost until the next picture, on every screen with an account of 300 reports, for a device that is four times slower:
// `pnpm measure:input [--screens home,report] [--most 100]`.
import { parseArgs } from 'node:util';
import { startPostgres } from '@hub/server/testing/real-postgres';
import { chromium } from '@playwright/test';
import { findBrowser } from '../browser/find-browser';
import { launchOptions } from '../browser/launch-options';
import { arriveLoggedIn } from '../fixtures/account';
import { startManyReports } from '../fixtures/reports/many-reports';
import { pressAll, type Press } from './press-cost';
import { addressOf, isScreen, sampleFile, SCREENS } from './screens';

const SLOWED = 4;
const REPORTS = 300;
/** What else the machine does only adds to what the clock says: of each press the quickest of so many counts. */
const ROUNDS = 2;

/** Of each press the quickest: the rounds press the same, unless one finds something else to press. */
const quickest = (rounds: readonly Press[][]): Press[] =>
  (rounds[0] ?? []).map((press, index) => {
    const costs = rounds.flatMap((round) => (round[index]?.name === press.name ? [round[index].cost] : []));
    return { ...press, cost: Math.min(...costs) };
  });

const { values } = parseArgs({ options: { most: { type: 'string', default: '100' }, screens: { type: 'string' } } });
const most = Number(values.most);
const screens = values.screens?.split(',') ?? Object.keys(SCREENS);
if (!(most > 0) || !screens.every(isScreen)) {
  console.error(`Usage: pnpm measure:input [--most 100] [--screens ${Object.keys(SCREENS).join(',')}]`);
  process.exit(2);
}

const postgres = await startPostgres();
const browser = await chromium.launch(launchOptions(await findBrowser()));
try {
  const setup = await browser.newContext();
  const { hub, member, report } = await startManyReports(postgres, 'input', setup.request, await sampleFile(), REPORTS);
  await setup.close();
  try {
    for (const name of screens.filter(isScreen)) {
      const rounds: Press[][] = [];
      for (let round = 0; round < ROUNDS; round += 1) {
        const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
        const page = await context.newPage();
        if (SCREENS[name].startsWith('/dashboard')) await arriveLoggedIn(page, member);
        rounds.push(await pressAll(page, addressOf(hub.url, name, report), SLOWED));
        await context.close();
      }
      const costs = quickest(rounds).toSorted((a, b) => b.cost - a.cost);
      const slow = costs.filter(({ cost }) => cost > most);
      if (slow.length > 0) process.exitCode = 1;
      const worst = `${costs[0]?.cost ?? 0} ms`.padStart(8);
      console.log(`${name.padEnd(10)}${worst} of ${costs.length} presses   ${slow.length > 0 ? '✗' : '✓'}`);
      for (const press of slow) console.log(`  ${press.cost} ms  ${press.name}`);
    }
  } finally {
    await hub.stop();
  }
} finally {
  await browser.close();
  await postgres.stop();
}
