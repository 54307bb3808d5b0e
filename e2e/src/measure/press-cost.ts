import type { Locator, Page } from '@playwright/test';

/** Presses of each kind on a screen. */
const MOST_PRESSES = 12;
/** After a press: what it brings about has come to rest, and the browser has told how long it took. */
const REST_MS = 700;
/** The demo's report is made when it is first asked for. */
const SLOW_MS = 60_000;

export interface Press {
  name: string;
  /** Milliseconds. */
  cost: number;
}

/** When the picture that follows what was just done has been handed over. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))).catch(() => undefined);

/** Has the page keep how long each press took until its picture was there. */
const observePresses = () => {
  const durations: number[] = [];
  Object.assign(window, { pressDurations: durations });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as (PerformanceEntry & { interactionId?: number })[])
      if (entry.interactionId) durations.push(entry.duration);
    // The least that can be asked for; what is quicker is not told of.
  }).observe({ type: 'event', durationThreshold: 16, buffered: true } as PerformanceObserverInit);
};

/** Milliseconds of the longest press since this was asked last. */
const longest = (page: Page): Promise<number> =>
  page.evaluate(() => Math.max(0, ...(window as unknown as { pressDurations: number[] }).pressDurations.splice(0)));

/**
 * Presses what can be pressed on a screen, one after the other, and types into its fields, on a device that is so many times slower; Escape closes
 * what a press has opened. Answers how long each took until the next picture, as _Interaction to Next Paint_ has it (web.dev): by the clock, which
 * goes for what else the machine does, too.
 */
export async function pressAll(page: Page, address: string, slowed: number): Promise<Press[]> {
  await page.addInitScript(observePresses);
  const client = await page.context().newCDPSession(page);
  await client.send('Emulation.setCPUThrottlingRate', { rate: slowed });
  const main = page.getByRole('main').or(page.getByRole('article')).first();
  const arrive = async () => {
    await page.goto(address);
    // Text that came with a page has nothing that could be pressed.
    await page.locator('#hub-sent').waitFor({ state: 'detached', timeout: SLOW_MS });
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(REST_MS);
  };
  const presses: Press[] = [];
  const note = async (name: string, act: () => Promise<void>) => {
    await longest(page);
    await act();
    await page.waitForTimeout(REST_MS);
    await painted(page);
    presses.push({ name, cost: await longest(page) });
  };
  /** By the pointer alone: what a driver looks at before a press would be counted as well. */
  const press = async (name: string, target: Locator) => {
    await target.scrollIntoViewIfNeeded({ timeout: 2_000 });
    await page.waitForTimeout(REST_MS);
    const box = await target.boundingBox();
    if (!box) return;
    await page.mouse.move(box.x + box.width / 2, box.y + box.height / 2);
    await painted(page);
    await note(name, async () => {
      await page.mouse.down();
      await page.mouse.up();
    });
  };
  await arrive();
  for (const kind of [main.getByRole('button'), main.getByRole('tab'), main.getByRole('link'), main.locator('summary')]) {
    for (let place = 0; place < Math.min(MOST_PRESSES, await kind.count()); place += 1) {
      const target = kind.nth(place);
      if (!(await target.isVisible()) || !(await target.isEnabled())) continue;
      const text = (await target.getAttribute('aria-label')) ?? (await target.innerText());
      const name = text.replaceAll(/\s+/g, ' ').slice(0, 50);
      await press(name, target);
      if (page.url() === address) await note(`${name}, Escape`, () => page.keyboard.press('Escape'));
      if (page.url() !== address) await arrive();
    }
  }
  const fields = main.getByRole('textbox').or(main.getByRole('searchbox'));
  for (let place = 0; place < (await fields.count()); place += 1) {
    const field = fields.nth(place);
    if (!(await field.isVisible()) || !(await field.isEditable())) continue;
    await press('into a field', field);
    for (const letter of 'abc') await note('a letter', () => page.keyboard.press(letter));
  }
  await client.detach();
  return presses;
}
