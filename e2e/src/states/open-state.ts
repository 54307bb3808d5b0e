import type { Browser, BrowserContext, Page } from '@playwright/test';
import { arriveLoggedIn } from '../fixtures/account';
import { watchHealth, type PageHealth } from '../fixtures/pages/page-health';
import type { ScreenState } from './state';
import type { World } from './world';

/** A browser context in which states are looked at one after another. Nothing moves in it, so that each look is the same. */
export async function openRoom(browser: Browser, { hub }: World): Promise<BrowserContext> {
  const room = await browser.newContext({ baseURL: hub.url, locale: 'en-GB', timezoneId: 'UTC', reducedMotion: 'reduce' });
  room.setDefaultTimeout(20_000);
  return room;
}

/** Brings a state up in a page of its own, which knows nothing of those before it. */
export async function openState(
  room: BrowserContext,
  world: World,
  state: ScreenState,
): Promise<{ page: Page; health: PageHealth }> {
  await room.clearCookies();
  const page = await room.newPage();
  await page.setViewportSize({ width: state.only === 'narrow' ? 360 : 1440, height: 900 });
  const health = await watchHealth(page);
  await page.addInitScript(() => {
    // Only once: what the state itself stores stays.
    if (sessionStorage.getItem('hub.emptied')) return;
    localStorage.clear();
    sessionStorage.setItem('hub.emptied', '1');
  });
  if (state.who !== 'visitor') await arriveLoggedIn(page, world[state.who]);
  await state.open(page, world);
  return { page, health };
}
