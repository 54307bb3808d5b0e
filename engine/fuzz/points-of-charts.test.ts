import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { analyze } from '../src/analyze';
import { csvOf, seeded } from '../src/kinds/made-up-rows';
import { wrongPoints } from '../src/verify/testing/number-from-rows';

jest.setTimeout(120_000);

const TOWNS = ['Oslo', 'Lyon', 'Turin', 'Ghent', 'Porto', 'Graz', 'Bern', 'Cork'];
const GOODS = ['chairs', 'lamps', 'tables', 'sofas', 'shelves', 'beds', "children's desks", 'mirrors'];

/** Orders of which each town prefers a good, and whose weight goes with their length. */
function orders(): string {
  const random = seeded(3);
  const rows = Array.from({ length: 1200 }, (_, i) => {
    const town = Math.floor(8 * random());
    const good = random() < 0.5 ? town : Math.floor(8 * random());
    const length = 40 + 160 * random();
    return [i + 1, TOWNS[town] ?? '', GOODS[good] ?? '', length.toFixed(3), (length / 7 + 4 * random()).toFixed(3)];
  });
  return csvOf(['order_id', 'town', 'goods', 'length_cm', 'weight_kg'], rows);
}

/** Things with names, two of them alike in figures. */
const rivers = (): string =>
  csvOf(
    ['river', 'length_km', 'countries'],
    ['Danube', 'Rhine', 'Elbe', 'Vistula', 'Loire', 'Tagus', 'Meuse', 'Ebro', 'Oder', 'Rhône', 'Seine', 'Po', 'Garonne', 'Weser'].map(
      (river, i) => [river, 2850 - 167 * Math.min(i, 12), 1 + (i % 5)],
    ),
  ); // prettier-ignore

function months(): string {
  const random = seeded(5);
  const rows = Array.from({ length: 84 }, (_, i) => [
    `${2017 + Math.floor(i / 12)}-${String(1 + (i % 12)).padStart(2, '0')}-01`,
    (200 + 4 * i + 20 * random()).toFixed(1),
  ]);
  return csvOf(['month', 'price'], rows);
}

async function pointsOf(text: string): Promise<{ drawn: string[]; wrong: string[] }> {
  const folder = await mkdtemp(join(tmpdir(), 'hub-points-'));
  try {
    const [path, storePath] = [join(folder, 'table.csv'), join(folder, 'store.duckdb')];
    await writeFile(path, text);
    const { document } = await analyze({ inputs: [{ kind: 'csv', path, name: 'table.csv' }], sourceType: 'csv', storePath });
    const drawn: string[] = [];
    const wrong: string[] = [];
    for (const chart of document.charts) {
      const found = await wrongPoints([chart], storePath);
      const kind = document.claims.find(({ id }) => id === chart.claim)?.kind ?? '';
      if (found.points > 0) drawn.push(`${chart.type} of ${kind}`);
      wrong.push(...found.wrong);
    }
    return { drawn, wrong };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

test.each([
  ['orders', orders(), ['heatmap of association', 'scatter of correlation']],
  ['things with names', rivers(), ['bar of ranking']],
  ['a series', months(), ['line of course']],
])('points of charts of %s open their own rows, and these give what is drawn', async (_, text, kinds) => {
  const { drawn, wrong } = await pointsOf(text);
  expect(wrong).toEqual([]);
  expect(drawn).toEqual(expect.arrayContaining(kinds));
});
