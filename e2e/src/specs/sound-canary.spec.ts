import { setTimeout as pause } from 'node:timers/promises';
import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/release-hub';
import { toldEvents } from '../fixtures/told-events';
import { makeVariant } from '../fixtures/remote-variant';

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

/** Longer than a page may leave its watchdog without an answer. */
const ASLEEP_MS = 9000;
/** Stops the page and its workers, as a lid that is shut does, and lets them go on. */
const sleep = async (page: Page, ms: number) => {
  const session = await page.context().newCDPSession(page);
  await session.send('Page.setWebLifecycleState', { state: 'frozen' });
  await pause(ms);
  await session.send('Page.setWebLifecycleState', { state: 'active' });
};

/** An account without a report, in every one of them. */
const CONDITIONS: Record<string, Condition> = {
  'on a desktop': {},
  'on a phone': { before: (page) => page.setViewportSize({ width: 360, height: 740 }) },
  'on paper': { during: (page) => page.emulateMedia({ media: 'print' }) },
  'under the palette': { during: (page) => page.keyboard.press('Control+k') },
  'under an open menu': {
    before: (page) => page.setViewportSize({ width: 360, height: 740 }),
    during: (page) => page.getByRole('button', { name: 'Open menu' }).click(),
  },
  // What a browser's zoom of 200 % leaves of this window.
  'at 200 % zoom': { before: (page) => page.setViewportSize({ width: 640, height: 400 }) },
  hidden: {
    during: (page) =>
      page.evaluate(() => {
        Object.defineProperty(document, 'visibilityState', { value: 'hidden', configurable: true });
        document.dispatchEvent(new Event('visibilitychange', { bubbles: true }));
      }),
  },
  'without a connection': { during: (page) => page.context().setOffline(true) },
  'behind a dialog of the browser': { during: (page) => readDialog(page, 8000) },
  'after going away and back': {
    during: async (page) => {
      await page.goto('about:blank');
      await page.goBack();
    },
  },
  'on a machine that sleeps': { during: (page) => sleep(page, ASLEEP_MS) },
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
const isChosen = (name: string) => process.env.LONG_TESTS === '1' || CHOSEN.includes(name);

for (const [name, { before, during }] of Object.entries(CONDITIONS).filter(([each]) => isChosen(each))) {
  test(`no harm is seen in sound canaries ${name}`, async ({ page, context, hub, member }) => {
    test.setTimeout(150_000);
    await page.goto('/dashboard');
    await expect(page.getByRole('heading', { level: 1, name: `Welcome, ${member.firstName}` })).toBeVisible();
    const earlier = hub.log().length;
    const events = await toldEvents(context);
    for (const path of PATHS) {
      const tab = await context.newPage();
      await before?.(tab);
      await tab.goto(path);
      await expect(tab.getByRole('heading', { level: 1 })).toBeVisible();
      await during?.(tab);
      await tab.waitForTimeout(LOOK_MS / PATHS.length);
    }
    // The last one has been looked at for as long as the first.
    await page.waitForTimeout(LOOK_MS);
    await context.setOffline(false);
    for (const tab of context.pages()) if (tab !== page) await tab.goto('about:blank');
    const told = () => hub.log().slice(earlier).split('\n');
    const count = (type: string) => told().filter((line) => line.includes(`"type":"${type}"`));
    await expect.poll(() => events.filter(({ type }) => type === 'shown').length).toBeGreaterThan(0);
    expect(count('harm')).toEqual([]);
    expect(count('quarantined')).toEqual([]);
  });
}
