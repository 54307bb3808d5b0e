import { MadeTable } from '../../testing/made-table';
import { modelOf } from '../../testing/model-of';

const KINDS = ['lamp', 'chair', 'desk', 'shelf'] as const;
const RATES = { lamp: 1.45, chair: 7.2, desk: 19.9, shelf: 0.35 };

/** Repairs of a workshop: what is wasted costs what its kind costs, and the fee goes by class, but for some. */
async function repairs(seed: number, stray: number) {
  const table = new MadeTable(700, seed);
  const kind = (row: number) => String(table.columns.get('kind')?.[row]) as keyof typeof RATES;
  table
    .add('repair', (row) => `R${row}`)
    .add('kind', () => table.one(KINDS))
    .add('class', () => table.one(['A', 'B', 'C', 'D', 'E']))
    .add('parts wasted', () => table.between(1, 60))
    .add('cost', (row) =>
      Number((table.number('parts wasted', row) * RATES[kind(row)] * (table.random() < stray ? 1.1 : 1)).toFixed(2)),
    )
    .add('fee', (row) =>
      table.random() < stray ? 0 : ({ A: 40, B: 40, C: 65, D: 90, E: 130 }[String(table.columns.get('class')?.[row])] ?? 0),
    );
  return (await modelOf(table.csv())).algebra.filter((one) => one.kind === 'by-class');
}

test('a fee that goes by class, and a cost at the rate of its kind', async () => {
  expect(await repairs(1, 0)).toEqual([
    expect.objectContaining({ target: 'cost', of: 'parts wasted', by: 'kind' }),
    expect.objectContaining({ target: 'fee', of: null, by: 'class' }),
  ]);
});

test('a few exceptions leave a schedule what it is, and a rate none', async () =>
  expect(await repairs(2, 0.05)).toEqual([expect.objectContaining({ target: 'fee', of: null, by: 'class' })]));

test('what labels only lean to is fixed by none', async () => expect(await repairs(3, 0.3)).toEqual([]));

/** Orders of articles whose prices stray from those of the list by up to so much. */
async function orders(stray: number, prices: readonly number[]) {
  const table = new MadeTable(600, 9);
  table.add('order', (row) => `O${row}`).add('article', () => table.between(0, prices.length - 1));
  table.add('unit price', (row) => {
    const discount = table.random() < 0.06 ? 0.8 : 1 + stray * (2 * table.random() - 1);
    return Number(((prices[table.number('article', row)] ?? 0) * discount).toFixed(2));
  });
  table.add('pieces', () => table.between(1, 9));
  const named = table.csv().replaceAll(/^(O\d+),(\d)/gm, '$1,article $2');
  return (await modelOf(named)).algebra.filter((one) => one.kind === 'by-class');
}

test('prices stay close to that of their article, but for discounts', async () => {
  const found = expect.objectContaining({ target: 'unit price', of: null, by: 'article' });
  expect(await orders(0.03, [9.9, 24, 99, 310])).toEqual([found]);
  expect(await orders(0.2, [9.9, 24, 99, 310])).toEqual([]);
});

test('prices that differ by no more than they stray are no list', async () =>
  expect(await orders(0.03, [9.9, 10.2, 10.5, 10.8])).toEqual([]));

/** Visits of patients, each of whom has a height, a fee by class and a share of what the articles that were used cost. */
async function visits(named: { unit: string; figure: string }, heights: readonly number[]) {
  const table = new MadeTable(600, 4);
  table
    .add('visit', (row) => `V${row}`)
    .add(named.unit, () => `PT${1001 + 7 * table.between(0, heights.length - 1)}`)
    .add('class', () => table.one(['A', 'B', 'C']));
  const at = (row: number) => (Number(String(table.columns.get(named.unit)?.[row]).slice(2)) - 1001) / 7;
  table.add(named.figure, (row) => heights[at(row)] ?? 0).add('minutes', () => table.between(5, 90));
  return (await modelOf(table.csv())).algebra.filter((one) => one.kind === 'by-class');
}
// Two have one and the same.
const HEIGHTS = Array.from({ length: 24 }, (_, i) => 150 + ((Math.max(1, i) * 11) % 49));

test.each([
  ['patient id', 'height'],
  ['site', 'workers on site'],
  ['machine', 'power'],
  ['policy number', 'sum insured'],
])('what a thing has of its own is fixed by no list: %s and its %s', async (unit, figure) =>
  expect(await visits({ unit, figure }, HEIGHTS)).toEqual([]),
);

test('what a few plans come with is: they are a list', async () =>
  expect(await visits({ unit: 'plan', figure: 'seats' }, [5, 5, 20, 50, 100, 250])).toEqual([
    expect.objectContaining({ target: 'seats', of: null, by: 'plan' }),
  ]));

test('what a thing costs is: it is set by somebody', async () =>
  expect(await visits({ unit: 'article number', figure: 'list price' }, HEIGHTS)).toEqual([
    expect.objectContaining({ target: 'list price', of: null, by: 'article number' }),
  ]));
