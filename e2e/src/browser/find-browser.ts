import { chromium } from '@playwright/test';
import { firstThere, installedFromDebian, namedProgram, systemProgram } from './system-programs';

/** First the one that has no window to draw: its pages take a third less of the machine. */
const NAMES = ['chromium-headless-shell', 'chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const PLACES = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];
const systemBrowser = (): string | undefined => systemProgram(NAMES, PLACES);

async function packagedBrowser(): Promise<string | undefined> {
  if (process.platform !== 'linux' || process.arch !== 'x64') return undefined;
  // The package unpacks the libraries that it brings along only where it believes to be in that runtime.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs20.x';
  try {
    const { default: packaged } = await import('@sparticuz/chromium');
    return await packaged.executablePath();
  } catch {
    return undefined;
  }
}

/**
 * A browser for the tests: the one that `CHROME_BIN` names, Playwright's own, the system's, Debian's, or one from the registry.
 *
 * @throws with what to do when there is none.
 */
export async function findBrowser(): Promise<string> {
  const found =
    namedProgram('CHROME_BIN') ??
    firstThere([chromium.executablePath()]) ??
    systemBrowser() ??
    (installedFromDebian('chromium-headless-shell') ? systemBrowser() : undefined) ??
    (await packagedBrowser());
  if (!found) throw new Error('The tests need a browser. Run: npx playwright install chromium');
  return found;
}
