import { expect, type Page } from '@playwright/test';
import { openBaseParts } from '../fixtures/pages/base-parts';
import type { ScreenState } from './state';

async function press(page: Page, name: string): Promise<void> {
  await openBaseParts(page);
  await page.getByRole('button', { name, exact: true }).click();
}

/** The parts of which every screen is made: each in its states, with words that are short and that are too long. */
export const basePartStates: readonly ScreenState[] = [
  { name: 'base-parts', who: 'visitor', open: openBaseParts },
  {
    name: 'base-parts-mirrored',
    who: 'visitor',
    async open(page) {
      await openBaseParts(page);
      await page.evaluate(() => {
        document.dir = 'rtl';
      });
    },
  },
  {
    // Only the text grows (WCAG 1.4.4): half of the width is looked at as well, where each of its lines has a quarter of the letters.
    name: 'base-parts-large-text',
    who: 'visitor',
    only: 'wide',
    async open(page) {
      await openBaseParts(page);
      await page.evaluate(() => {
        document.documentElement.style.fontSize = '200%';
      });
    },
  },
  {
    name: 'base-parts-forced-colours',
    who: 'visitor',
    async open(page) {
      await openBaseParts(page);
      await page.emulateMedia({ forcedColors: 'active' });
    },
  },
  {
    name: 'base-parts-menu',
    who: 'visitor',
    async open(page) {
      await press(page, 'Closed menu');
      await expect(page.getByRole('menu')).toBeVisible();
    },
  },
  {
    name: 'base-parts-dialog',
    who: 'visitor',
    async open(page) {
      await press(page, 'Open a dialog');
      await expect(page.getByRole('dialog')).toBeVisible();
    },
  },
  {
    name: 'base-parts-question',
    who: 'visitor',
    async open(page) {
      await press(page, 'Ask a question');
      await expect(page.getByRole('alertdialog')).toBeVisible();
    },
  },
  {
    name: 'base-parts-toasts',
    who: 'visitor',
    async open(page) {
      await press(page, 'Show toasts');
      await expect(page.getByRole('alert').filter({ hasText: 'Revenue' }).last()).toBeVisible();
    },
  },
];
