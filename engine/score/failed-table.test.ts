import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { bundleProgram } from '../src/testing/bundle-program';
import { DOMAINS } from './domains';
import { plantTable } from './plant-tables';

jest.setTimeout(60_000);

const score = async (folder: string): Promise<{ code: number; out: string }> => {
  const { path, remove } = await bundleProgram(join(__dirname, 'score.ts'));
  try {
    return await new Promise((done) => {
      execFile(process.execPath, [path, folder], (error, out) =>
        done({ code: typeof error?.code === 'number' ? error.code : 0, out }),
      );
    });
  } finally {
    await remove();
  }
};

test('a table that cannot be analysed is told, its effects count as missed, and the others are scored', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'hub-score-test-'));
  try {
    const [domain] = DOMAINS;
    if (!domain) throw new Error('no domain');
    const good = plantTable(1, domain, 'dominance', true, false);
    const entries = good.planted.map((entry) => ({ ...entry, value: null }));
    await writeFile(join(folder, good.file), good.csv);
    await writeFile(join(folder, 'broken.csv'), '');
    await writeFile(
      join(folder, 'planted.json'),
      JSON.stringify([...entries, ...entries.map((entry) => ({ ...entry, file: 'broken.csv' }))]),
    );
    const { code, out } = await score(folder);
    expect(code).toBe(1);
    expect(out).toMatch(/^FAILED {2}broken\.csv .*empty/m);
    expect(out).toContain('planted effects found: 1 of 2');
    expect(out).toContain('tables that could not be analysed: 1');
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
});
