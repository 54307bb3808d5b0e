import { fileURLToPath } from 'node:url';
import type { FileChooser, Locator, Page } from '@playwright/test';
import { newAccount } from '../fixtures/account';
import { expect, test } from '../fixtures/hub';
import { screenHeading } from '../fixtures/pages/screen-heading';

const TABLE = fileURLToPath(new URL('../../node_modules/vega-datasets/data/gapminder-health-income.csv', import.meta.url));
const MOST_STEPS = 60;

/** Walks with the Tab key until a control has the focus. */
async function tabTo(page: Page, control: Locator): Promise<void> {
  await expect(control).toBeVisible();
  for (let step = 0; step < MOST_STEPS; step += 1) {
    if (await control.evaluate((element) => element === document.activeElement)) return;
    await page.keyboard.press('Tab');
  }
  throw new Error(`The Tab key does not come to ${String(control)}.`);
}

async function fill(page: Page, control: Locator, text: string): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.type(text);
}

async function press(page: Page, control: Locator, key = 'Enter'): Promise<void> {
  await tabTo(page, control);
  await page.keyboard.press(key);
}

test('the whole journey goes without a mouse', async ({ page }) => {
  test.setTimeout(120_000);
  // Whatever the pointer would do is a mistake of this test.
  await page.addInitScript(() => {
    window.addEventListener('pointerdown', () => document.documentElement.setAttribute('data-pointer', ''), true);
  });
  // Awaited from the start: a browser that is told only with the press to hand its choosers over may have opened one before it hears.
  const choosers: FileChooser[] = [];
  page.on('filechooser', (chooser) => void choosers.push(chooser));
  const person = newAccount();
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: typeof name === 'string' });

  await test.step('signs up', async () => {
    await page.goto('/');
    await press(page, page.getByRole('link', { name: 'Get Started' }).first());
    // The link may load a page anew, whose focus is the browser's own.
    await expect(page.getByRole('heading', { level: 1, name: 'Create Account' })).toBeVisible();
    await fill(page, page.getByLabel('First name'), person.firstName);
    await fill(page, page.getByLabel('Last name'), person.lastName);
    await fill(page, page.getByLabel('Email'), person.email);
    await fill(page, page.getByRole('textbox', { name: 'Password', exact: true }), person.password);
    await fill(page, page.getByRole('textbox', { name: 'Confirm password' }), person.password);
    await press(page, page.getByRole('checkbox', { name: /agree/ }), 'Space');
    await press(page, button('Create Account'));
    await expect(page.getByRole('dialog', { name: 'Account Created Successfully!' })).toBeVisible();
    await press(page, button('Continue to dashboard'));
    await expect(screenHeading(page, /Welcome/)).toBeFocused();
  });

  await test.step('skips the navigation, and finds the upload by the palette', async () => {
    await page.reload();
    await expect(screenHeading(page, /Welcome/)).toBeVisible();
    await press(page, page.getByRole('link', { name: 'Skip to content' }));
    await expect(page.getByRole('main')).toBeFocused();
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('combobox')).toBeFocused();
    // All of it is seen on a laptop at 200 %, too.
    const usual = page.viewportSize() ?? { width: 1280, height: 800 };
    await page.setViewportSize({ width: 720, height: 450 });
    await expect(page.getByRole('dialog')).toBeInViewport({ ratio: 1 });
    await page.setViewportSize(usual);
    await page.keyboard.type('csv');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/dashboard\/upload$/);
  });

  await test.step('uploads a file and reads the report', async () => {
    await expect(button('Choose Files')).toBeFocused();
    await page.keyboard.press('Enter');
    await expect.poll(() => choosers.length).toBe(1);
    await choosers[0]?.setFiles(TABLE);
    await press(page, button('Analyze'));
    const report = page.getByRole('region', { name: 'Analysis Report' });
    await expect(report.getByRole('heading', { name: 'Analysis Report' })).toBeFocused({ timeout: 60_000 });
    await tabTo(page, report.getByRole('tab', { selected: true }));
    await page.keyboard.press('ArrowRight');
    await expect(report.getByRole('tab').nth(1)).toBeFocused();
    await expect(report.getByRole('tab').nth(1)).toHaveAttribute('aria-selected', 'true');
  });

  await test.step('deletes it', async () => {
    await press(page, page.getByRole('link', { name: 'Reports & Analytics' }));
    await expect(screenHeading(page, 'Reports & Analytics')).toBeFocused();
    await press(page, page.getByRole('article').first().getByRole('button', { name: 'View' }));
    await expect(page.getByRole('dialog', { name: 'Report Preview' })).toBeVisible();
    await page.keyboard.press('Escape');
    await expect(page.getByRole('article').first().getByRole('button', { name: 'View' })).toBeFocused();
    await press(page, page.getByRole('article').first().getByRole('button', { name: 'Delete' }));
    await press(page, page.getByRole('alertdialog').getByRole('button', { name: 'Delete' }));
    await expect(page.getByText('No reports found')).toBeVisible();
    // The list changes a moment before the dialog over it goes; keys pressed at a dialog open no palette.
    await expect(page.getByRole('alertdialog')).toHaveCount(0);
  });

  await test.step('logs out', async () => {
    await page.keyboard.press('Control+k');
    await expect(page.getByRole('dialog').getByRole('combobox')).toBeFocused();
    await page.keyboard.type('logout');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/login$/);
  });
  expect(await page.evaluate(() => document.documentElement.hasAttribute('data-pointer'))).toBe(false);
});
