import type { Page } from '@playwright/test';

/** A way to look at a screen. */
export interface Condition {
  name: string;
  /** Whose pages are looked at. */
  account: 'with a report' | 'empty';
  /** So long it is looked at, in milliseconds, counted from the opening of the page. */
  lookMs: number;
  /** Before the address is opened. */
  before?: (page: Page) => Promise<unknown>;
  /** Once the screen is there. */
  during?: (page: Page) => Promise<unknown>;
}

/** What the shell sees of a screen it has seen by then: ten seconds without an idle moment, and four until it tells. */
const LONG_LOOK_MS = 15_000;
/** Landmarks are looked at twice within two seconds; what works without end has shown itself on the desktop. */
const SHORT_LOOK_MS = 8000;
const DESKTOP = { width: 1280, height: 800 };
const PHONE = { width: 360, height: 740 };
/** A phone of some years ago beside the machine that publishes. */
const SLOWER = 4;
const MINUTE_MS = 60_000;
/** A page that cannot live through its minute in this time works without end. */
const MINUTE_LIMIT_MS = 20_000;

async function slow(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: SLOWER });
}

/** Lets the page's clock run ahead: everything that it has put off for a minute happens now, in its order. */
async function liveAMinute(page: Page): Promise<void> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => reject(new Error('it does not come through a minute')), MINUTE_LIMIT_MS);
  });
  await Promise.race([page.clock.runFor(MINUTE_MS), late]).finally(() => clearTimeout(timer));
}

/** What a build is looked at in before anybody gets it. */
export const CONDITIONS: readonly Condition[] = [
  {
    name: 'on a desktop, for a minute',
    account: 'with a report',
    lookMs: LONG_LOOK_MS,
    before: async (page) => {
      await page.setViewportSize(DESKTOP);
      await page.clock.install();
    },
    during: liveAMinute,
  },
  {
    name: 'in an empty account',
    account: 'empty',
    lookMs: SHORT_LOOK_MS,
    before: (page) => page.setViewportSize(DESKTOP),
  },
  { name: 'on a phone', account: 'with a report', lookMs: SHORT_LOOK_MS, before: (page) => page.setViewportSize(PHONE) },
  { name: 'on a slow machine', account: 'with a report', lookMs: SHORT_LOOK_MS, before: slow },
  { name: 'on paper', account: 'with a report', lookMs: SHORT_LOOK_MS, during: (page) => page.emulateMedia({ media: 'print' }) },
];
