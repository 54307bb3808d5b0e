import type { Browser, BrowserContext, Page } from '@playwright/test';
import type { SessionResponse } from '@hub/shared/contracts/accounts/account';
import { bucket } from '@hub/shared/discovery';
import { arriveLoggedIn, signUp } from '../fixtures/account';
import { expect, test, TTL_SECONDS } from '../fixtures/releases/release-hub';
import { makeVariant, replaced } from '../fixtures/releases/remote-variant';
import { screenHeading } from '../fixtures/pages/screen-heading';

const REMOTE = 'mf-reports';
const OLD = 'Every report you have made, ready to read, download or delete.';
const NEW = 'The reports of release 1.1.0.';

type Cookies = Record<string, string>;

/** A device whose place in the rollout is known. The server makes the ids, so it is asked until one fits. */
async function deviceIn(url: string, salt: string, fromBp: number, toBp: number): Promise<Cookies> {
  for (;;) {
    const answer = await fetch(`${url}/api/discovery`);
    const pairs = answer.headers.getSetCookie().map((cookie) => cookie.split(';', 1)[0]?.split('=') ?? []);
    const cookies = Object.fromEntries(pairs) as Cookies;
    const place = bucket(salt, REMOTE, cookies['hub_device'] ?? '');
    if (place >= fromBp && place < toBp) return cookies;
  }
}

async function tabOf(browser: Browser, url: string, device: Cookies, session: SessionResponse): Promise<Page> {
  const context: BrowserContext = await browser.newContext({ baseURL: url });
  await context.addCookies(Object.entries(device).map(([name, value]) => ({ name, value, url })));
  const page = await context.newPage();
  await arriveLoggedIn(page, session);
  return page;
}

const openReports = async (page: Page) => {
  await page.getByRole('link', { name: 'Reports & Analytics' }).click();
  await expect(screenHeading(page, 'Reports & Analytics')).toBeVisible();
};

test('mf-reports is published, rolled out, ramped up, promoted and taken back, while everything else stays as built', async ({
  browser,
  hub,
  releases,
  request,
}) => {
  test.setTimeout(120_000);
  const session = await signUp(request, hub.url);
  const { stable } = await releases.status(REMOTE);
  const variant = await makeVariant(REMOTE, {
    version: '1.1.0',
    edit: (text) => (text.includes(OLD) ? replaced(text, OLD, NEW) : text),
  });
  const next = variant.record.buildId;
  await releases.publish(variant);
  const started = await releases.start(REMOTE, next, 1000);
  const salt = started.remote.rollout?.salt ?? '';

  const early = await tabOf(browser, hub.url, await deviceIn(hub.url, salt, 0, 1000), session);
  const later = await tabOf(browser, hub.url, await deviceIn(hub.url, salt, 1000, 5000), session);
  const last = await tabOf(browser, hub.url, await deviceIn(hub.url, salt, 5000, 10_000), session);
  /** What each of the three devices gets at a fresh visit. */
  const seen = async (): Promise<string[]> => {
    const texts = [];
    for (const tab of [early, later, last]) {
      await tab.goto('/dashboard/reports');
      const text = tab.getByText(OLD).or(tab.getByText(NEW));
      await expect(text).toBeVisible();
      texts.push((await text.textContent()) === NEW ? 'new' : 'old');
    }
    return texts;
  };

  await test.step('10 % have it, the same ones on every visit', async () => {
    expect(await seen()).toEqual(['new', 'old', 'old']);
    expect(await seen()).toEqual(['new', 'old', 'old']);
    // The rule that page and server share, over 2,000 fixed ids.
    const devices = Array.from({ length: 2000 }, (_, number) => `device-${number}`);
    const share = devices.filter((device) => bucket('a fixed salt', REMOTE, device) < 1000).length / devices.length;
    expect(Math.abs(share - 0.1)).toBeLessThan(0.02);
  });

  await test.step('at 50 % nobody has left', async () => {
    await releases.ramp(REMOTE, 5000);
    expect(await seen()).toEqual(['new', 'new', 'old']);
  });

  await test.step('promoted, everybody has it; the other remotes are the builds they were', async () => {
    await releases.promote(REMOTE);
    expect(await seen()).toEqual(['new', 'new', 'new']);
    const { remotes } = (await (await request.get(`${hub.url}/api/discovery`)).json()) as {
      remotes: Record<string, { stable: string }>;
    };
    expect(
      Object.entries(remotes)
        .filter(([, entry]) => entry.stable.startsWith('1.1.0'))
        .map(([name]) => name),
    ).toEqual([REMOTE]);
  });

  await test.step('taken back: a tab that has not shown the screen follows by itself, a reload at once', async () => {
    // At rest on another remote's screen, with a document that still names the new build.
    await last.goto('/dashboard/settings');
    await expect(screenHeading(last, 'Settings')).toBeVisible();
    // As long as nothing has changed it is answered without a document.
    const followed = last.waitForResponse((answer) => answer.url().endsWith('/api/discovery') && answer.status() === 200, {
      timeout: TTL_SECONDS * 1000 + 10_000,
    });
    const { message } = await releases.rollback(REMOTE);
    expect(message).toContain(stable ?? '');
    await (await followed).finished();
    await openReports(last);
    await expect(last.getByText(OLD)).toBeVisible();
    await early.reload();
    await expect(early.getByText(OLD)).toBeVisible();
  });
  for (const tab of [early, later, last]) await tab.context().close();
});
