import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { chromium } from '@playwright/test';

const SYSTEM_NAMES = ['chromium', 'chromium-headless-shell', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const SYSTEM_PATHS = [
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const onPath = (name: string): string[] => (process.env.PATH ?? '').split(delimiter).map((folder) => join(folder, name));
const firstThere = (paths: string[]): string | undefined => paths.find((path) => existsSync(path));
const systemBrowser = (): string | undefined => firstThere([...SYSTEM_NAMES.flatMap(onPath), ...SYSTEM_PATHS]);

/** Debian's own package, where it may be installed. */
function installFromDebian(): string | undefined {
  if (process.getuid?.() !== 0 || !existsSync('/usr/bin/apt-get')) return undefined;
  const apt = (...args: string[]) =>
    execFileSync('apt-get', args, { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } });
  try {
    console.log('Installing chromium-headless-shell …');
    apt('update', '-qq');
    apt('install', '-y', '-qq', '--no-install-recommends', 'chromium-headless-shell');
  } catch {
    return undefined;
  }
  return systemBrowser();
}

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
  // An empty setting is none.
  const named = process.env.CHROME_BIN || undefined;
  if (named && !existsSync(named)) throw new Error(`CHROME_BIN names ${named}, which is not there.`);
  const found =
    named ?? firstThere([chromium.executablePath()]) ?? systemBrowser() ?? installFromDebian() ?? (await packagedBrowser());
  if (!found) throw new Error('The tests need a browser. Run: npx playwright install chromium');
  return found;
}
