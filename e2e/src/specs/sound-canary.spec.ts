import { setTimeout as pause } from 'node:timers/promises';
import type { BrowserContext, Page } from '@playwright/test';
import { sessionEntries } from '../fixtures/account';
import { expect, test } from '../fixtures/releases/release-hub';
import { toldEvents } from '../fixtures/releases/told-events';
import { PlainTabs, type PlainTab } from '../fixtures/pages/plain-tabs';
import { makeVariant } from '../fixtures/releases/remote-variant';
import { analyseTable } from '../fixtures/reports/sample-report';
import type { Releases } from '../fixtures/releases/releases';
import type { Hub } from '../fixtures/start-hub';
import { screenHeading } from '../fixtures/pages/screen-heading';

/** Each remote of the dashboard, with its screens. */
const SCREENS = {
  'mf-reports': ['/dashboard', '/dashboard/reports'],
  'mf-upload': ['/dashboard/upload'],
  'mf-agents': ['/dashboard/agents'],
  'mf-settings': ['/dashboard/settings'],
};
const REMOTES = Object.keys(SCREENS);
const PATHS = Object.values(SCREENS).flat();
/** Longer than anything that is looked at takes to be told. */
const LOOK_MS = 13_000;
const TOLERANT = { minMounts: 100_000, hardFailures: 100_000 };

interface Condition {
  before?: (page: Page) => Promise<unknown>;
  /** What happens once the screen is there. */
  during?: (page: Page) => Promise<unknown>;
  /** What happens to all of them once they are there. */
  afterwards?: (context: BrowserContext) => Promise<unknown>;
  /** Nobody can see the screen for as long as it is looked at: it need not be told of as shown. */
  isUnseen?: boolean;
  /** The account has a report. Otherwise it is empty. */
  hasReport?: boolean;
}

const throttle = async (page: Page, rate: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate });
};
/** Lets a browser's dialog stand for as long as a person would read it. */
const readDialog = async (page: Page, ms: number) => {
  page.once('dialog', (dialog) => void pause(ms).then(() => dialog.accept()));
  await page.evaluate(() => window.alert('Read this.'));
};

const HIDDEN_MS = 10 * 60_000;
/** A screen that is in front for so long has been shown, and has told so. */
const SEEN_MS = 5000;
/** Five screens on a machine twenty times as slow. */
const SHOWN_LIMIT_MS = 60_000;
/** Longer than a page may leave its watchdog without an answer. */
const ASLEEP_MS = 9000;
/** Stops the page and its workers, as a lid that is shut does, and lets them go on. */
const sleep = async (page: Page, ms: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await pause(ms);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
};

const hide = (page: Page, state: 'hidden' | 'visible') =>
  page.evaluate((value) => {
    Object.defineProperty(document, 'visibilityState', { value, configurable: true });
    document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
  }, state);

const CONDITIONS: Record<string, Condition> = {
  'on a desktop': {},
  'on a phone': { before: (page) => page.setViewportSize({ width: 360, height: 740 }) },
  'on paper': { during: (page) => page.emulateMedia({ media: 'print' }), isUnseen: true },
  'under the palette': { during: (page) => page.keyboard.press('Control+k') },
  'under an open menu': {
    before: (page) => page.setViewportSize({ width: 360, height: 740 }),
    during: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  // What a browser's zoom of 200 % leaves of this window.
  'at 200 % zoom': { before: (page) => page.setViewportSize({ width: 640, height: 400 }) },
  hidden: { during: (page) => hide(page, 'hidden'), isUnseen: true },
  // By the page's clock, which jumps as that of a page does whose timers stand still. Its worker's clock goes on as ever.
  'after ten hidden minutes': {
    before: (page) => page.clock.install(),
    async during(page) {
      await hide(page, 'hidden');
      await page.clock.fastForward(HIDDEN_MS);
      await hide(page, 'visible');
    },
  },
  'without a connection': { afterwards: (context) => context.setOffline(true) },
  'behind a dialog of the browser': { during: (page) => readDialog(page, 8000) },
  'after going away and back': {
    during: async (page) => {
      await page.goto('about:blank');
      await page.goBack();
    },
  },
  'on a machine that sleeps': { during: (page) => sleep(page, ASLEEP_MS) },
  'in an account with a report': { hasReport: true },
  'on a machine twenty times as slow': { during: (page) => throttle(page, 20) },
};

test.beforeAll(async ({ releases }) => {
  for (const remote of REMOTES) {
    const variant = await makeVariant(remote, { version: '1.6.1' });
    await releases.publish(variant);
    await releases.start(remote, variant.record.buildId, 10_000, TOLERANT);
  }
});

/** The one in which most people are; all of them by `pnpm e2e:canaries`. */
const CHOSEN = ['on a desktop'];
const isLong = process.env.LONG_TESTS === '1';
const isChosen = (name: string) => isLong || CHOSEN.includes(name);

const HARM = /^(?:harm|quarantined|crash|load_fail)$/;
/** What the hub has been told of harm since its log was so long. */
const harms = (hub: Hub, since: number) =>
  hub
    .log()
    .slice(since)
    .split('\n')
    .filter((line) => HARM.test(/"type":"(\w+)"/.exec(line)?.[1] ?? ''));

for (const [name, { before, during, afterwards, isUnseen = false, hasReport = false }] of Object.entries(CONDITIONS).filter(
  ([each]) => isChosen(each),
)) {
  test(`no harm is seen in sound canaries ${name}`, async ({ page, context, request, hub, member }) => {
    test.setTimeout(240_000);
    if (hasReport) await analyseTable(request, member.token, 'seattle-weather');
    const events = await toldEvents(context);
    const shown = () => events.filter(({ type }) => type === 'shown').length;
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${member.firstName}` })).toBeVisible();
    // What is told arrives here: of screens that nobody sees nothing may come.
    await expect.poll(shown, { timeout: SHOWN_LIMIT_MS }).toBe(1);
    const earlier = hub.log().length;
    for (const path of PATHS) {
      const tab = await context.newPage();
      await before?.(tab);
      await tab.goto(path);
      await expect(screenHeading(tab)).toBeVisible();
      await during?.(tab);
      await pause(LOOK_MS / PATHS.length);
    }
    if (!isUnseen) await expect.poll(shown, { timeout: SHOWN_LIMIT_MS }).toBeGreaterThanOrEqual(1 + PATHS.length);
    await afterwards?.(context);
    // The last one has been looked at for as long as the first.
    await pause(LOOK_MS);
    await context.setOffline(false);
    for (const tab of context.pages()) if (tab !== page) await tab.goto('about:blank');
    // What could not be sent, too.
    expect(events.filter(({ type }) => HARM.test(type))).toEqual([]);
    expect(harms(hub, earlier)).toEqual([]);
  });
}

/** Of each remote, how many accounts have seen the canary's screens, and how many have seen them fail. */
const figures = async (releases: Releases) => {
  const all = await Promise.all(REMOTES.map((remote) => releases.status(remote)));
  return all.map(({ name, rollout }) => [name, rollout?.figures.fresh, rollout?.figures.canary.failed]);
};

/** What people do with tabs that the driver's own pages cannot: they are hidden behind others, and come back as they were left. */
const ELSEWHERE: Record<string, { limitMs: number; leave: (tab: PlainTab, url: string) => Promise<unknown> }> = {
  'that come back from the back-forward cache': {
    limitMs: 240_000,
    async leave(tab, url) {
      await tab.show();
      await tab.evaluate('addEventListener("pageshow", ({ persisted }) => (window.cameBack = persisted))');
      await tab.evaluate(`void (location.href = ${JSON.stringify(`${url}/help/data`)})`);
      await tab.until('location.pathname === "/help/data" && document.readyState === "complete"');
      await pause(LOOK_MS);
      await tab.evaluate('history.back()');
      await tab.until('location.pathname !== "/help/data"');
      const why = 'JSON.stringify(performance.getEntriesByType("navigation")[0]?.notRestoredReasons) ?? ""';
      expect(await tab.evaluate('window.cameBack'), String(await tab.evaluate(why))).toBe(true);
    },
  },
  'whose tabs are hidden for ten minutes': {
    limitMs: HIDDEN_MS + 240_000,
    async leave(tab) {
      await tab.until('document.visibilityState === "hidden"');
      const left = hiddenUntil - Date.now();
      await pause(Math.max(0, left));
      await tab.show();
      await tab.until('document.visibilityState === "visible"');
    },
  },
};
let hiddenUntil = 0;

for (const [name, { limitMs, leave }] of Object.entries(ELSEWHERE).filter(() => isLong)) {
  test(`no harm is seen in sound canaries ${name}`, async ({ hub, member, releases }) => {
    test.setTimeout(limitMs);
    const earlier = hub.log().length;
    const window = await PlainTabs.open();
    try {
      const first = await window.tab(`${hub.url}/login`);
      await first.until('document.querySelector("h1") !== null');
      const entries = JSON.stringify(sessionEntries(member));
      await first.evaluate(`for (const [key, value] of ${entries}) localStorage.setItem(key, value)`);
      const tabs: PlainTab[] = [];
      for (const path of PATHS) {
        const tab = await window.tab(`${hub.url}${path}`);
        await tab.until('document.querySelector("main h1") !== null');
        await pause(SEEN_MS);
        tabs.push(tab);
      }
      await first.show();
      hiddenUntil = Date.now() + HIDDEN_MS;
      for (const tab of tabs) {
        await leave(tab, hub.url);
        await pause(LOOK_MS);
        expect(await tab.evaluate('document.querySelector("main h1")?.checkVisibility()')).toBe(true);
      }
      // First what says why.
      expect(harms(hub, earlier)).toEqual([]);
      await expect.poll(() => figures(releases)).toEqual(REMOTES.map((remote) => [remote, expect.any(Number), 0]));
      for (const [, fresh] of await figures(releases)) expect(fresh).toBeGreaterThan(0);
      expect(harms(hub, earlier)).toEqual([]);
    } finally {
      await window.close();
    }
  });
}
