import type { Page } from '@playwright/test';
import { RawInput } from '../fixtures/pages/raw-input';
import { expect, test } from '../fixtures/releases/release-hub';
import { toldEvents } from '../fixtures/releases/told-events';
import { makeVariant, replaced, SHARED_REACT } from '../fixtures/releases/remote-variant';
import type { Hub } from '../fixtures/start-hub';
import { screenHeading } from '../fixtures/pages/screen-heading';

const REMOTE = 'mf-agents';
/** Within the first screen that this remote draws: evaluated in every render of the page's own component, as its own hooks are. */
const IN_RENDER = /title:\w+\("title"\)/;
/** What is seen within the page is told by then: ten seconds that count, up to thrice as long on a busy machine, four until a batch is sent. */
const TOLD_MS = 40_000;
/** A rollout that nothing halts: here the page alone is looked at. */
const TOLERANT = { minMounts: 100_000, hardFailures: 100_000 };

const busy = (ms: number) => `for(const until=performance.now()+${ms};performance.now()<until;);`;
const ENDLESS = 'const[n,set]=React.useState(0);React.useEffect(()=>set(n+1));';
const later = (work: string) => `React.useEffect(()=>{setTimeout(()=>{${work}},2000)},[]);`;

interface Fault {
  /** Code before the remote's own. */
  first?: string;
  /** What its screen does in each render. */
  hooks?: string;
  /** Rules after its own. */
  css?: string;
  /** What is told of it. */
  harm: RegExp;
}

/** The screen goes on answering, and the build before takes its place where it stands. */
const REPLACED: Record<string, Fault> = {
  'suspends without end': {
    hooks: 'React.use(new Promise(()=>{}));',
    harm: /never-shown: .*still busy after 8 s/,
  },
  // It may slip a screen in before it begins: then it is the missing idle moments that tell.
  'renders for 400 ms without end': { hooks: ENDLESS + busy(400), harm: /did not answer|no idle moment/ },
  'sets its state in every effect': { hooks: ENDLESS, harm: /frozen: .*no idle moment/ },
  'shows nothing': {
    hooks: 'React.useLayoutEffect(()=>{document.querySelector("#main h1").closest("#main>div>div").style.display="none"});',
    harm: /empty: .*shows nothing/,
  },
  'hides the sidebar by its styles': { css: 'aside{display:none!important}', harm: /landmarks: .*aside is hidden/ },
  'covers the sidebar': {
    css: '#main h1{position:fixed;inset:0;z-index:99}',
    harm: /landmarks: .*aside is covered/,
  },
  'holds the page up for ten seconds': { hooks: later(busy(10_000)), harm: /frozen: .*did not answer for 8 s/ },
  'calls the server a hundred times a second': {
    first: 'setInterval(()=>fetch("/api/agents").catch(()=>0),10);',
    harm: /flood: .*50 calls a second/,
  },
  'changes what everything builds on': {
    first: 'Array.prototype.map=((map)=>function(...all){return map.apply(this,all)})(Array.prototype.map);',
    harm: /globals: .*Array\.prototype\.map/,
  },
};

/** The page never answers again; the next one of the device is sound. */
const FROZEN: Record<string, Pick<Fault, 'first' | 'hooks'>> = {
  'never ends its first line': { first: 'for(;;);' },
  'never ends a later task': { hooks: later('for(;;);') },
};

let patch = 0;
const makeFault = ({ first = '', hooks, css = '' }: Partial<Fault>) =>
  makeVariant(REMOTE, {
    version: `1.5.${(patch += 1)}`,
    css,
    edit(text, file) {
      if (!file.startsWith('__federation_expose_remote.')) return text;
      const started = `${first}${text}`;
      return hooks ? replaced(started, IN_RENDER, `title:((React)=>{${hooks}})(${SHARED_REACT})??"AI Agents"`) : started;
    },
  });

const runs = (page: Page, buildId: string) =>
  page.evaluate((id) => performance.getEntriesByType('resource').some(({ name }) => name.includes(id)), buildId);

/** The dashboard works: another screen is a press away, and the remote's own shows the build before. */
async function expectWorking(page: Page): Promise<void> {
  const hand = await RawInput.on(page);
  const link = (name: string) => page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name });
  hand.press(await hand.aimAt(link('Settings')));
  await expect(screenHeading(page, 'Settings')).toBeVisible();
  hand.press(await hand.aimAt(link('AI Agents')));
  await expect(page.getByRole('main').getByText(/\d active agents?/)).toBeVisible();
}

/** What the server was told of a build, as it writes it down. */
const told = (hub: Hub, buildId: string, type: string) =>
  hub
    .log()
    .split('\n')
    .filter((line) => line.includes(buildId) && line.includes(`"type":"${type}"`));
/** What harm it was told of, each once: a page and its worker may both tell. */
const harms = (hub: Hub, buildId: string) => {
  const all = told(hub, buildId, 'harm').map((line) => {
    const text = (key: string) => new RegExp(`"${key}":"([^"]*)"`).exec(line)?.[1];
    return `${text('harm')}: ${text('reason')}`;
  });
  return [...new Set(all)];
};

test.afterEach(async ({ releases }) => {
  await releases.rollback(REMOTE);
});

/** One of each way to be seen; all of them by `pnpm e2e:canaries`. */
const CHOSEN = [
  'suspends without end',
  'shows nothing',
  'hides the sidebar by its styles',
  'calls the server a hundred times a second',
];
const isChosen = (name: string) => process.env.LONG_TESTS === '1' || CHOSEN.includes(name);

for (const [name, fault] of Object.entries(REPLACED).filter(([each]) => isChosen(each))) {
  test(`a canary that ${name} is seen, told of with its reason, and replaced`, async ({ page, hub, member, releases }) => {
    test.setTimeout(120_000);
    const variant = await makeFault(fault);
    const { buildId } = variant.record;
    await releases.publish(variant);
    await releases.start(REMOTE, buildId, 10_000, TOLERANT);
    await page.goto('/dashboard/agents');
    await expect(page.getByRole('navigation', { name: 'Main' }).or(page.getByText(member.email)).first()).toBeAttached();
    await expect.poll(() => harms(hub, buildId), { timeout: TOLD_MS }).toContainEqual(expect.stringMatching(fault.harm));
    await expect(page.getByRole('main').getByText(/\d active agents?/)).toBeVisible();
    await expect(page.getByText(member.email)).toBeVisible();
    await expectWorking(page);
    // Whichever page comes next on this device.
    await page.goto('/dashboard/agents');
    await expect(page.getByRole('main').getByText(/\d active agents?/)).toBeVisible();
    expect(await runs(page, buildId)).toBe(false);
  });
}

test('a canary whose every read the server refuses is seen, told of with its reason, and replaced', async ({
  page,
  hub,
  member,
  releases,
}) => {
  const variant = await makeFault({});
  const { buildId } = variant.record;
  await releases.publish(variant);
  await releases.start(REMOTE, buildId, 10_000, TOLERANT);
  // As if the build asked for what this server does not have.
  await page.route('**/api/agents', (route) =>
    route.fulfill({ status: 404, json: { code: 'not-found', detail: 'There is nothing here.', message: '' } }),
  );
  await page.goto('/dashboard/agents');
  await expect(page.getByText(member.email)).toBeVisible();
  await expect.poll(() => harms(hub, buildId), { timeout: TOLD_MS }).toEqual([expect.stringMatching(/calls-failed: .*agents/)]);
  await page.unroute('**/api/agents');
  await expectWorking(page);
});

for (const [name, fault] of Object.entries(FROZEN)) {
  test(`a canary that ${name} is known to the server, and the next page of the device is sound`, async ({
    page,
    context,
    hub,
    member,
    releases,
  }) => {
    test.setTimeout(120_000);
    const variant = await makeFault(fault);
    const { buildId } = variant.record;
    await releases.publish(variant);
    await releases.start(REMOTE, buildId, 10_000, TOLERANT);
    await page.goto('/dashboard/settings');
    await expect(page.getByText(member.email).first()).toBeVisible();
    const hand = await RawInput.on(page);
    hand.press(await hand.aimAt(page.getByRole('navigation', { name: 'Main' }).getByRole('link', { name: 'AI Agents' })));
    await expect
      .poll(() => harms(hub, buildId), { timeout: TOLD_MS })
      .toEqual([expect.stringMatching(/frozen: .*did not answer/)]);
    const next = await context.newPage();
    await next.goto('/dashboard/agents');
    await expect(next.getByRole('main').getByText(/\d active agents?/)).toBeVisible();
    expect(await runs(next, buildId)).toBe(false);
    await expectWorking(next);
    await page.close();
  });
}

test('the figures of a stay are told, and no harm, when a screen is only slow', async ({ page, context, member, releases }) => {
  const variant = await makeFault({ hooks: `React.useEffect(()=>{${busy(300)}},[]);` });
  const { buildId } = variant.record;
  await releases.publish(variant);
  await releases.start(REMOTE, buildId, 10_000, TOLERANT);
  const events = await toldEvents(context);
  const told = (type: string) => events.filter((event) => event.buildId === buildId && event.type === type);
  await page.goto('/dashboard/agents');
  await expect(page.getByText(member.email)).toBeVisible();
  await page.waitForTimeout(2000);
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect.poll(() => told('visit')).not.toEqual([]);
  const figures = told('visit')[0]?.figures;
  expect(figures?.longestTaskMs).toBeGreaterThanOrEqual(300);
  expect(figures?.calls).toBeGreaterThanOrEqual(1);
  expect(told('shown')).toHaveLength(1);
  expect(told('harm')).toEqual([]);
});

test('what a page holds at the end of a stay is told, and a leak shows in it', async ({ page, context, member, releases }) => {
  const variant = await makeFault({
    hooks: 'React.useEffect(()=>{const held=[];setInterval(()=>held.push(Array.from({length:1e5},Math.random)),50)},[]);',
  });
  const { buildId } = variant.record;
  await releases.publish(variant);
  await releases.start(REMOTE, buildId, 10_000, TOLERANT);
  const events = await toldEvents(context);
  const stays = (id: string) =>
    events.flatMap((event) => (event.buildId === id && event.figures ? [event.figures.memoryMb ?? 0] : []));
  await page.goto('/dashboard/agents');
  await expect(page.getByText(member.email)).toBeVisible();
  // Each piece takes .8 MB; fifty of them are more than the page had before, whatever of its own is thrown away until it is left.
  await page.waitForFunction(() => {
    const { memory } = performance as Performance & { memory?: { usedJSHeapSize: number } };
    return (memory?.usedJSHeapSize ?? 0) > 120e6;
  });
  await page.getByRole('link', { name: 'Settings' }).click();
  await expect.poll(() => stays(buildId)).toEqual([expect.any(Number)]);
  expect(stays(buildId)[0]).toBeGreaterThan(90);
  expect(events.filter(({ type }) => type === 'harm')).toEqual([]);
});
