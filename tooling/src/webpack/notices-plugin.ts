import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Compilation, Compiler, Module } from 'webpack';
import { readPackage } from '../workspace';

export const NOTICES_FILE = 'third-party-notices.txt';
const PACKAGE = /^(.*[\\/]node_modules[\\/](?:@[^\\/]+[\\/])?[^\\/.@][^\\/]*)[\\/]/;
const NOTICE = /^(?:licen[cs]e|copying|notice)(?:[.-].*)?$/i;

/** Files that went into a build, also those that were joined to one module. */
const filesOf = (modules: Iterable<Module>): string[] =>
  [...modules].flatMap((module) => {
    const parts = 'modules' in module && Array.isArray(module.modules) ? filesOf(module.modules) : [];
    const file = module.nameForCondition();
    return file === null ? parts : [...parts, file];
  });

/** Folders of the packages that these files are of. */
export const packagesAmong = (files: readonly string[]): string[] => [
  ...new Set(files.flatMap((file) => PACKAGE.exec(file)?.[1] ?? [])),
];

function noticeOf(folder: string): string {
  const { name, version, license } = readPackage(folder);
  const texts = readdirSync(folder)
    .filter((file) => NOTICE.test(file))
    .sort()
    .map((file) => readFileSync(join(folder, file), 'utf8').replaceAll('\r\n', '\n').trim());
  return [`${name} ${version}${license ? ` (${license})` : ''}`, ...texts].join('\n\n');
}

/** Folders of the packages whose code or fonts are in a build. */
export const bundledPackages = ({ modules }: Compilation): string[] => packagesAmong(filesOf(modules));

const noticesOf = (compilation: Compilation): string =>
  bundledPackages(compilation)
    .map(noticeOf)
    .sort()
    .join(`\n\n${'-'.repeat(80)}\n\n`);

/** Writes the licences of all packages whose code or fonts are in a build beside it, as they ask for: minified code carries none. */
export class NoticesPlugin {
  constructor(private readonly folder = '') {}

  apply(compiler: Compiler): void {
    const { Compilation, sources } = compiler.webpack;
    compiler.hooks.thisCompilation.tap('NoticesPlugin', (compilation) => {
      const stage = Compilation.PROCESS_ASSETS_STAGE_SUMMARIZE;
      compilation.hooks.processAssets.tap({ name: 'NoticesPlugin', stage }, () =>
        compilation.emitAsset(this.folder + NOTICES_FILE, new sources.RawSource(`${noticesOf(compilation)}\n`)),
      );
    });
  }
}
