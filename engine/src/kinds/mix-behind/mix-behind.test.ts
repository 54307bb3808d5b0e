import { meanOf } from '../../contracts/report/measure';
import type { Dimension } from '../../insights/frame/frame';
import type { Table } from '../../model';
import { normalFrom, randomFrom } from '../../stats/distributions/random';
import { handFacts } from '../../testing/hand-made-facts';
import { handFinding } from '../../testing/hand-made-finding';
import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import type { Behind } from '../../insights/behind';
import { alikeSql, behindGroup } from './mix-behind';
import { againstLike } from './say-mix';

interface Row {
  group: string;
  by: string | null;
  value: number;
}

/** Rows of which the group goes with another column as told, and the value with one of them or both. */
function rowsOf(seed: number, { isOwn, level }: { isOwn: (by: number) => number; level: (by: number, own: boolean) => number }, rows = 900): Row[] {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  return Array.from({ length: rows }, () => {
    const by = Math.floor(3 * random());
    const own = random() < isOwn(by);
    return { group: own ? 'Ilse' : random() < 0.5 ? 'Tom' : 'Priya', by: ['Starter', 'Team', 'Business'][by] ?? '', value: level(by, own) + 10 * normal() };
  });
} // prettier-ignore

function behind(rows: readonly Row[], changes: Partial<Dimension> = {}, by = 'plan') {
  const found = behindOf(rows, changes, by);
  return found.isOthers ? found.mix : null;
}

function behindOf(rows: readonly Row[], changes: Partial<Dimension> = {}, by = 'plan') {
  const dimension = handDimension('owner', rows.map((row) => row.group)); // prettier-ignore
  const dimensions = [dimension, handDimension(by, rows.map((row) => row.by), changes)]; // prettier-ignore
  const values = Float64Array.from(rows, ({ value }) => value);
  const code = dimension.labels.indexOf('Ilse');
  return behindGroup(handFrame('t', rows.length, { dimensions }), { dimension, code, values, measure: meanOf('mrr') });
}

const mostlyLarge = (by: number) => [0.05, 0.2, 0.8][by] ?? 0;
const byPlan = (by: number) => [40, 200, 900][by] ?? 0;
const SEEDS = [1, 2, 3, 4, 5, 6];

test.each<[string, (seed: number) => Row[], boolean]>([
  ['of the plan alone', (seed) => rowsOf(seed, { isOwn: mostlyLarge, level: byPlan }), true],
  ['that the group turns round within each plan', (seed) => rowsOf(seed, { isOwn: mostlyLarge, level: (by, own) => byPlan(by) - (own ? 30 : 0) }), true],
  ['of a group that has one plan only', (seed) => rowsOf(seed, { isOwn: (by) => (by === 2 ? 0.5 : 0), level: byPlan }), true],
  ['of the group itself', (seed) => rowsOf(seed, { isOwn: mostlyLarge, level: (_, own) => (own ? 300 : 100) }), false],
  ['of a plan that all have alike', (seed) => rowsOf(seed, { isOwn: () => 0.3, level: (by, own) => byPlan(by) / 10 + (own ? 30 : 0) }), false],
  ['of both, of which most is the group’s', (seed) => rowsOf(seed, { isOwn: (by) => [0.2, 0.3, 0.4][by] ?? 0, level: (by, own) => byPlan(by) / 30 + (own ? 60 : 0) }), false],
])('a difference %s comes with the mix: %#', (_, rows, comes) => expect(SEEDS.map((seed) => behind(rows(seed)) !== null)).toEqual(SEEDS.map(() => comes))); // prettier-ignore

/** Each firm does the work of one trade, two of the trades have two firms; work of the first takes longer. */
function tradesmen(seed: number, { alone }: { alone: boolean }): boolean {
  const random = randomFrom(seed);
  const normal = normalFrom(random);
  const rows = Array.from({ length: 900 }, () => {
    const trade = Math.floor(3 * random());
    const firm = trade === 0 && alone ? 'Ilse' : random() < 0.5 ? `First of ${trade}` : `Second of ${trade}`;
    return { firm: firm === 'First of 0' ? 'Ilse' : firm, trade: ['roof', 'locks', 'paint'][trade] ?? '', days: (trade === 0 ? 22 : 5) + normal() };
  });
  const dimension = handDimension('firm', rows.map(({ firm }) => firm)); // prettier-ignore
  const dimensions = [dimension, handDimension('trade', rows.map(({ trade }) => trade))]; // prettier-ignore
  const values = Float64Array.from(rows, ({ days }) => days);
  return behindGroup(handFrame('t', rows.length, { dimensions }), { dimension, code: dimension.labels.indexOf('Ilse'), values, measure: meanOf('days') }).without !== null;
} // prettier-ignore

test.each([true, false])('who alone has such rows has no like: %s', (alone) =>
  expect(SEEDS.map((seed) => tradesmen(seed, { alone }))).toEqual(SEEDS.map(() => alone)),
);

const FRAME = handFrame('t', 900);
const ROWS = rowsOf(7, { isOwn: mostlyLarge, level: byPlan });

test.each<[string, Partial<Dimension>, string]>([
  ['how rows end', { outcome: true }, 'plan'],
  ['what is known afterwards', {}, 'refund reason'],
  [
    'what is answered on a scale',
    { column: { name: 'tools', type: 'text', role: 'ordered-category' } as Dimension['column'] },
    'tools',
  ],
  ['a column of too many labels', { distinct: 41 }, 'plan'],
])('%s lies behind nothing', (_, changes, by) => expect(behind(ROWS, changes, by)).toBeNull());

test('what each label of a column has one figure of comes with the mix of these, and what the group itself fixes does not', () => {
  const rows = ROWS.map((row) => ({ ...row, value: byPlan(['Starter', 'Team', 'Business'].indexOf(row.by ?? '')) }));
  const [owner, plan] = [handDimension('owner', rows.map(({ group }) => group)), handDimension('plan', rows.map(({ by }) => by))]; // prettier-ignore
  const byClass = (by: string) => ({ kind: 'by-class', target: 'mrr', of: null, by, held: { rows: 900, off: 0, of: 'table' } }) as const;
  const found = (by: string) => {
    const frame = handFrame('t', rows.length, { dimensions: [owner, plan] }, { model: { algebra: [byClass(by)] } as unknown as Table['model'] });
    const values = Float64Array.from(rows, ({ value }) => value);
    return behindGroup(frame, { dimension: owner, code: owner.labels.indexOf('Ilse'), values, measure: meanOf('mrr') }).mix?.left;
  };
  expect(found('plan')).toBe(0);
  expect(found('owner')).toBeUndefined();
}); // prettier-ignore

test.each([0, 0.5])('a column that is known of %d of the group’s rows lies behind nothing of it', (part) => {
  const random = randomFrom(3);
  expect(behind(ROWS)).not.toBeNull();
  expect(behind(ROWS.map((row) => (row.group === 'Ilse' && random() >= part ? { ...row, by: null } : row)))).toBeNull();
});

test('the query gives what others come to with the same mix', async () => {
  const mix = behind(ROWS);
  const columns = { owner: ROWS.map(({ group }) => group), plan: ROWS.map(({ by }) => by), mrr: ROWS.map(({ value }) => value) };
  const sql = `SELECT 1 AS value${alikeSql(FRAME, mix, "owner = 'Ilse'", handMeasure('mrr', []))} FROM t LIMIT 1`;
  const [facts] = await handFacts(columns, [handFinding({ kind: 'group-difference', sql })]);
  expect(facts?.alike).toBeCloseTo(mix?.alike ?? NaN, 6);
  const facts600 = { value: 700, baseline: 200, alike: 600 };
  const against = (own: Behind | undefined, told = facts600) => againstLike(FRAME, own, told, 'others', (value) => `€${value}`);
  expect(against(behindOf(ROWS))).toEqual({
    base: 600,
    name: { only: 'the others with the same mix of plan' },
    after: ['As they are, the others come to €200.'],
  });
  expect(against(behindOf(ROWS), { ...facts600, alike: 800 })).toBeNull();
  expect(against(undefined)).toEqual({ base: 200, name: 'others', after: [] });
  expect(alikeSql(FRAME, null, '', handMeasure('mrr', []))).toBe('');
});
