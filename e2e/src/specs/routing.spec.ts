import type { Page } from '@playwright/test';
import { expect, test } from '../fixtures/hub';
import { screenHeading } from '../fixtures/pages/screen-heading';

test('a protected screen asks for the login before any protected remote is fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname));
  await page.goto('/dashboard/reports');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fetched.filter((path) => path.startsWith('/remotes/') && !path.startsWith('/remotes/mf-auth/'))).toEqual([]);
});

test('unknown addresses lead home', async ({ page }) => {
  const answer = await page.goto('/no/such/place');
  expect(answer?.status()).toBe(404);
  await expect(page).toHaveURL('/');
});

test('unknown addresses under the dashboard lead to the dashboard, and the login leads a member there', async ({
  page,
  member,
}) => {
  await page.goto('/dashboard/nothing-here');
  await expect(page).toHaveURL(/\/dashboard$/);
  await expect(page.getByRole('link', { name: 'Home' })).toHaveAttribute('aria-current', 'page');
  await expect(page.getByText(member.email)).toBeVisible();
  for (const path of ['/login', '/signup', '/forgot-password']) {
    await page.goto(path);
    await expect(page).toHaveURL(/\/dashboard$/);
  }
});

test('each screen has its title and takes the focus to its heading', async ({ page, member }) => {
  expect(member.token).not.toBe('');
  await page.goto('/dashboard');
  for (const name of ['Data Upload', 'Reports & Analytics', 'AI Agents', 'Settings']) {
    await page.getByRole('link', { name, exact: true }).click();
    await expect(page).toHaveTitle(`${name} · Data Intelligence Hub`);
    await expect(screenHeading(page, name)).toBeFocused();
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
});

test('logging out ends the session in every tab and forgets where it was', async ({ page, member, context }) => {
  expect(member.token).not.toBe('');
  await page.goto('/dashboard/settings');
  await expect(screenHeading(page)).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
  for (const tab of [page, other])
    expect(await tab.evaluate(() => (history.state as { usr?: unknown } | null)?.usr ?? null)).toBeNull();
});

test('a logout lasts, also when the server is slow to say who is logged in', async ({ page, member }) => {
  expect(member.token).not.toBe('');
  const answered = page.waitForEvent('requestfinished', (request) => request.url().endsWith('/api/users/me'));
  let loggedOut: () => void = () => undefined;
  const afterLogout = new Promise<void>((resolve) => (loggedOut = resolve));
  await page.route('**/api/users/me', async (route) => {
    const response = await route.fetch();
    await afterLogout;
    await route.fulfill({ response });
  });
  await page.goto('/dashboard/agents');
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  loggedOut();
  await answered;
  await page.waitForTimeout(300);
  expect(await page.evaluate(() => ['token', 'userEmail', 'userFullName'].map((key) => localStorage.getItem(key)))).toEqual([
    null,
    null,
    null,
  ]);
});

const ENDED = 'Your session has ended. Please sign in again.';
const remembered = (tab: Page): Promise<unknown> =>
  tab.evaluate(() => (history.state as { usr?: { from?: unknown } } | null)?.usr?.from);

test('a session that the server has ended is over in every tab, and each tab goes on where it was', async ({
  page,
  member,
  context,
  request,
}) => {
  await page.goto('/dashboard/reports?source=csv');
  await expect(page.getByRole('heading', { name: 'Report History' })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard/settings');
  await expect(other.getByRole('heading', { name: 'Profile' })).toBeVisible();
  await request.post('/api/users/logout', { headers: { authorization: `Bearer ${member.token}` }, data: {} });
  // A tab that stands behind another draws no frames, and a press waits for some.
  await page.bringToFront();
  // It asks the server by itself then, and may know already.
  await page.getByRole('button', { name: 'Refresh' }).or(page.getByText(ENDED)).first().click();
  for (const [tab, origin] of [
    [page, '/dashboard/reports?source=csv'],
    [other, '/dashboard/settings'],
  ] as const) {
    await expect(tab).toHaveURL(/\/login$/);
    await expect(tab.getByText(ENDED)).toBeVisible();
    expect(await remembered(tab)).toBe(origin);
  }
  await other.bringToFront();
  await other.getByLabel('Email').fill(member.email);
  await other.getByRole('textbox', { name: 'Password' }).fill(member.password);
  await other.getByRole('button', { name: 'Sign In' }).click();
  await other.getByRole('button', { name: 'Continue to dashboard' }).click();
  // The tab that waits at the login is let in by the other one.
  await expect(page).toHaveURL(/\/dashboard\/reports\?source=csv$/);
  await expect(page.getByRole('heading', { name: 'Report History' })).toBeVisible();
  await expect(other).toHaveURL(/\/dashboard\/settings$/);
});

test('a token that ends while a screen is open ends the session, also after the computer slept', async ({ page, member }) => {
  expect(member.token).not.toBe('');
  await page.clock.install();
  await page.goto('/dashboard/agents');
  await expect(page.getByRole('heading', { name: 'AI Agents' })).toBeVisible();
  await page.clock.fastForward('13:00:00');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByText(ENDED)).toBeVisible();
  expect(await remembered(page)).toBe('/dashboard/agents');
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull();
});

test('on a phone the sidebar is a drawer', async ({ page, member }) => {
  expect(member.token).not.toBe('');
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'AI Agents' }).click();
  await expect(screenHeading(page, 'AI Agents')).toBeVisible();
  await expect(drawer).toBeHidden();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
