import { expect, test } from '../fixtures/hub';

test('a protected screen asks for the login before any protected remote is fetched', async ({ page }) => {
  const fetched: string[] = [];
  page.on('request', (request) => void fetched.push(new URL(request.url()).pathname));
  await page.goto('/dashboard/reports');
  await expect(page).toHaveURL(/\/login$/);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  expect(fetched.filter((path) => path.startsWith('/remotes/') && !path.startsWith('/remotes/mf-auth/'))).toEqual([]);
});

test('unknown addresses lead home', async ({ page }) => {
  await page.goto('/no/such/place');
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
    await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
    await expect(page.getByRole('link', { name, exact: true })).toHaveAttribute('aria-current', 'page');
  }
});

test('logging out ends the session in every tab and forgets where it was', async ({ page, member, context }) => {
  expect(member.token).not.toBe('');
  await page.goto('/dashboard/settings');
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const other = await context.newPage();
  await other.goto('/dashboard');
  await expect(other.getByRole('button', { name: 'Logout' })).toBeVisible();
  await page.getByRole('button', { name: 'Logout' }).click();
  await expect(page).toHaveURL(/\/login$/);
  await expect(other).toHaveURL(/\/login$/);
});

test('on a phone the sidebar is a drawer', async ({ page, member }) => {
  expect(member.token).not.toBe('');
  await page.setViewportSize({ width: 360, height: 720 });
  await page.goto('/dashboard');
  await page.getByRole('button', { name: 'Open menu' }).click();
  const drawer = page.getByRole('dialog', { name: 'Menu' });
  await drawer.getByRole('link', { name: 'AI Agents' }).click();
  await expect(page.getByRole('heading', { level: 1, name: 'AI Agents' })).toBeVisible();
  await expect(drawer).toBeHidden();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
