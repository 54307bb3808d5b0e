import { inlinedJson } from './inlined-json';

/** Well-formed, and the hash of nothing: the browser refuses whatever comes under it. */
const NOTHING_MATCHES = `sha384-${'A'.repeat(64)}`;

const hashes = new Map<string, string>();
const folders = new Set<string>();
const absolute = (url: string): string => new URL(url, document.baseURI).href;

/** Adds a file that may be loaded, and the hash that it must have. */
export const listAsset = (url: string, integrity: string): void => void hashes.set(absolute(url), integrity);
/** Lets every file below an address be loaded, unchecked: a developer's own build. */
export const listFolder = (base: string): void => void folders.add(absolute(base));

const isInFolder = (url: string): boolean => [...folders].some((folder) => absolute(url).startsWith(folder));
export const isListed = (url: string): boolean => hashes.has(absolute(url)) || isInFolder(url);

/** Integrity of a file that is about to be loaded. Fails closed: an unlisted one gets a hash that nothing matches. */
export const integrityOf = (url: string): string => hashes.get(absolute(url)) ?? (isInFolder(url) ? '' : NOTHING_MATCHES);

/** Lists the shell's own files, and lets every build's loader ask (`tooling/src/webpack/integrity-plugin.ts`). */
export function installAssetLedger(): void {
  const own = inlinedJson('hub-assets');
  if (typeof own === 'object' && own !== null) {
    for (const [file, integrity] of Object.entries(own)) if (typeof integrity === 'string') listAsset(`/${file}`, integrity);
  }
  for (const script of document.querySelectorAll<HTMLScriptElement>('script[src][integrity]'))
    listAsset(script.src, script.integrity);
  Object.assign(window, { __hubIntegrity__: integrityOf });
}
