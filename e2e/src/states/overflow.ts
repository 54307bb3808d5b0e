import type { Page } from '@playwright/test';

/** An open menu finds its new place within some frames, more of them on a busy machine. */
const SETTLED_MS = 3000;
const STEP_MS = 100;

/**
 * What makes the page or an open dialog scroll sideways at a width, in pixels; empty where all of it fits. Tables, code and charts
 * scroll within themselves, as they may.
 */
export async function overflow(page: Page, width: number, height: number): Promise<string[]> {
  await page.setViewportSize({ width, height });
  const until = Date.now() + SETTLED_MS;
  for (;;) {
    await page.evaluate(() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done))));
    const wide = await tooWide(page);
    if (wide.length === 0 || Date.now() > until) return wide;
    await page.waitForTimeout(STEP_MS);
  }
}

const tooWide = (page: Page): Promise<string[]> =>
  page.evaluate(() => {
    const root = document.documentElement;
    const dialogs = [...document.querySelectorAll('dialog[open], [role="dialog"], [role="alertdialog"]')];
    const boxes = dialogs.flatMap((dialog) => [dialog, ...dialog.children]);
    const wide = [root, ...boxes].filter((box) => box.scrollWidth > box.clientWidth && box.clientWidth > 1);
    // A dialog may have room for all that is in it, and be wider than the window.
    const beyond = dialogs.filter((dialog) => {
      const { left, right, width } = dialog.getBoundingClientRect();
      return width > 1 && (left < -1 || right > root.clientWidth + 1);
    });
    return [
      ...wide.map((box) => `${box.tagName} ${box.className}: ${box.scrollWidth} in ${box.clientWidth}`),
      ...beyond.map((dialog) => `${dialog.tagName} ${dialog.className} is wider than the window`),
    ];
  });
