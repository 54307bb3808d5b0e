import { buildId as buildIdSchema, type DiscoveryDocument } from '../contracts/releases/discovery';
import type { Override } from '../contracts/releases/override';
import { DEV_BUILD_ID } from './dev-build';

const LOCAL = new Set(['localhost', '127.0.0.1', '[::1]']);

/** Whether unlisted code may come from there at all: this machine, or the page's own origin. */
export function isOverrideBase(base: string, origin: string): boolean {
  if (!URL.canParse(base)) return false;
  const url = new URL(base);
  return /^https?:$/.test(url.protocol) && (url.origin === origin || LOCAL.has(url.hostname));
}

/** Why there is no override of what a developer has written. */
export type OverrideFault = 'no-remote' | 'no-build' | 'no-address' | 'elsewhere';

/**
 * Reads what a developer has written: a build id that the document lists, or the address of a build's folder. A folder that is named by a
 * build id holds that build, any other one a development server's.
 *
 * @param origin the page's own origin
 */
export function readOverride(
  document: DiscoveryDocument,
  remote: string,
  target: string,
  origin: string,
): Override | OverrideFault {
  const entry = document.remotes[remote];
  if (!entry) return 'no-remote';
  if (buildIdSchema.safeParse(target).success) {
    return entry.versions[target] ? { remote, buildId: target } : 'no-build';
  }
  const address = target.replace(/[?#].*$/, '').replace(/\/?$/, '/');
  if (!URL.canParse(address, origin)) return 'no-address';
  const base = new URL(address, origin).href;
  if (!isOverrideBase(base, origin)) return 'elsewhere';
  const folder = base.split('/').at(-2) ?? '';
  return { remote, buildId: buildIdSchema.safeParse(folder).success ? folder : DEV_BUILD_ID, base };
}
