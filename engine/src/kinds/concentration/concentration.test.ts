import { analyzeText, csvOf } from '../../testing/analyze-text';
import { verifyClaims } from '../../verify/verify-claims';

const SYLLABLES = ['Ar', 'Bel', 'Cor', 'Dun', 'El', 'Far', 'Gor', 'Hal', 'Is', 'Jun', 'Kar', 'Lom'];
const shop = (i: number) => `${SYLLABLES[i % 12] ?? ''}${(SYLLABLES[Math.floor(i / 12)] ?? '').toLowerCase()}`;
const told = async (csv: string) => {
  let found: string[] = [];
  await analyzeText(csv, async ({ document, storePath }) => {
    const own = document.claims.filter(({ kind }) => kind === 'concentration');
    expect((await verifyClaims({ ...document, claims: own }, storePath)).filter(({ outcome }) => outcome !== 'same')).toEqual([]);
    found = own.map(({ sentence }) => sentence);
  });
  return found;
};
const shops = (n: number, sales: (i: number) => number) =>
  csvOf(
    ['shop', 'sales_eur'],
    Array.from({ length: n }, (_, i) => [shop(i), sales(i)]),
  );

test('few things that hold half of a total are told by name, with what is usual', async () => {
  // Six of 120 have 6 × 1,900 of 6 × 1,900 + 114 × 50, and a little more.
  expect(await told(shops(120, (i) => (i % 20 === 7 ? 1900 + i : 50 + (i % 7))))).toEqual([
    '6 of the 120 shops account for 66% of all sales (€11,742 of €17,779): Lomis (€2,007), Dunhal (€1,987), Halfar (€1,967), Lomdun (€1,947), Duncor (€1,927) and one more; the median of the others is €53.',
  ]);
}, 60_000);

test.each<[string, string]>([
  ['ordinary unevenness', shops(120, (i) => Math.round(-100 * Math.log((i + 0.5) / 120)))],
  ['few things', shops(40, (i) => (i % 10 === 7 ? 1900 : 50))],
])(
  '%s is not',
  async (_, csv) => {
    expect(await told(csv)).toEqual([]);
  },
  60_000,
);

test('what rows belong to is told by its number of rows', async () => {
  // 60 customers; the first three have 40 orders each, the others two.
  const orders = Array.from({ length: 60 }, (_, i) => Array<number>(i < 3 ? 40 : 2).fill(i)).flat();
  const rows = orders.map((customer, i) => [5000 + ((i * 7919) % 4001), shop(customer), ['card', 'cash', 'bill'][i % 3] ?? '']);
  expect(await told(csvOf(['order_no', 'customer', 'paid_by'], rows))).toEqual([
    '3 of the 60 customers account for 51.3% of the orders (120 of 234): Arar (40), Belar (40) and Corar (40); the median of the others is 2.',
  ]);
}, 60_000);
