import { expect, test } from '../fixtures/hub';

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
    await expect(page.getByRole('heading', { level: 1, name: 'Settings' })).toBeFocused();
    await page.getByRole('link', { name: 'Home' }).click();
    await expect(page.getByRole('heading', { level: 1, name: /Welcome/ })).toBeVisible();
  });

  test('comes back with Retry once its files are there again', async ({ page, member }) => {
    expect(member.user.email).toContain('@');
    await page.route('**/remotes/mf-agents/**', (route) => route.abort());
    await page.goto('/dashboard/agents');
    const retry = page.getByRole('button', { name: 'Retry' });
    await expect(retry).toBeVisible({ timeout: 20_000 });
    await page.unroute('**/remotes/mf-agents/**');
    await retry.click();
    await expect(page.getByRole('heading', { level: 1, name: 'AI Agents' })).toBeVisible();
  });

  test('with exchanged bytes is refused', async ({ page, member, health }) => {
    expect(member.user.email).toContain('@');
    await page.route('**/remotes/mf-agents/**/remoteEntry.js', async (route) => {
      const answer = await route.fetch();
      await route.fulfill({ response: answer, body: `${await answer.text()}\nwindow.__foreign = true;` });
    });
    await page.goto('/dashboard/agents');
    await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible({ timeout: 20_000 });
    expect(await page.evaluate(() => Reflect.get(window, '__foreign'))).toBeUndefined();
    // The browser says why, as it should.
    expect(health.problems.some((problem) => /integrity/i.test(problem))).toBe(true);
    health.problems.length = 0;
  });
});
