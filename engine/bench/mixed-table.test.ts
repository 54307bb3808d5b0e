import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openEngine, type Engine } from '../src/duckdb/open-engine';
import { writeMixedTable } from './mixed-table';

describe('the benchmark’s table', () => {
  let folder: string;
  let engine: Engine;

  beforeAll(async () => {
    folder = await mkdtemp(join(tmpdir(), 'hub-bench-test-'));
    engine = await openEngine({ storePath: null, allowedDirectories: [folder] });
  });
  afterAll(async () => {
    await engine.close();
    await rm(folder, { recursive: true, force: true });
  });

  const write = async (name: string, rows: number): Promise<string[]> => {
    const path = join(folder, name);
    await writeMixedTable(engine.connection, path, rows);
    return (await readFile(path, 'utf8')).trim().split('\n');
  };

  it('has a header, the rows asked for and 18 columns', async () => {
    const [header = '', ...rows] = await write('a.csv', 3000);
    expect(header.split(',')).toHaveLength(18);
    expect(rows).toHaveLength(3000);
    expect(new Set(rows.map((row) => row.split(',').length))).toEqual(new Set([18]));
    expect(new Set(rows.map((row) => row.split(',')[0])).size).toBe(3000);
  });

  it('is the same on every run', async () => {
    expect(await write('b.csv', 500)).toEqual(await write('c.csv', 500));
  });

  it('leaves gaps and skews its prices', async () => {
    const [header = '', ...rows] = await write('d.csv', 3000);
    const column = (name: string) => rows.map((row) => row.split(',')[header.split(',').indexOf(name)] ?? '');
    const empty = column('satisfaction').filter((cell) => cell === '').length / rows.length;
    expect(empty).toBeGreaterThan(0.25);
    expect(empty).toBeLessThan(0.35);
    const prices = column('unit_price')
      .map(Number)
      .sort((a, b) => a - b);
    const mean = prices.reduce((sum, price) => sum + price, 0) / prices.length;
    expect(mean).toBeGreaterThan(1.3 * (prices[1500] ?? Infinity));
  });
});
