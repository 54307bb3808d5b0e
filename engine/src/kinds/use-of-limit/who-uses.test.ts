import { COUNT } from '../../contracts/report/measure';
import type { Frame } from '../../insights/frame/frame';
import { TestLog } from '../../insights/judge/test-log';
import type { Column, Table } from '../../model';
import { handAbout } from '../../testing/hand-made-about';
import { handFacts } from '../../testing/hand-made-facts';
import { handFrame, handMeasure } from '../../testing/hand-made-frame';
import { handSaid } from '../../testing/hand-made-saying';
import { useOfLimit } from '.';
import { limitsIn } from './limited';
import { sayUse, type UseTold } from './say';
import { mineUse } from './use-of-limit';

const column = (name: string, mean: number, role = 'measure-additive') =>
  ({
    name,
    type: 'integer',
    role,
    unit: null,
    stats: { distinct: 40, min: 0, max: 40, mean, median: mean },
  }) as unknown as Column;
const COLUMNS = [column('firm', 0, 'identifier'), column('seats', 10), column('seats_used', 8)];
const names = (n: number) => Array.from({ length: n }, (_, row) => `F${row}`);

interface World {
  /** What is used of ten, by how many firms. */
  used: readonly (readonly [firms: number, used: number])[];
  columns?: Column[];
  model?: object;
  frame?: Partial<Frame>;
  price?: boolean;
}

function world({ used, columns = COLUMNS, model = {}, frame, price = false }: World) {
  const all = used.flatMap(([firms, own]) => Array<number>(firms).fill(own));
  const table = { columns, model: { shape: { kind: 'entity', key: ['firm'] }, columns: [], algebra: [], ...model } };
  const measures = [
    handMeasure('seats', all.map(() => 10)),
    handMeasure('seats_used', all),
    ...(price ? [handMeasure('each', all.map(() => 3)), handMeasure('worth', all.map(() => 30), { unit: 'EUR' })] : []),
  ];
  const made = handFrame('t', all.length, { measures, ...frame }, table as unknown as Partial<Table>);
  const cells = { firm: names(all.length), 'seats': all.map(() => 10), 'seats_used': all, each: all.map(() => 3), worth: all.map(() => 30) };
  return { made, cells, found: mineUse({ frame: made, log: new TestLog() }) };
} // prettier-ignore

const told = (given: World) => world(given).found.map(({ direction }) => direction);

test.each<[string, World, string[]]>([
  ['three of thirty go beyond it', { used: [[27, 8], [3, 11]] }, ['high']],
  ['two do', { used: [[28, 8], [2, 11]] }, []],
  ['there are too few firms', { used: [[26, 8], [3, 11]] }, []],
  ['five use less than three in ten', { used: [[25, 8], [5, 2]] }, ['low']],
  ['five use three in ten', { used: [[25, 8], [5, 3]] }, []],
  ['four use less', { used: [[26, 8], [4, 2]] }, []],
  ['some do each', { used: [[22, 8], [3, 12], [5, 1]] }, ['high', 'low']],
  ['two in five go beyond it', { used: [[18, 8], [12, 12]] }, ['high']],
  ['more do, and it bounds nothing', { used: [[17, 8], [13, 12]] }, []],
  ['one in thirty uses more than twice as much', { used: [[26, 8], [3, 11], [1, 21]] }, []],
  ['one in thirty uses twice as much', { used: [[26, 8], [3, 11], [1, 20]] }, ['high']],
  ['three in ten use little', { used: [[21, 8], [9, 2]] }, ['low']],
  ['more do, as is usual', { used: [[20, 8], [10, 2]] }, []],
  ['all use less than half of it', { used: [[25, 4], [5, 2]] }, []],
  ['those who use nothing use little', { used: [[25, 8], [5, 0]] }, ['low']],
  ['what is below nought is none', { used: [[25, 8], [5, -1]] }, []],
])('of what firms have: %s', (_, given, expected) => expect(told(given)).toEqual(expected)); // prettier-ignore

test('only what there is may be used little; a plan may be gone beyond', () => {
  const planned = [COLUMNS[0], column('planned_hours', 10), column('hours', 8)].flatMap((one) => one ?? []);
  const measures = (used: number[]) => [handMeasure('planned_hours', used.map(() => 10)), handMeasure('hours', used)];
  const of = (used: number[]) => told({ used: used.map((own) => [1, own] as const), columns: planned, frame: { measures: measures(used) } });
  expect(limitsIn(handFrame('t', 1, {}, { columns: planned }))).toEqual([{ actual: 'hours', target: 'planned_hours', is: 'plan' }]);
  expect(of([...Array<number>(27).fill(8), 11, 11, 11])).toEqual(['high']);
  expect(of([...Array<number>(25).fill(8), 2, 2, 2, 2, 2])).toEqual([]);
}); // prettier-ignore

test('what hardly anybody does is told as a broken rule', () => {
  const says = (part: string, whole: string) =>
    ({ rules: [{ says: { kind: 'part', part, whole } }] }) as unknown as Partial<Frame>;
  const used = [[22, 8], [3, 12], [5, 1]] as const; // prettier-ignore
  expect(told({ used, frame: says('seats_used', 'seats') })).toEqual(['low']);
  expect(told({ used, frame: says('seats_used', 'rooms') })).toEqual(['high', 'low']);
  expect(told({ used, frame: says('rooms', 'seats') })).toEqual(['high', 'low']);
});

test('those who have left have none any more', () => {
  const gone = { isThere: (row: number) => row >= 3, there: 'status <> 1' } as unknown as Frame['gone'];
  // The first three of them go beyond it.
  const { found } = world({ used: [[3, 12], [30, 8], [5, 1]], frame: { gone } }); // prettier-ignore
  expect(found.map(({ direction }) => direction)).toEqual(['low']);
  expect(found[0]?.sql).toContain('status <> 1');
});

const USED: World['used'] = [[22, 8], [3, 12], [5, 1]]; // prettier-ignore

test('both are told with the firms by name, those that it is most of first', async () => {
  const { found, cells, made } = world({ used: USED });
  const facts = await handFacts(cells, found);
  expect(facts).toMatchObject([
    { value: 3, n: 30, used: 36, of_all: 30 },
    { value: 5, n: 30, used: 5, of_all: 50 },
  ]);
  expect(facts.map(({ names: some }) => String(some).split('\n').length)).toEqual([3, 3]);
  const said = found.map((one, i) => handSaid(sayUse, one.told, facts[i] ?? {}, made)?.sentence);
  expect(said[0]).toMatch(/^“Seats used” is above “seats” in 3 of 30 rows, by 6 in all/);
  expect(said[0]).toContain('F22');
  expect(said[1]).toMatch(/^“Seats used” is below 30% of “seats” in 5 of 30 rows: 5 of 50 in all/);
  expect(found[0]).toMatchObject({
    kind: 'use-of-limit',
    subject: { filter: [{ column: 'seats_used', op: 'is not null', value: '' }], breakdown: null, measure: COUNT },
    leads: true,
    rows: { where: 'seats_used >= 0 AND seats > 0 AND seats_used > seats', beside: ['seats_used', 'seats'] },
    topics: ['use×seats_used×over'],
  });
  expect(found[1]?.topics).toEqual(['use×seats_used×little']);
});

test('what goes beyond it comes to its price, and what is paid for is what all of it comes to', async () => {
  const model = {
    columns: [{ name: 'each', quantity: 'price' }],
    algebra: [{ kind: 'product', target: 'worth', of: ['seats', 'each'] }],
  };
  const { found, cells, made } = world({ used: USED, model, price: true });
  const facts = await handFacts(cells, found);
  // Six seats at three each, and five firms that pay thirty each.
  expect(facts.map(({ money }) => money)).toEqual([18, 150]);
  expect(found.map(({ told: { money } }) => [money?.noun, money?.unit])).toEqual([['each', 'EUR'], ['worth', 'EUR']]); // prettier-ignore
  const said = found.map((one, i) => handSaid(sayUse, one.told, facts[i] ?? {}, made)?.sentence);
  expect(said[0]).toMatch(/by 6 in all \(.*18.* by each\)/);
  expect(said[1]).toMatch(/5 of 50 in all, with worth of .*150/);
  // Without arithmetic that says so nothing is known of money.
  expect(world({ used: USED, price: true }).found.map(({ told: { money } }) => money)).toEqual([null, null]);
});

test('a list that has no key names nobody', async () => {
  const { found, cells } = world({ used: USED, model: { shape: { kind: 'entity', key: [] } } });
  const [facts] = await handFacts(cells, found);
  expect(facts).toMatchObject({ value: 3, n: 30 });
  expect(facts?.names).toBeUndefined();
});

test.each([
  ['nobody', { value: 0, n: 30, used: 0, of_all: 0 }],
  ['everybody', { value: 30, n: 30, used: 36, of_all: 30 }],
  ['nobody knows how many', { n: 30, used: 36, of_all: 30 }],
])('of %s nothing is said', (_, facts) => {
  const use: UseTold = { actual: 'seats_used', target: 'seats', is: 'limit', side: 'over', group: null, money: null };
  expect(handSaid(sayUse, use, facts)).toBeNull();
});

describe('picture and advice', () => {
  const about = (direction: 'high' | 'low', value: number | null = 3, filter = 'seats_used') =>
    handAbout(world({ used: USED }).made, {
      kind: 'use-of-limit',
      direction,
      value,
      subject: { filter: [{ column: filter, op: 'is not null', value: '' }] },
    });

  test('firms are counted by how much of it they use, those that are told marked', async () => {
    const plan = useOfLimit.chart(about('high'));
    expect(plan).toMatchObject({ type: 'bar', title: 'Rows by seats used of seats', highlights: ['above 100%'], key: 'use-of-limit|seats_used|seats' });
    expect(useOfLimit.chart(about('low'))?.highlights).toEqual(['0 to 10%', '10 to 20%', '20 to 30%']);
    const counted = await handFacts(world({ used: USED }).cells, [{ sql: plan?.sql ?? '' } as never]);
    expect(counted[0]).toEqual({ x: '10 to 20%', y: 5 });
  }); // prettier-ignore

  test('they are asked, or settled with', () => {
    expect(useOfLimit.advise(about('high'))).toBe('Settle with these 3 rows what goes beyond “seats”, or raise it.');
    expect(useOfLimit.advise(about('low', 5))).toBe(
      'Ask at these 5 rows why so little of “seats” is used, before it is given up.',
    );
  });

  test('without a number, or where no column bounds it, there is neither', () => {
    expect(useOfLimit.advise(about('high', null))).toBeNull();
    expect(useOfLimit.advise(about('high', 3, 'rooms'))).toBeNull();
    expect(useOfLimit.chart(about('high', 3, 'rooms'))).toBeNull();
  });
});
