import { setTimeout } from 'node:timers/promises';
import type { Locator, Page } from '@playwright/test';
import { RawInput } from '../fixtures/pages/raw-input';
import { expect, test } from '../fixtures/releases/release-hub';
import type { Releases } from '../fixtures/releases/releases';
import { makeVariant, replaced } from '../fixtures/releases/remote-variant';

const REMOTE = 'mf-agents';
/** Within the first screen that this remote draws: evaluated in every render of the page's own component, as its own hooks are. */
const IN_RENDER = /title:\w+\("title"\)/;
/** The React that all remotes share, as a remote's own code has it. */
const REACT = 'Object.values(globalThis.__FEDERATION__.__INSTANCES__[0].shareScopeMap.default.react)[0].lib()';
const HELD_AT_ONCE = `${REACT}.startTransition(async()=>new Promise(()=>{}));`;
/** After a press the screen is another one within this time, whatever a remote does. */
const LIMIT_MS = 1000;
/** Whoever waits longer is not waited for. */
const GIVE_UP_MS = 10_000;
/** A rollout that nothing halts: what is broken here is not what telemetry counts. */
const TOLERANT = { minMounts: 100_000, hardFailures: 100_000 };

const busy = (ms: number) => `for(const until=performance.now()+${ms};performance.now()<until;);`;
const ENDLESS = 'const[n,set]=React.useState(0);React.useEffect(()=>set(n+1));';
const HELD = 'React.useEffect(()=>React.startTransition(async()=>new Promise(()=>{})),[]);';

/** What a remote's screen may do that keeps React busy for ever. */
const FAULTS = {
  'sets its state in every effect': ENDLESS,
  'renders for 400 ms without end': ENDLESS + busy(400),
  'begins an async transition that never ends': HELD,
  'suspends on a new promise for ever': 'React.use(new Promise((done)=>setTimeout(done)));',
  'does all of it at once': `${HELD}${ENDLESS}${busy(50)}const[s]=React.useState(()=>({}));if(n>3&&n%2)React.use(s.p??=Promise.resolve());`,
};

let patch = 0;
/** Gives everybody a build of the remote whose screen runs `hooks` whenever it is rendered, and `first` when its file is run. */
async function release(releases: Releases, hooks: string, first = ''): Promise<void> {
  const edit = (text: string, file: string) =>
    file.startsWith('__federation_expose_remote.')
      ? replaced(`${first}${text}`, IN_RENDER, `title:((React)=>{${hooks}})(${REACT})??"AI Agents"`)
      : text;
  const variant = await makeVariant(REMOTE, { version: `1.3.${(patch += 1)}`, edit });
  await releases.publish(variant);
  await releases.start(REMOTE, variant.record.buildId, 10_000, TOLERANT);
}

/** To be called before the press: answers, when it is asked, with the moment at which the screen with this heading was drawn. */
async function watchFor(page: Page, heading: string): Promise<() => Promise<number>> {
  await page.evaluate(
    ([name, limit]) => {
      const drawn = new Promise<number>((resolve) => {
        const look = () => {
          if (![...document.querySelectorAll('h1')].some(({ textContent }) => textContent.startsWith(name))) return;
          watch.disconnect();
          requestAnimationFrame(() => resolve(Date.now()));
        };
        const watch = new MutationObserver(look);
        watch.observe(document, { subtree: true, childList: true, characterData: true });
        look();
        window.setTimeout(() => resolve(Infinity), limit);
      });
      Reflect.set(window, '__drawn', drawn);
    },
    [heading, GIVE_UP_MS] as const,
  );
  return () => page.evaluate(() => Reflect.get(window, '__drawn') as Promise<number>);
}

/** Milliseconds from an input until the screen with this heading is drawn. */
async function timeTo(page: Page, heading: string, input: () => number | Promise<number>): Promise<number> {
  const drawn = await watchFor(page, heading);
  const pressed = await input();
  return (await drawn()) - pressed;
}

const link = (page: Page, name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });

/** Milliseconds from a press on it until the screen with this heading is drawn. */
async function timeFromPress(page: Page, hand: RawInput, target: Locator, heading: string): Promise<number> {
  const point = await hand.aimAt(target);
  return timeTo(page, heading, () => hand.press(point));
}

/** A tab at the broken screen, which has been at it for a while. */
async function arriveAtFault(page: Page, email: string): Promise<RawInput> {
  await page.goto('/dashboard/agents');
  await expect(page.getByText(email)).toBeVisible();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Agents' })).toBeAttached();
  await page.waitForTimeout(1000);
  return RawInput.on(page);
}

test.afterEach(async ({ releases }) => {
  await releases.rollback(REMOTE);
});

for (const [fault, hooks] of Object.entries(FAULTS)) {
  test(`a press on the sidebar changes the screen within a second while a remote ${fault}`, async ({
    page,
    member,
    releases,
  }) => {
    await release(releases, hooks);
    const hand = await arriveAtFault(page, member.email);
    expect(await timeFromPress(page, hand, link(page, 'Settings'), 'Settings')).toBeLessThan(LIMIT_MS);
    await expect(page.getByRole('heading', { level: 2, name: 'Profile' })).toBeVisible();
    // What an unmounted screen has left running holds nothing up either.
    expect(await timeFromPress(page, hand, link(page, 'Home'), 'Welcome')).toBeLessThan(LIMIT_MS);
    const inside = page
      .getByRole('main')
      .getByRole('link', { name: /upload/i })
      .first();
    expect(await timeFromPress(page, hand, inside, 'Data Upload')).toBeLessThan(LIMIT_MS);
  });
}

test('a press during one long task changes the screen within a second after it', async ({ page, member, releases }) => {
  const work = `()=>{${busy(2500)}window.__done=Date.now()}`;
  await release(releases, `React.useEffect(()=>window.addEventListener("work",()=>setTimeout(${work},100)),[]);`);
  const hand = await arriveAtFault(page, member.email);
  const point = await hand.aimAt(link(page, 'Settings'));
  const drawn = await watchFor(page, 'Settings');
  await page.evaluate(() => window.dispatchEvent(new Event('work')));
  await setTimeout(500);
  const pressed = hand.press(point);
  const shown = await drawn();
  const done = await page.evaluate(() => Reflect.get(window, '__done') as number);
  expect(done).toBeGreaterThan(pressed + 1000);
  expect(shown - done).toBeLessThan(LIMIT_MS);
});

for (const fault of ['sets its state in every effect', 'begins an async transition that never ends'] as const) {
  test(`palette, Back and Logout lead on within a second while a remote ${fault}`, async ({ page, member, releases }) => {
    await release(releases, FAULTS[fault]);
    expect(member.token).not.toBe('');
    await page.goto('/dashboard/settings');
    await expect(page.getByRole('heading', { level: 2, name: 'Profile' })).toBeVisible();
    const hand = await RawInput.on(page);
    hand.press(await hand.aimAt(link(page, 'AI Agents')));
    await expect(page.getByRole('heading', { level: 1, name: 'AI Agents' })).toBeAttached();
    await page.waitForTimeout(1000);
    expect(await timeTo(page, 'Settings', () => hand.back())).toBeLessThan(LIMIT_MS);

    hand.press(await hand.aimAt(link(page, 'AI Agents')));
    await page.waitForTimeout(1000);
    hand.key('k', 75, { modifiers: 2 });
    await expect(page.getByRole('combobox')).toBeFocused();
    await hand.type('data upload');
    expect(await timeTo(page, 'Data Upload', () => hand.key('Enter', 13, { text: '\r' }))).toBeLessThan(LIMIT_MS);

    hand.press(await hand.aimAt(link(page, 'AI Agents')));
    await page.waitForTimeout(1000);
    expect(await timeFromPress(page, hand, page.getByRole('button', { name: 'Logout' }), 'Sign In')).toBeLessThan(LIMIT_MS);
  });
}

test('a remote that holds up all transitions while its files are run is shown like any other', async ({
  page,
  member,
  releases,
}) => {
  await release(releases, '', HELD_AT_ONCE);
  await page.goto('/dashboard/agents');
  await expect(page.getByText(member.email)).toBeVisible();
  await expect(page.getByRole('main').getByText(/\d active agents?/)).toBeVisible({ timeout: 3000 });
});
