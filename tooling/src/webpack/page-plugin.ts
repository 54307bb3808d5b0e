import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler } from 'webpack';
import { FIRST_CHUNKS } from './first-load';

const PAGE = 'index.html';
/** Icons, pictures and descriptions of the product that other programs ask for by name. */
const PUBLIC = 'public';
/** Around the tags that load the application, in the page. */
export const APP_START = '<!--hub:app-->';
export const APP_END = '<!--/hub:app-->';
/** The font's part that holds the letters of English. */
const FONT = /inter-latin\.[0-9a-f]+\.woff2$/;

const isScript = (file: string): boolean => file.endsWith('.js') && !file.includes('hot-update');

/** All files of the first load at once: the browser must not find them one after the other. */
function tagsOf(compilation: Compilation): { styles: string[]; application: string[] } {
  const entry = compilation.entrypoints.get('main')?.getFiles() ?? [];
  const first = FIRST_CHUNKS.flatMap((name) => [...(compilation.namedChunks.get(name)?.files ?? [])]);
  const fonts = compilation.getAssets().flatMap(({ name }) => (FONT.test(name) ? [name] : []));
  return {
    styles: [
      ...fonts.map((file) => `<link rel="preload" as="font" type="font/woff2" href="/${file}" crossorigin="anonymous" />`),
      ...[...first, ...entry].filter((file) => file.endsWith('.css')).map((file) => `<link rel="stylesheet" href="/${file}" />`),
    ],
    application: [
      ...first.filter(isScript).map((file) => `<link rel="preload" as="script" href="/${file}" />`),
      ...entry.filter(isScript).map((file) => `<script defer src="/${file}"></script>`),
    ],
  };
}

/**
 * Writes the host's page from its template, with tags for the files of the first load, and the files of its public folder. (html-webpack-plugin compiles its
 * template in a child compiler, into which the federation plugin would put all provided modules.)
 */
export class PagePlugin {
  constructor(
    private readonly folder: string,
    /** HTML that stands before everything else in the head. */
    private readonly head = '',
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const publicFiles = readdirSync(join(this.folder, PUBLIC));
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'PagePlugin', stage }, () => {
        const { styles, application } = tagsOf(compilation);
        const tags = [...styles, APP_START, ...application, APP_END].join('\n    ');
        const html = readFileSync(join(this.folder, PAGE), 'utf8')
          .replace('<head>', () => `<head>${this.head}`)
          .replace('</head>', () => `  ${tags}\n  </head>`);
        compilation.emitAsset(PAGE, new sources.RawSource(html));
        for (const file of publicFiles) {
          compilation.emitAsset(`assets/${file}`, new sources.RawSource(readFileSync(join(this.folder, PUBLIC, file))));
        }
      });
      compilation.fileDependencies.addAll(
        [PAGE, ...publicFiles.map((file) => join(PUBLIC, file))].map((file) => join(this.folder, file)),
      );
    });
  }
}
