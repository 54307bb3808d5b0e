import { openBench, type Bench } from '../testing/temporary-file';

let bench: Bench;
beforeAll(async () => {
  bench = await openBench();
});
afterAll(() => bench.close());

test('labels that differ in case and blanks alone are one label, and it is said how many rows that are', async () => {
  const rows = Array.from(
    { length: 300 },
    (_, i) => `${i},${i % 29 === 0 ? 'PRESS 4' : i % 31 === 0 ? 'press  4' : i % 2 ? 'Press 4' : 'Lathe 2'}`,
  );
  const loaded = await bench.load(`run,place\n${rows.join('\n')}\n`);
  expect((await bench.rows('SELECT DISTINCT place FROM t ORDER BY 1')).flat()).toEqual(['Lathe 2', 'Press 4']);
  expect(loaded.columns[1]?.spelt).toEqual({ rows: 20, labels: 1, examples: [['PRESS 4', 'Press 4'], ['press  4', 'Press 4']] }); // prettier-ignore
  expect(await bench.rows('SELECT run::VARCHAR FROM t WHERE rowid = 29')).toEqual([['29']]);
});

test('units stay as they are', async () => {
  const rows = Array.from({ length: 100 }, (_, i) => `${i},${i % 20 ? 'mw' : 'MW'}`);
  const loaded = await bench.load(`n,unit\n${rows.join('\n')}\n`);
  expect(loaded.columns[1]?.spelt).toBeUndefined();
});

test('codes that are written in small letters, or with a blank, are the same, and others are not', async () => {
  const odd: Record<number, string> = { 0: 'xmas24', 1: 'XMAS 24', 2: 'XMAS25', 3: 'Xmas24' };
  const rows = Array.from(
    { length: 600 },
    (_, i) => `${i},${(i % 40 === 0 ? odd[(i / 40) % 4] : undefined) ?? (i % 2 ? 'XMAS24' : 'SPR24')}`,
  );
  await bench.load(`gift,Appeal Code\n${rows.join('\n')}\n`);
  expect((await bench.rows('SELECT DISTINCT "Appeal Code" FROM t ORDER BY 1')).flat()).toEqual(['SPR24', 'XMAS24', 'XMAS25', 'Xmas24']); // prettier-ignore
});

describe('a label with a bracket behind another one', () => {
  const KINDS = ['Oak', 'Ash', 'Lime', 'Rowan', 'Beech', 'Elm'];
  const read = async (beside: (kind: string, i: number) => string) => {
    const rows = Array.from({ length: 600 }, (_, i) => {
      const kind = (i % 37 === 0 ? (KINDS[i % 6] ?? '').toLowerCase() : KINDS[i % 6]) ?? '';
      return `${i},${i % 120 === 1 ? 'Ash (common)' : kind},${beside(kind, i)}`;
    });
    await bench.load(`tree,kind,beside\n${rows.join('\n')}\n`);
    return (await bench.rows("SELECT DISTINCT kind FROM t WHERE kind LIKE 'Ash%' ORDER BY 1")).flat();
  };
  test('is that one where another column of names calls both alike', async () =>
    expect(await read((kind, i) => (i % 120 === 31 ? 'Arbor' : `Arbor ${kind.toUpperCase()}`))).toEqual(['Ash']));
  test.each<[string, (kind: string, i: number) => string]>([
    ['it has another name there', (kind, i) => (i % 120 === 1 ? 'Arbor alia' : `Arbor ${kind}`)],
    ['it says what state both are in', (kind) => (kind === 'Ash' ? 'closed' : 'open')],
    ['nothing else says', (_, i) => ['North', 'South', 'West', 'East', 'Inner'][(i * 7) % 5] ?? ''],
  ])('is another where %s', async (_, beside) => expect(await read(beside)).toEqual(['Ash', 'Ash (common)']));
});
