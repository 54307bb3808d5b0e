import type { Page } from '@playwright/test';
import { arriveLoggedIn, signUp } from '../fixtures/account';
import { expect, test } from '../fixtures/releases/release-hub';
import { makeVariant, replaced } from '../fixtures/releases/remote-variant';
import { screenHeading } from '../fixtures/pages/screen-heading';

/** As hubs ship. */
const TTL_SECONDS = 5;
test.use({ ttlSeconds: TTL_SECONDS });

/** A build that was taken back is gone from every visible tab by then. */
const TAKEN_BACK_MS = 10_000;
const TABS = 8;
/** As long as the polls are counted. */
const COUNTED_MS = 20_000;
const TOLERANT = { minMounts: 100_000, hardFailures: 100_000 };
const AGENTS = 'mf-agents';
const TITLE = /title:\w+\("title"\)/;

const note = (page: Page) => page.getByText(/has a fault and has been taken back/);

test.afterEach(async ({ releases }) => {
  for (const remote of [AGENTS, 'mf-settings']) {
    const { rollout } = await releases.status(remote);
    if (rollout?.state === 'running') await releases.rollback(remote);
  }
});

test('eight visible tabs ask hardly more often than one, and all of them know within ten seconds', async ({
  context,
  page,
  member,
  releases,
}) => {
  test.setTimeout(150_000);
  const variant = await makeVariant(AGENTS, { version: '1.7.1' });
  await releases.publish(variant);
  await releases.start(AGENTS, variant.record.buildId, 10_000, TOLERANT);
  await page.goto('/dashboard');
  await expect(page.getByText(member.email)).toBeVisible();
  const tabs: Page[] = [];
  let polls = 0;
  for (let i = 0; i < TABS; i++) {
    const tab = await context.newPage();
    tab.on('request', (request) => {
      if (new URL(request.url()).pathname === '/api/discovery') polls++;
    });
    await tab.goto('/dashboard/agents');
    await expect(screenHeading(tab, 'AI Agents')).toBeVisible();
    tabs.push(tab);
  }
  polls = 0;
  await page.waitForTimeout(COUNTED_MS);
  // One tab alone asks every four to six seconds.
  expect(polls).toBeLessThanOrEqual(2 * (COUNTED_MS / 1000 / TTL_SECONDS));
  expect(polls).toBeGreaterThan(0);
  await releases.halt(AGENTS);
  const halted = Date.now();
  await Promise.all(tabs.map((tab) => expect(note(tab)).toBeVisible({ timeout: TAKEN_BACK_MS })));
  expect(Date.now() - halted).toBeLessThan(TAKEN_BACK_MS);
});

test('what somebody has put in stays until they change to the earlier build', async ({ page, member, releases }) => {
  const variant = await makeVariant('mf-settings', { version: '1.7.2' });
  const { buildId } = variant.record;
  await releases.publish(variant);
  await releases.start('mf-settings', buildId, 10_000, TOLERANT);
  await page.goto('/dashboard/settings');
  await expect(page.getByText(member.email).first()).toBeVisible();
  await page.getByLabel('First name').fill('Augusta');
  await releases.halt('mf-settings');
  await expect(note(page)).toBeVisible({ timeout: TAKEN_BACK_MS });
  await expect(page.getByLabel('First name')).toHaveValue('Augusta');
  const loaded = page.waitForRequest((request) => /\/remotes\/mf-settings\/(?!1\.7\.2)/.test(request.url()));
  await page.getByRole('button', { name: 'Change now' }).click();
  await loaded;
  await expect(page.getByLabel('First name')).toHaveValue(member.firstName);
  await expect(note(page)).toBeHidden();
});

test('a screen whose build fails others is exchanged where it stands, when nothing can be lost', async ({
  page,
  browser,
  hub,
  member,
  releases,
}) => {
  test.setTimeout(120_000);
  // Each signs up in a browser of their own, which is noted there: they are accounts, and older than the rollout.
  const colleagues = await Promise.all(
    ['one', 'two'].map(async () => {
      const context = await browser.newContext({ baseURL: hub.url });
      return { context, session: await signUp(context.request, hub.url) };
    }),
  );
  const variant = await makeVariant(AGENTS, {
    version: '1.7.3',
    edit: (text, file) =>
      file.startsWith('__federation_expose_remote.')
        ? replaced(text, TITLE, 'title:(()=>{if(location.search==="?boom")throw new Error("boom");return"New Agents"})()')
        : text,
  });
  await releases.publish(variant);
  await releases.start(AGENTS, variant.record.buildId, 10_000, { hardFailures: 2 });
  await page.goto('/dashboard/agents');
  await expect(page.getByText(member.email)).toBeVisible();
  await expect(screenHeading(page, 'New Agents')).toBeVisible();
  for (const { context, session } of colleagues) {
    const other = await context.newPage();
    await arriveLoggedIn(other, session);
    await other.goto('/dashboard/agents?boom');
    await expect(screenHeading(other, 'AI Agents')).toBeVisible();
    await other.goto('about:blank');
  }
  await expect.poll(async () => (await releases.status(AGENTS)).rollout?.state, { timeout: 20_000 }).toBe('halted');
  await expect(screenHeading(page, 'AI Agents')).toBeVisible({ timeout: TAKEN_BACK_MS });
  await expect(note(page)).toBeHidden();
});
