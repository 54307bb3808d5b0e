// Lighthouse on the production build, as a phone and as a desktop, with an account of `--reports` reports:
// `pnpm lighthouse [--runs 3] [--pages landing,home] [--reports 300]`.
import { mkdtemp, rm } from 'node:fs/promises';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { startPostgres } from '@hub/server/testing/real-postgres';
import { chromium, request, type BrowserContext } from '@playwright/test';
import lighthouse, { desktopConfig } from 'lighthouse';
import { findBrowser } from '../browser/find-browser';
import { launchOptions } from '../browser/launch-options';
import { startManyReports } from '../fixtures/reports/many-reports';
import { median } from '../measure/median';
import { addressOf, isScreen, sampleFile, SCREENS, type ScreenName } from '../measure/screens';
import { storeSession } from './store-session';

const FORMS = { phone: undefined, desktop: desktopConfig } as const;
/** Lowest scores, 0 to 100, that a page may have; the performance of an open report is held to more. */
const TARGETS = { performance: 95, accessibility: 100, 'best-practices': 100 } as const;
const OPEN_REPORT = 98;
const CATEGORIES = Object.keys(TARGETS) as (keyof typeof TARGETS)[];

const targetOf = (page: ScreenName, category: keyof typeof TARGETS): number =>
  page === 'report' && category === 'performance' ? OPEN_REPORT : TARGETS[category];
const METRICS = [
  'first-contentful-paint',
  'largest-contentful-paint',
  'total-blocking-time',
  'cumulative-layout-shift',
  'speed-index',
];

interface Result {
  scores: Record<keyof typeof TARGETS, number>;
  /** Metrics as Lighthouse words them. */
  metrics: string;
  /** Titles of audits that are not passed. */
  failed: string[];
}

const freePort = (): Promise<number> =>
  new Promise((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

/** Selectors of the first few elements that an audit complains of. */
const elementsOf = (details: unknown): string[] => {
  if (typeof details !== 'object' || details === null || !('items' in details) || !Array.isArray(details.items)) return [];
  return details.items.slice(0, NAMED_ELEMENTS).flatMap((item: { node?: { selector?: string } }) => item.node?.selector ?? []);
};
const NAMED_ELEMENTS = 3;

/** One measurement, from an empty cache but in the session of the browser. */
async function measure(context: BrowserContext, port: number, url: string, form: keyof typeof FORMS): Promise<Result> {
  const tab = context.pages()[0] ?? (await context.newPage());
  const client = await context.newCDPSession(tab);
  await client.send('Network.clearBrowserCache');
  await client.detach();
  const flags = { port, logLevel: 'error', onlyCategories: CATEGORIES, disableStorageReset: true } as const;
  const result = await lighthouse(url, flags, FORMS[form]);
  if (!result) throw new Error(`Lighthouse gave no result for ${url}.`);
  if (result.lhr.runtimeError) throw new Error(`${url}: ${result.lhr.runtimeError.message}`);
  const score = (category: string) => Math.round((result.lhr.categories[category]?.score ?? 0) * 100);
  const refs = CATEGORIES.slice(1).flatMap((category) => result.lhr.categories[category]?.auditRefs ?? []);
  const failed = refs.flatMap(({ id, weight }) => {
    const audit = result.lhr.audits[id];
    if (weight === 0 || !audit || audit.score === null || audit.score === 1) return [];
    return [[audit.title, ...elementsOf(audit.details)].join(' ')];
  });
  const metrics = METRICS.map((id) => `${id} ${result.lhr.audits[id]?.displayValue ?? '–'}`).join(', ');
  return {
    metrics,
    scores: {
      performance: score('performance'),
      accessibility: score('accessibility'),
      'best-practices': score('best-practices'),
    },
    failed,
  };
}

const { values } = parseArgs({
  options: {
    runs: { type: 'string', default: '3' },
    pages: { type: 'string' },
    reports: { type: 'string', default: '300' },
  },
});
const [runs, reports] = [Number(values.runs), Number(values.reports)];
const pages = values.pages?.split(',') ?? Object.keys(SCREENS);
if (![runs, reports].every((count) => Number.isInteger(count) && count >= 1) || !pages.every(isScreen)) {
  console.error(`Usage: pnpm lighthouse [--runs 3] [--pages ${Object.keys(SCREENS).join(',')}] [--reports 300]`);
  process.exit(2);
}

const postgres = await startPostgres();
const requests = await request.newContext();
const { hub, member, report } = await startManyReports(postgres, 'lighthouse', requests, await sampleFile(), reports);
const profile = await mkdtemp(join(tmpdir(), 'hub-lighthouse-'));
const port = await freePort();
const { executablePath, args } = launchOptions(await findBrowser());
const context = await chromium.launchPersistentContext(profile, {
  executablePath,
  args: [...args, `--remote-debugging-port=${port}`],
});
try {
  console.log(`${''.padEnd(18)}${CATEGORIES.map((name) => name.padStart(16)).join('')}   (${runs} runs, median)`);
  for (const name of pages.filter(isScreen)) {
    if (SCREENS[name].startsWith('/dashboard')) await storeSession(context, hub.url, member);
    const address = addressOf(hub.url, name, report);
    for (const form of Object.keys(FORMS) as (keyof typeof FORMS)[]) {
      const results: Result[] = [];
      for (let run = 0; run < runs; run += 1) results.push(await measure(context, port, address, form));
      const scores = CATEGORIES.map((category) => median(results.map((each) => each.scores[category])));
      const passed = CATEGORIES.every((category, index) => (scores[index] ?? 0) >= targetOf(name, category));
      console.log(
        `${`${name}, ${form}`.padEnd(18)}${scores.map((score) => String(score).padStart(16)).join('')}   ${passed ? '✓' : '✗'}`,
      );
      for (const title of new Set(results.flatMap(({ failed }) => failed))) console.log(`  ${title}`);
      if (!passed) {
        process.exitCode = 1;
        for (const { metrics } of results) console.log(`  ${metrics}`);
      }
    }
  }
} finally {
  await context.close();
  await requests.dispose();
  await hub.stop();
  await postgres.stop();
  await rm(profile, { recursive: true, force: true });
}
