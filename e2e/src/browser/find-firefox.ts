import { installedFromDebian, namedProgram, systemProgram } from './system-programs';

const NAMES = ['firefox-esr', 'firefox'];
const PLACES = ['/Applications/Firefox.app/Contents/MacOS/firefox', 'C:\\Program Files\\Mozilla Firefox\\firefox.exe'];
/** What the setting says where a search has found none: no other process is to search again. */
const NONE = 'none';

export const NO_FIREFOX =
  'There is no Firefox here, and none could be installed: what is tested in both browsers was tested in Chromium alone. ' +
  'Install firefox-esr, or name a Firefox by FIREFOX_BIN.';

/** A Firefox for the tests: the one that `FIREFOX_BIN` names, the system's, or Debian's; null when there is none to be had. */
export function findFirefox(): string | null {
  if (process.env.FIREFOX_BIN === NONE) return null;
  const system = () => systemProgram(NAMES, PLACES);
  const found = namedProgram('FIREFOX_BIN') ?? system() ?? (installedFromDebian('firefox-esr') ? system() : undefined) ?? null;
  process.env.FIREFOX_BIN = found ?? NONE;
  return found;
}
