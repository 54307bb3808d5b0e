import type { Page } from '@playwright/test';

/**
 * What makes the page or an open dialog scroll sideways at a width, in pixels; empty where all of it fits. Tables, code and charts
 * scroll within themselves, as they may.
 */
export async function overflow(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  // An open menu finds its new place with the next frames.
  await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
  return page.evaluate(() => {
    const root = document.documentElement;
    const dialogs = [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]')];
    const boxes = dialogs.flatMap((dialog) => [dialog, ...dialog.children]);
    const wide = [root, ...boxes].filter((box) => box.scrollWidth > box.clientWidth && box.clientWidth > 1);
    return wide.map((box) => `${box.tagName} ${box.className}: ${box.scrollWidth} in ${box.clientWidth}`);
  });
}
