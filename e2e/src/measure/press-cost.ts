import type { CDPSession, Locator, Page } from '@playwright/test';

/** Presses of each kind on a screen. */
const MOST_PRESSES = 12;
/** After a press: what it brings about has come to rest. */
const REST_MS = 400;

export interface Press {
  name: string;
  /** Milliseconds. */
  cost: number;
}

/** Milliseconds of processor time of the page's main thread so far, whatever else the machine did meanwhile. */
async function spent(client: CDPSession): Promise<number> {
  const { metrics } = await client.send('Performance.getMetrics');
  return 1000 * (metrics.find(({ name }) => name === 'TaskDuration')?.value ?? NaN);
}

/** When the picture that follows what was just done has been handed over. */
const painted = (page: Page) =>
  page.evaluate(() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))).catch(() => undefined);

/**
 * Presses what can be pressed on a screen, one after the other, and types into its fields; Escape closes what a press has opened. Answers what each
 * cost the main thread until the next picture: what _Interaction to Next Paint_ (web.dev) measures by the clock, which on a machine that others
 * work on as well is theirs, too.
 */
export async function pressAll(page: Page, address: string): Promise<Press[]> {
  const client = await page.context().newCDPSession(page);
  await client.send('Performance.enable', { timeDomain: 'threadTicks' });
  const main = page.getByRole('main').or(page.getByRole('article')).first();
  const arrive = async () => {
    await page.goto(address);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    await page.waitForTimeout(REST_MS);
  };
  const presses: Press[] = [];
  const note = async (name: string, act: () => Promise<void>) => {
    const before = await spent(client);
    await act();
    await painted(page);
    presses.push({ name, cost: (await spent(client)) - before });
    await page.waitForTimeout(REST_MS);
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
