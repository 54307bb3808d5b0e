import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';

const run = promisify(execFile);
const engine = join(__dirname, '..');
const root = join(engine, '..');
const sample = join(root, 'samples/support-tickets.csv');

jest.setTimeout(240_000);

test('it packs, and runs from the tarball where nothing of this repository is', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'hub-pack-'));
  try {
    const { stdout } = await run(process.execPath, [join(__dirname, 'pack.mjs'), folder]);
    await run('tar', ['-xzf', stdout.trim(), '-C', folder]);
    const manifest: { bin: Record<string, string>; dependencies: Record<string, string> } = JSON.parse(
      readFileSync(join(folder, 'package/package.json'), 'utf8'),
    );
    // What npm would install, as this machine has it.
    for (const name of Object.keys(manifest.dependencies)) {
      const place = join(folder, 'node_modules', name);
      mkdirSync(join(place, '..'), { recursive: true });
      symlinkSync(join(engine, 'node_modules', name), place);
    }
    const bin = join(folder, 'package', manifest.bin['hub-analyze'] ?? '');
    const command = await run(process.execPath, [bin, sample, '--format', 'json'], { cwd: folder, maxBuffer: 1 << 26 });
    expect(JSON.parse(command.stdout)).toMatchObject({ report: { title: 'Support tickets' }, tables: [{ rows: 4140 }] });
    writeFileSync(
      join(folder, 'use.mjs'),
      `import { ENGINE_VERSION } from '${join(folder, 'package/dist/index.mjs')}'; console.log(ENGINE_VERSION);`,
    );
    const program = await run(process.execPath, [join(folder, 'use.mjs')]);
    const { version }: { version: string } = JSON.parse(readFileSync(join(engine, 'package.json'), 'utf8'));
    expect(program.stdout.trim()).toBe(version);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
});

test('API.md is what the index says', async () => {
  await expect(run(process.execPath, [join(__dirname, 'write-api.mjs'), '--check'])).resolves.toMatchObject({ stderr: '' });
});

const EXAMPLE = /@example\n \* ```ts\n([^]*?) \* ```/g;
const examples = [...readFileSync(join(engine, 'src/index.ts'), 'utf8').matchAll(EXAMPLE)].map(([, code = '']) =>
  code.replace(/^ \* ?/gm, ''),
);

test('each function of the index has an example', () => expect(examples).toHaveLength(3));

test.each(examples)('the example prints what it says: %#', async (code) => {
  const file = join(__dirname, `example-${process.pid}.ts`);
  writeFileSync(file, code);
  try {
    const { stdout } = await run(process.execPath, ['--import', 'tsx', file], { cwd: root });
    expect(stdout.trim().split('\n')).toEqual([...code.matchAll(/console\.log\(.*\); \/\/ (.*)$/gm)].map(([, said]) => said));
  } finally {
    rmSync(file);
  }
});
