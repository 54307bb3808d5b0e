import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compiler } from 'webpack';

const PAGE = 'index.html';
const ICON = 'favicon.svg';

/**
 * Writes the host's page from its template, with tags for the entry's files, and its icon. (html-webpack-plugin compiles its template in
 * a child compiler, into which the federation plugin would put all provided modules.)
 */
export class PagePlugin {
  constructor(
    private readonly folder: string,
    /** HTML that stands before everything else in the head. */
    private readonly head = '',
  ) {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    const read = (file: string) => readFileSync(join(this.folder, file), 'utf8');
    compiler.hooks.thisCompilation.tap('PagePlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'PagePlugin', stage }, () => {
        const files = compilation.entrypoints.get('main')?.getFiles() ?? [];
        const tags = files.flatMap((file) => {
          if (file.endsWith('.css')) return `<link rel="stylesheet" href="/${file}" />`;
          return file.endsWith('.js') && !file.includes('hot-update') ? `<script defer src="/${file}"></script>` : [];
        });
        const html = read(PAGE)
          .replace('<head>', () => `<head>${this.head}`)
          .replace('</head>', () => `  ${tags.join('\n    ')}\n  </head>`);
        compilation.emitAsset(PAGE, new sources.RawSource(html));
        compilation.emitAsset(`assets/${ICON}`, new sources.RawSource(read(ICON)));
      });
      compilation.fileDependencies.addAll([join(this.folder, PAGE), join(this.folder, ICON)]);
    });
  }
}
