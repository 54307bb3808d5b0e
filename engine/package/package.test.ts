import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { build } from 'esbuild';

const run = promisify(execFile);
const engine = join(__dirname, '..');
const root = join(engine, '..');

jest.setTimeout(240_000);

/** Where the tarball is unpacked, with what npm would install as this machine has it, and nothing else of this repository. */
let folder: string;
let manifest: { bin: Record<string, string>; dependencies: Record<string, string> };

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'hub-pack-'));
  const { stdout } = await run(process.execPath, [join(__dirname, 'pack.mjs'), folder]);
  await run('tar', ['-xzf', stdout.trim(), '-C', folder]);
  manifest = JSON.parse(readFileSync(join(folder, 'package/package.json'), 'utf8'));
  for (const name of Object.keys(manifest.dependencies)) {
    const place = join(folder, 'node_modules', name);
    mkdirSync(join(place, '..'), { recursive: true });
    symlinkSync(join(engine, 'node_modules', name), place);
  }
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test('it packs, and runs from the tarball where nothing of this repository is', async () => {
  const table = join(folder, 'stations.csv');
  writeFileSync(
    table,
    ['station,level', ...Array.from({ length: 60 }, (_, i) => `${i % 2 ? 'North' : 'South'},${i % 7}`)].join('\n'),
  );
  const bin = join(folder, 'package', manifest.bin['hub-analyze'] ?? '');
  const command = await run(process.execPath, [bin, table, '--format', 'json'], { cwd: folder, maxBuffer: 1 << 26 });
  expect(JSON.parse(command.stdout)).toMatchObject({ report: { title: 'Stations' }, tables: [{ rows: 60 }] });
  writeFileSync(
    join(folder, 'use.mjs'),
    `import { ENGINE_VERSION } from '${join(folder, 'package/dist/index.mjs')}'; console.log(ENGINE_VERSION);`,
  );
  const program = await run(process.execPath, [join(folder, 'use.mjs')]);
  const { version }: { version: string } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
  expect(program.stdout.trim()).toBe(version);
});

test('API.md is what the index says', async () => {
  await expect(run(process.execPath, [join(__dirname, 'write-api.mjs'), '--check'])).resolves.toMatchObject({ stderr: '' });
});

/** Stands between what one example prints and the next. */
const END = '-- end of the example --';
const EXAMPLE = /@example\n \* ```ts\n([^]*?) \* ```/g;
const examples = [...readFileSync(join(engine, 'src/index.ts'), 'utf8').matchAll(EXAMPLE)].map(([, code = '']) =>
  code.replace(/^ \* ?/gm, ''),
);

test('each function of the index has an example', () => expect(examples).toHaveLength(3));

describe('the examples', () => {
  /** Of each example in turn, run by what is published: they are translated, and run together. */
  let printed: string[] = [];

  beforeAll(async () => {
    examples.forEach((code, i) => writeFileSync(join(folder, `example-${i}.ts`), code));
    const each = examples.map((_, i) => `await import('./example-${i}'); console.log('${END}');`);
    writeFileSync(join(folder, 'all.ts'), [...each, 'export {};'].join('\n'));
    const outfile = join(folder, 'all.mjs');
    await build({
      entryPoints: [join(folder, 'all.ts')],
      outfile,
      alias: { '@hub/engine': join(folder, 'package/dist/index.mjs') },
      external: [join(folder, 'package/*')],
      bundle: true,
      platform: 'node',
      format: 'esm',
    });
    printed = (await run(process.execPath, [outfile], { cwd: root })).stdout.split(`${END}\n`);
  });

  test.each(examples.map((code, i) => ({ i, code })))('example $i prints what it says', ({ i, code }) => {
    const said = [...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, text]) => text);
    expect(said).not.toEqual([]);
    expect(printed[i]?.trim().split('\n')).toEqual(said);
  });
});
