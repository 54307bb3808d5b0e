import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from '@playwright/test';
import type axe from 'axe-core';

/** The small form of axe, which a page reads in half the time. */
const SOURCE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/**
 * What axe finds fault with in a page, all of its rules or those named: the rule, the element, and what is wrong. A page that has been
 * looked at before is not told again what axe is, which would take as long as the looking.
 *
 * @throws when the page has a frame, into which axe would not look.
 */
export async function axeFindings(page: Page, rules?: string[]): Promise<string[]> {
  if (page.frames().length > 1) throw new Error('The page has a frame, into which axe does not look.');
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(SOURCE);
  return page.evaluate(async (only) => {
    const { axe: looks } = window as unknown as { axe: typeof axe };
    // Of what it finds no fault with only a first element is told: to name each of them takes as long as the looking.
    const { violations } = await looks.run(document, {
      resultTypes: ['violations'],
      // The size of what is pressed is asked of pages since WCAG 2.2, and by Lighthouse, but not by axe itself unless it is told to.
      rules: { 'target-size': { enabled: true } },
      ...(only && { runOnly: { type: 'rule', values: only } }),
    });
    return violations.flatMap(({ id, nodes }) =>
      nodes.map(({ target, failureSummary }) => `${id}: ${target.join(' ')} ${failureSummary}`),
    );
  }, rules);
}
