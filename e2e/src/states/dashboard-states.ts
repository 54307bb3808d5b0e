import { expect, type Page } from '@playwright/test';
import type { ScreenState } from './state';

const heading = (page: Page, name: string | RegExp) => expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

/** Answers of the server that do not come while the state is looked at. */
const never = (page: Page, path: string) => page.route(path, () => undefined);

/** Home, agents, settings and what the shell itself shows. */
export const dashboardStates: readonly ScreenState[] = [
  {
    name: 'home-empty',
    who: 'newcomer',
    async open(page) {
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Make your first report' })).toBeVisible();
    },
  },
  {
    name: 'home',
    who: 'member',
    async open(page) {
      await page.goto('/dashboard');
      await expect(page.getByRole('heading', { name: 'Recent Activity' })).toBeVisible();
      await expect(page.getByText(/Last run/).first()).toBeVisible();
    },
  },
  {
    name: 'home-loading',
    who: 'member',
    async open(page) {
      await never(page, '**/api/users/reports/analytics');
      await never(page, '**/api/agents');
      await page.goto('/dashboard');
      await heading(page, /Welcome/);
    },
  },
  {
    name: 'home-failed',
    who: 'member',
    async open(page) {
      await page.route('**/api/users/reports/analytics', (route) => route.abort());
      await page.goto('/dashboard');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
  {
    name: 'menu',
    who: 'member',
    only: 'narrow',
    async open(page) {
      await page.goto('/dashboard');
      await heading(page, /Welcome/);
      await page.getByRole('button', { name: 'Open menu' }).click();
      await expect(page.getByRole('dialog', { name: 'Menu' })).toBeVisible();
    },
  },
  {
    name: 'palette',
    who: 'member',
    async open(page) {
      await page.goto('/dashboard');
      await heading(page, /Welcome/);
      await page.keyboard.press('Control+k');
      await expect(page.getByRole('option', { name: /Support tickets/ })).toBeVisible();
    },
  },
  {
    name: 'palette-none-found',
    who: 'member',
    async open(page) {
      await page.goto('/dashboard');
      await heading(page, /Welcome/);
      await page.keyboard.press('Control+k');
      await page.getByRole('combobox').fill('no such thing');
      await expect(page.getByText('Nothing found. Try another word.').first()).toBeVisible();
    },
  },
  {
    name: 'screen-loading',
    who: 'member',
    async open(page) {
      await never(page, '**/remotes/mf-agents/**');
      // The page's load would wait for what never comes.
      await page.goto('/dashboard/agents', { waitUntil: 'commit' });
      await expect(page.getByRole('status').filter({ hasText: 'Loading' })).toBeAttached();
    },
  },
  {
    name: 'screen-unavailable',
    who: 'member',
    async open(page) {
      await page.route('**/remotes/mf-agents/**', (route) => route.abort());
      await page.goto('/dashboard/agents');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
  {
    name: 'agents-unused',
    who: 'newcomer',
    async open(page) {
      await page.goto('/dashboard/agents');
      await expect(page.getByRole('region', { name: 'System Status' })).toBeVisible();
    },
  },
  {
    name: 'agents',
    who: 'member',
    async open(page) {
      await page.goto('/dashboard/agents');
      await expect(page.getByRole('region', { name: 'System Status' })).toBeVisible();
    },
  },
  {
    name: 'agents-details',
    who: 'member',
    async open(page) {
      await page.goto('/dashboard/agents');
      await expect(page.getByRole('region', { name: 'System Status' })).toBeVisible();
      for (const card of await page.getByRole('article').all()) await card.getByRole('button', { name: /Recent runs/ }).click();
      await expect(page.getByText(/rows/).first()).toBeVisible();
    },
  },
  {
    name: 'agents-loading',
    who: 'member',
    async open(page) {
      await never(page, '**/api/agents');
      await page.goto('/dashboard/agents');
      await heading(page, 'AI Agents');
    },
  },
  {
    name: 'agents-failed',
    who: 'member',
    async open(page) {
      await page.route('**/api/agents', (route) => route.abort());
      await page.goto('/dashboard/agents');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
  {
    name: 'settings',
    who: 'member',
    async open(page) {
      await page.goto('/dashboard/settings');
      await expect(page.getByRole('list', { name: 'Sessions' })).toBeVisible();
    },
  },
  {
    name: 'settings-unverified',
    who: 'newcomer',
    async open(page) {
      await page.goto('/dashboard/settings');
      await expect(page.getByRole('list', { name: 'Sessions' })).toBeVisible();
    },
  },
  {
    name: 'settings-errors',
    who: 'member',
    async open(page) {
      await page.goto('/dashboard/settings');
      await page.getByLabel('First name').fill('');
      await page.getByRole('button', { name: 'Save Name' }).click();
      await page.getByRole('textbox', { name: 'New password', exact: true }).fill('short');
      await page.getByRole('button', { name: 'Change Password' }).click();
      await page.getByRole('button', { name: 'Change Email' }).click();
      await expect(page.getByText('Password is required').first()).toBeVisible();
    },
  },
  {
    name: 'settings-delete-account',
    who: 'member',
    async open(page) {
      await page.goto('/dashboard/settings');
      await page.getByRole('button', { name: 'Delete my account and data' }).click();
      await expect(page.getByRole('dialog').or(page.getByRole('alertdialog'))).toBeVisible();
    },
  },
  {
    name: 'settings-loading',
    who: 'member',
    async open(page) {
      await never(page, '**/api/users/settings');
      await page.goto('/dashboard/settings');
      await heading(page, 'Settings');
    },
  },
  {
    name: 'settings-failed',
    who: 'member',
    async open(page) {
      await page.route('**/api/users/settings', (route) => route.abort());
      await page.goto('/dashboard/settings');
      await expect(page.getByRole('button', { name: 'Retry' })).toBeVisible();
    },
  },
];
