import { readFileSync, writeFileSync } from 'node:fs';

/** Marker in the template for what only the build knows. */
const MARKER = '<!--hub:build-->';
const LOADING_TAG =
  /<(?:script (?:defer|async) src|link rel="stylesheet" href|link rel="preload" as="(?:script|style)" href)="\/([^"]+)"/g;

/** Files that no browser checks by a hash. */
const UNCHECKED = /\.(?:html|png|svg|webmanifest)$/;

/**
 * Puts the hashes of all the shell's files into its page, and an `integrity` on the tags that load the first of them. The page is the
 * root of trust: it is never cached, and everything else is checked against it.
 */
export function finishHtml(path: string, assets: Record<string, string>): void {
  const html = readFileSync(path, 'utf8');
  if (!html.includes(MARKER)) throw new Error(`${path} lost its marker ${MARKER}.`);
  const files = Object.fromEntries(Object.entries(assets).filter(([file]) => !UNCHECKED.test(file)));
  const list = `<script type="application/json" id="hub-assets">${JSON.stringify(files)}</script>`;
  const protectedHtml = html.replace(LOADING_TAG, (tag, file: string) => {
    const integrity = files[file];
    if (!integrity) throw new Error(`The page names ${file}, which the build did not make.`);
    return `${tag} integrity="${integrity}" crossorigin="anonymous"`;
  });
  writeFileSync(path, protectedHtml.replace(MARKER, list));
}
