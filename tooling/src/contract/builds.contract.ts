import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { gzipSync } from 'node:zlib';
import * as z from 'zod/mini';
import { eventSchemas } from '@hub/shared/contracts/events';
import { integrityOf } from '../build/integrity-map';
import { valueImports } from '../libraries/value-imports';
import { DIST, inRoot, remoteNames } from '../workspace';
import { NOTICES_FILE } from '../webpack/notices-plugin';
import { currentBuild } from './current-build';

const ENTRY_LIMIT_BYTES = 5000;
const OWN_CODE_LIMIT_BYTES = 60_000;

const builds = remoteNames().map((name) => ({ name, ...currentBuild(name) }));
const codeOf = ({ folder, record }: (typeof builds)[number]) =>
  Object.keys(record.version.assets)
    .filter((file) => file.endsWith('.js'))
    .map((file) => readFileSync(join(folder, file)));

/** The libraries that a remote's sources import and the host does not provide, by their packages. */
function ownLibraries(name: string): string[] {
  const sources = readdirSync(inRoot(name, 'src'), { recursive: true, encoding: 'utf8' }).filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|(?:^|\/)testing\//.test(file),
  );
  const imports = sources.flatMap((file) => valueImports(readFileSync(inRoot(name, 'src', file), 'utf8'), file.endsWith('x')));
  const packages = imports.map((each) => /^(?:@[^/ ]+\/)?[^/ ]+/.exec(each)?.[0] ?? '');
  return [...new Set(packages)].filter((each) => !/^(?:\.|@hub$|@hub\/|react$|react-dom$)/.test(each));
}

const files = z.object({ sync: z.array(z.string()), async: z.array(z.string()) });
const manifestSchema = z.object({
  name: z.string(),
  metaData: z.object({ remoteEntry: z.object({ name: z.string() }) }),
  exposes: z.array(z.object({ name: z.string(), path: z.string(), assets: z.object({ js: files, css: files }) })),
});

test('there are remotes', () => expect(builds.length).toBeGreaterThan(0));

describe.each(builds)('$name', (build) => {
  const { name, folder, record } = build;

  test('is the build that its record says, file by file', () => {
    expect(record.name).toBe(name);
    for (const [file, integrity] of Object.entries(record.version.assets)) {
      expect([file, integrityOf(readFileSync(join(folder, file)))]).toEqual([file, integrity]);
    }
    expect(record.version.assets[record.entry]).toBeDefined();
    expect(record.version.assets['mf-manifest.json']).toBe(record.version.manifestIntegrity);
  });

  test('tells other programs by its manifest which files each of its exposed modules needs', () => {
    const manifest = manifestSchema.parse(JSON.parse(readFileSync(join(folder, 'mf-manifest.json'), 'utf8')));
    expect(manifest.name).toBe(record.container);
    expect(manifest.metaData.remoteEntry.name).toBe(record.entry);
    expect(manifest.exposes.map(({ path }) => path)).toEqual(record.expose);
    for (const { name: exposed, assets } of manifest.exposes) {
      const needed = [...assets.js.sync, ...assets.css.sync];
      expect(needed).toContainEqual(expect.stringMatching(new RegExp(`^__federation_expose_${exposed}\\.\\w+\\.js$`)));
      expect(needed).toContainEqual(expect.stringMatching(new RegExp(`^__federation_expose_${exposed}\\.\\w+\\.css$`)));
      for (const file of [...needed, ...assets.js.async, ...assets.css.async]) expect(record.version.assets[file]).toBeDefined();
    }
  });

  test('exposes what its routes name', () => {
    expect(record.expose[0]).toBe('./remote');
    for (const route of record.routes) expect(record.expose).toContain(route.expose ?? './remote');
  });

  test('names events that there are', () => {
    const { emits, listens } = record.version.events;
    for (const event of [...emits, ...listens]) expect(Object.keys(eventSchemas)).toContain(event);
  });

  test('carries no copy of what the host provides', () => {
    const code = codeOf(build).join('\n');
    // Texts that only these libraries hold: React's element symbol, the router's and the store's own errors.
    expect(code).not.toContain('react.transitional.element');
    expect(code).not.toContain('useRoutes() may be used only in the context of');
    expect(code).not.toContain('Features need a store made by createHubStore');
    expect(code).toContain(record.container);
  });

  test('is small', () => {
    expect(gzipSync(readFileSync(join(folder, record.entry))).length).toBeLessThanOrEqual(ENTRY_LIMIT_BYTES);
    const own = codeOf(build).reduce((sum, code) => sum + gzipSync(code).length, 0);
    expect(own).toBeLessThanOrEqual(OWN_CODE_LIMIT_BYTES);
  });

  test('carries the licences of what is in it', () => {
    const notices = readFileSync(join(folder, NOTICES_FILE), 'utf8');
    const named = [...notices.matchAll(/^((?:@[\w.-]+\/)?[\w.-]+) \d+\.\d+\.\d+\S* \([\w .-]+\)\n\n(?=\S)/gm)].map(
      ([, each]) => each,
    );
    expect(named).toEqual(expect.arrayContaining(ownLibraries(name)));
    expect(notices).not.toContain('@hub/');
  });

  test('can be fetched compressed', () => expect(existsSync(join(folder, `${record.entry}.br`))).toBe(true));
});

test('the shell carries the licences of what is in it', () => {
  const notices = readFileSync(join(DIST, 'shell', 'assets', NOTICES_FILE), 'utf8');
  for (const name of ['react', 'react-dom', '@fontsource-variable/inter', '@nivo/line']) {
    expect(notices).toMatch(new RegExp(`^${name} \\d.*\\((?:MIT|OFL-1.1)\\)$`, 'm'));
  }
});

test('no two remotes claim one path', () => {
  const paths = builds.flatMap(({ record }) => record.routes.map(({ path }) => path.toLowerCase()));
  expect(new Set(paths).size).toBe(paths.length);
});

describe('the shell', () => {
  const html = readFileSync(join(DIST, 'shell', 'index.html'), 'utf8');

  test('names the hash of every file that its page loads', () => {
    const tags = html.match(/<(?:script|link rel="stylesheet")[^>]+(?:src|href)="[^"]+"[^>]*>/g) ?? [];
    expect(tags.length).toBeGreaterThan(0);
    for (const tag of tags) {
      const file = /(?:src|href)="\/([^"]+)"/.exec(tag)?.[1] ?? '';
      expect(tag).toContain(integrityOf(readFileSync(join(DIST, 'shell', file))));
    }
  });

  test('lists all its files, and leaves the server its place', () => {
    const listed = JSON.parse(/id="hub-assets">([^<]+)</.exec(html)?.[1] ?? '{}') as Record<string, string>;
    expect(Object.keys(listed).some((file) => file.endsWith('.js'))).toBe(true);
    for (const [file, integrity] of Object.entries(listed)) {
      expect([file, integrityOf(readFileSync(join(DIST, 'shell', file)))]).toEqual([file, integrity]);
    }
    expect(html).toContain('<!--hub:head-->');
  });

  test('knows no remote', () => {
    for (const { name } of builds) expect(html).not.toContain(name);
  });
});
