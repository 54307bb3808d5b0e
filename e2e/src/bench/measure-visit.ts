import type { Browser, Page } from '@playwright/test';
import type { SessionResponse } from '@hub/shared/contracts/accounts/account';
import { arriveLoggedIn } from '../fixtures/account';

/** A phone of the middle class on a slow mobile network, as Lighthouse has it. */
const CPU_SLOWDOWN = 4;
const NETWORK = { offline: false, latency: 150, downloadThroughput: (1.6e6 / 8) * 0.9, uploadThroughput: (750e3 / 8) * 0.9 };
const SCREENS = ['Data Upload', 'Reports & Analytics', 'AI Agents', 'Settings', 'Home'];

/** Milliseconds. */
export interface Visit {
  /** Largest contentful paint of the first page. */
  paint: number;
  /** The longest of a press's events until the next paint, over all presses. */
  interaction: number;
  /** From the press on a link of the sidebar until its screen's heading is there, in the middle. */
  screen: number;
  /** Kilobytes that have come over the network until the first page was at rest, and in all, after each screen. */
  firstKilobytes: number;
  allKilobytes: number;
}

interface Collected {
  paint: number;
  interaction: number;
}

async function collect(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const seen = { paint: 0, interaction: 0 };
    Object.assign(window, { __seen: seen });
    new PerformanceObserver((list) => {
      for (const { startTime } of list.getEntries()) seen.paint = Math.max(seen.paint, startTime);
    }).observe({ type: 'largest-contentful-paint', buffered: true });
    // A name of its own: the types do not know the threshold.
    const presses = { type: 'event', durationThreshold: 16, buffered: true };
    new PerformanceObserver((list) => {
      // What a pointer that lies still passes over while the page begins is no interaction, and has no number of one.
      for (const entry of list.getEntries())
        if (Reflect.get(entry, 'interactionId')) seen.interaction = Math.max(seen.interaction, entry.duration);
    }).observe(presses);
  });
}

const collected = (page: Page): Promise<Collected> => page.evaluate(() => Reflect.get(window, '__seen') as Collected);

/** A first visit of the dashboard, with an empty cache, and a walk through the sidebar. */
export async function measureVisit(browser: Browser, url: string, session: SessionResponse): Promise<Visit> {
  const context = await browser.newContext({ viewport: { width: 1280, height: 800 } });
  // What a login leaves behind: the server hints the dashboard's code to this visitor.
  await context.addCookies([{ name: 'hub_hint', value: '1', url }]);
  const page = await context.newPage();
  await arriveLoggedIn(page, session);
  await collect(page);
  const client = await context.newCDPSession(page);
  await client.send('Network.enable');
  await client.send('Network.emulateNetworkConditions', NETWORK);
  await client.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  let bytes = 0;
  client.on('Network.loadingFinished', ({ encodedDataLength }) => (bytes += encodedDataLength));
  await page.goto(`${url}/dashboard`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  await page.waitForLoadState('networkidle');
  // The next input ends the measurement of the largest paint.
  const { paint } = await collected(page);
  const firstKilobytes = bytes / 1000;

  const times: number[] = [];
  for (const name of SCREENS) {
    times.push(
      await page
        .getByRole('navigation', { name: 'Main' })
        .getByRole('link', { name })
        .evaluate(async (link: HTMLElement) => {
          const before = document.querySelector('main h1')?.textContent;
          const started = performance.now();
          link.click();
          for (;;) {
            await new Promise((done) => requestAnimationFrame(done));
            const now = document.querySelector('main h1')?.textContent;
            if (now && now !== before) return performance.now() - started;
          }
        }),
    );
    await page.waitForLoadState('networkidle');
  }
  // A press of a real pointer, on screens that are there by now: `click()` of a script is no interaction.
  for (const name of SCREENS) {
    await page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name }).click();
    await page.waitForTimeout(300);
  }
  const { interaction } = await collected(page);
  await context.close();
  const screen = times.sort((a, b) => a - b)[Math.floor(times.length / 2)] ?? NaN;
  return { paint, interaction, screen, firstKilobytes, allKilobytes: bytes / 1000 };
}
