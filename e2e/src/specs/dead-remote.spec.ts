import type { Page, Route } from '@playwright/test';
import { expect, test } from '../fixtures/hub';
import { screenHeading } from '../fixtures/pages/screen-heading';

/** How a file does not come: its server is gone, has it no more, or never answers. */
const FAILURES: readonly (readonly [string, (route: Route) => Promise<void>])[] = [
  ['is refused', (route) => route.abort('connectionrefused')],
  ['is not found', (route) => route.fulfill({ status: 404, body: 'gone' })],
  ['hangs', () => Promise.resolve()],
];

/**
 * Files that do not come until the answer is called. What was asked for before stays without an answer: taking the route away would let go on
 * what hangs.
 */
async function withoutFiles(page: Page, files: string, fail: (route: Route) => Promise<void>): Promise<() => void> {
  let isDead = true;
  await page.route(files, (route) => (isDead ? fail(route) : route.fallback()));
  return () => void (isDead = false);
}

test.describe('a remote whose files do not come', () => {
  test('shows its own error panel, and the rest of the product works', async ({ page, member }) => {
    await page.route('**/remotes/mf-agents/**', (route) => route.abort());
    await page.goto('/dashboard/agents');

    const panel = page.getByRole('alert').filter({ hasText: 'AI Agents is not available right now' });
    await expect(panel).toBeVisible({ timeout: 20_000 });
    await expect(panel).toContainText('could not be loaded. The rest keeps working.');
    await expect(panel).toContainText('Incident');
    await expect(panel).toContainText('Agents (agents@hub.example)');

    await expect(page.getByText(member.email)).toBeVisible();
    await page.getByRole('link', { name: 'Settings' }).click();
    await expect(screenHeading(page, 'Settings')).toBeFocused();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(screenHeading(page, /Welcome/)).toBeVisible();
  });

  for (const [how, fail] of FAILURES) {
    for (const files of ['*.js', '__federation_expose_remote.*.js']) {
      test(`comes back with Retry once its files are there again: ${files} ${how}`, async ({ page, member, health }) => {
        expect(member.user.email).toContain('@');
        const heal = await withoutFiles(page, `**/remotes/mf-agents/**/${files}`, fail);
        await page.goto('/dashboard/agents');
        const retry = page.getByRole('button', { name: 'Retry' });
        await expect(retry).toBeVisible({ timeout: 20_000 });
        heal();
        await retry.click();
        await expect(screenHeading(page, 'AI Agents')).toBeVisible();
        // The browser says what was missing, as it should.
        health.problems.length = 0;
      });
    }
  }

  test('with exchanged bytes is refused', async ({ page, member, health }) => {
    expect(member.user.email).toContain('@');
    await page.route('**/remotes/mf-agents/**/remoteEntry.js', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()}\nwindow.__foreign = true;` });
    });
    await page.goto('/dashboard/agents');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate(() => Reflect.get(window, '__foreign') as unknown)).toBeUndefined();
    // The browser says why, as it should.
    expect(health.problems.some((problem) => /integrity/i.test(problem))).toBe(true);
    health.problems.length = 0;
  });
});

for (const [how, fail] of FAILURES) {
  test(`a screen that needs a file of the shell which ${how} blames no build, and comes back with Retry`, async ({
    page,
    member,
    health,
  }) => {
    expect(member.user.email).toContain('@');
    await page.goto('/dashboard/settings');
    await expect(screenHeading(page, 'Settings')).toBeVisible();
    // As after an update of the hub that has taken away what an open page still names.
    const heal = await withoutFiles(page, '**/assets/*.js', fail);
    await page.getByRole('link', { name: 'Data Upload' }).click();
    const panel = page.getByRole('alert').filter({ hasText: 'Data Upload is not available right now' });
    await expect(panel).toContainText('could not be loaded. The rest keeps working.', { timeout: 20_000 });
    expect(await page.evaluate(() => localStorage.getItem('hub.quarantine'))).toBeNull();
    heal();
    await page.getByRole('button', { name: 'Retry' }).click();
    await expect(screenHeading(page, 'Data Upload')).toBeVisible();
    // The browser says what was missing, as it should.
    health.problems.length = 0;
  });
}
