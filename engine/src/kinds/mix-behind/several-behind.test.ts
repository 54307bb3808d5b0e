import { rateOf } from '../../contracts/report/measure';
import { randomFrom } from '../../stats/distributions/random';
import { handFacts } from '../../testing/hand-made-facts';
import { handFinding } from '../../testing/hand-made-finding';
import { handDimension, handFrame } from '../../testing/hand-made-frame';
import { alikeSql, behindGroup } from './mix-behind';

/**
 * Customers of three channels and two ways to pay, of whom the small plan has most of the worst of both; a third column has nothing to do with either.
 * Who leaves goes by channel and pay, and as told by the plan itself.
 */
function customers(seed: number, ofPlan: number, rows = 3000) {
  const random = randomFrom(seed);
  return Array.from({ length: rows }, () => {
    const [channel, pay] = [random() < 0.25 ? 'Ads' : random() < 0.5 ? 'Shop' : 'Friends', random() < 0.75 ? 'monthly' : 'yearly'];
    const small = random() < (channel === 'Ads' ? 0.6 : 0.25) * (pay === 'monthly' ? 1.1 : 0.7);
    const leaves = (channel === 'Ads' ? 0.35 : 0.12) * (pay === 'monthly' ? 1.2 : 0.1) + (small ? ofPlan : 0);
    return { plan: small ? 'Small' : random() < 0.6 ? 'Middle' : 'Large', channel, pay, land: random() < 0.7 ? 'AT' : 'DE', left: random() < leaves ? 'Yes' : 'No' };
  });
} // prettier-ignore

function smallOf(rows: ReturnType<typeof customers>) {
  const plan = handDimension('plan', rows.map((row) => row.plan)); // prettier-ignore
  const others = (['channel', 'pay', 'land'] as const).map((column) => handDimension(column, rows.map((row) => row[column]))); // prettier-ignore
  const values = Float64Array.from(rows, ({ left }) => Number(left === 'Yes'));
  return behindGroup(handFrame('t', rows.length, { dimensions: [plan, ...others] }), { dimension: plan, code: plan.labels.indexOf('Small'), values, measure: rateOf('left', 'Yes') });
} // prettier-ignore

const SEEDS = [1, 2, 3, 4, 5, 6];

test('what two columns make together is theirs, and both are named', () => {
  const found = SEEDS.map((seed) => smallOf(customers(seed, 0)));
  expect(found.map(({ isOthers }) => isOthers)).toEqual(SEEDS.map(() => true));
  expect(found.map(({ mix }) => mix?.by.map(({ noun }) => noun).toSorted())).toEqual(SEEDS.map(() => ['channel', 'pay']));
});

test('of what is the group’s own as well it is said what the others come to with its mix', () => {
  const found = SEEDS.map((seed) => smallOf(customers(seed, 0.12)));
  expect(found.map(({ isOthers, weight }) => [isOthers, weight])).toEqual(SEEDS.map(() => [false, 1]));
  expect(found.filter(({ mix }) => mix !== null && mix.left > 0.5 && mix.left < 0.8).length).toBeGreaterThan(3);
});

test('the query gives what others come to with the same mix of both', async () => {
  const rows = customers(1, 0);
  const { mix } = smallOf(rows);
  const column = (of: keyof (typeof rows)[number]) => rows.map((row) => row[of]);
  const columns = { plan: column('plan'), channel: column('channel'), pay: column('pay'), gone: rows.map(({ left }) => Number(left === 'Yes')) };
  const sql = `SELECT 1 AS value${alikeSql(handFrame('t', rows.length), mix, "plan = 'Small'", { kind: 'column', columns: ['gone'], sql: 'gone' })} FROM t LIMIT 1`;
  const [facts] = await handFacts(columns, [handFinding({ kind: 'rate-difference', sql })]);
  expect(facts?.alike).toBeCloseTo(mix?.alike ?? NaN, 6);
}); // prettier-ignore
