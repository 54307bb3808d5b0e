import type { BrowserContext, Page } from '@playwright/test';
import { expect, onHub } from '../fixtures/hub';
import { allStates } from '../states/all-states';
import { axeFindings } from '../states/axe';
import { openRoom, openState } from '../states/open-state';
import { overflow } from '../states/overflow';
import { makeWorld, type World } from '../states/world';

const test = onHub.extend<object, { world: World; room: BrowserContext }>({
  world: [
    async ({ hub, google, postgres }, use) => use(await makeWorld({ hub, google, postgres })),
    { scope: 'worker', timeout: 150_000 },
  ],
  room: [
    async ({ browser, world }, use) => {
      const room = await openRoom(browser, world);
      // As long as a page of the hub is there, its process is.
      await (await room.newPage()).goto('/robots.txt');
      await use(room);
      await room.close();
    },
    { scope: 'worker' },
  ],
});
// A recording of some seventy pages costs more than the checks, and each state can be brought up again by its name.
test.use({ trace: 'off', screenshot: 'off' });
// Pages are opened and closed one after the other, in one process that knows the product's scripts and axe already.
test.use({
  launchOptions: async ({ launchOptions }, use) =>
    use({ ...launchOptions, args: [...(launchOptions.args ?? []), '--process-per-site'] }),
});

/** Animations that a person sees: longer than a twentieth of a second. */
const moving = (page: Page) =>
  page.evaluate(
    () => document.getAnimations().filter(({ effect }) => Number(effect?.getComputedTiming().activeDuration ?? 0) > 50).length,
  );

/** What runs, is followed to its end. */
const settled = (page: Page) =>
  page.evaluate(async () => {
    // What was just opened is drawn, and begins its transitions, with the next frames.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)));
    // What follows the scrolling has no end of its own.
    const timed = document.getAnimations().filter(({ timeline }) => timeline instanceof DocumentTimeline);
    await Promise.allSettled(timed.map((animation) => animation.finished));
  });

/**
 * Transitions that a change of theme has begun, however short. Where every element has one, a colour that is inherited goes down the page by
 * a level a frame, and on a large page is dark on dark for seconds.
 */
const begunTransitions = (page: Page) =>
  page.evaluate(() => document.getAnimations().filter((animation) => animation instanceof CSSTransition).length);

for (const state of allStates) {
  test(`${state.name} has nothing for axe to find in light and dark, and fits 320 px and 200 %`, async ({ room, world }) => {
    const { page, health } = await openState(room, world, state);
    expect.soft(await moving(page), 'nothing moves under reduced motion').toBe(0);
    await settled(page);
    expect.soft(await axeFindings(page)).toEqual([]);
    await page.emulateMedia({ colorScheme: 'dark' });
    expect.soft(await begunTransitions(page), 'a change of theme is there at once under reduced motion').toBe(0);
    // All but the colours is as it was.
    expect.soft(await axeFindings(page, ['color-contrast', 'link-in-text-block'])).toEqual([]);
    // Half of 1440 × 900, as at a zoom of 200 %; then the width at which WCAG 1.4.10 asks for one column.
    if (state.only !== 'narrow') expect.soft(await overflow(page, 720, 450)).toEqual([]);
    if (state.only !== 'wide') expect.soft(await overflow(page, 320, 640)).toEqual([]);
    expect.soft(health.problems).toEqual([]);
    await state.leave?.(page);
    await page.close();
  });
}

test('forced colours leave what is chosen, focused and drawn to be told apart', async ({ room, world }) => {
  const state = allStates.find(({ name }) => name === 'report');
  if (!state) throw new Error('There is no state with a report.');
  const { page } = await openState(room, world, state);
  await page.emulateMedia({ forcedColors: 'active', colorScheme: 'dark' });
  const dialog = page.getByRole('dialog', { name: 'Report Preview' });
  const tab = dialog.getByRole('tab', { name: 'Findings' });
  await tab.click();
  const line = (selected: boolean) =>
    dialog
      .getByRole('tab', { selected })
      .first()
      .evaluate((element) => getComputedStyle(element).borderBlockEndColor);
  expect(await line(true)).not.toBe(await line(false));

  // The first chart that is one of bars; what is far down is drawn when it comes near.
  const figures = dialog.locator('figure');
  const barsOf = (at: number) => figures.nth(at).locator('[role="img"] rect[fill^="rgb"]:not([width="0"], [height="0"])');
  let at = 0;
  while ((await barsOf(at).count()) < 2 && at < (await figures.count()) - 1) {
    await figures.nth(++at).scrollIntoViewIfNeeded();
    await expect(figures.nth(at).getByRole('img').first()).toBeVisible();
  }
  const bars = barsOf(at);
  await expect(bars.first()).toBeVisible();
  const fills = await bars.evaluateAll((all) => all.map((bar) => getComputedStyle(bar).fill));
  expect(new Set(fills).size, 'what the finding is about, and the rest').toBe(2);

  await page.keyboard.press('ArrowRight');
  await expect(dialog.locator(':focus')).toHaveCSS('outline-style', 'solid');
  await page.emulateMedia({ forcedColors: null });
  await page.close();
});
