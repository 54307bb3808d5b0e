import { handDimension, handFrame, handMeasure } from '../../testing/hand-made-frame';
import { LIMITS } from '../limits';
import { withoutFailed } from './came-to-nothing';

const text = (value: number) => `€${value}`;

/** What is told beside the sum of amounts whose rows stand as given. */
function told(states: readonly (string | null)[], amounts: readonly (number | null)[], header = 'status') {
  const amount = handMeasure('amount', amounts, { additive: true });
  const { sql, note } = withoutFailed(
    handFrame('t', states.length, { dimensions: [handDimension(header, states)] }),
    amount,
    text,
  );
  return sql === undefined ? null : { sql, note: note?.(0, { held: 70 }) };
}

test('of a total it is told what it comes to without what failed, a row whose status is not known among it', () => {
  const found = told(['paid', 'paid', 'failed', 'cancelled', null], [40, 30, 20, 10, 5]);
  expect(found?.sql).toBe(", sum(amount) FILTER (WHERE NOT coalesce(status = 'failed' OR status = 'cancelled', false)) AS held");
  expect(found?.note).toContain('failed');
  expect(found?.note).toContain('cancelled');
  expect(found?.note).toContain('€70');
});

const states = (n: number) => ['failed', ...Array.from({ length: n - 1 }, (_, i) => `state ${i}`)];
const ones = (n: number) => Array.from({ length: n }, () => 1);

test.each<[string, ...Parameters<typeof told>]>([
  ['the header asks for no end', ['paid', 'failed'], [60, 40], 'region'],
  ['nothing failed', ['paid', 'open'], [60, 40]],
  ['what was left off had been paid', ['Achieved', 'Withdrawn', 'Sans suite'], [60, 40, 20]],
  ['everything failed', ['failed', 'cancelled'], [60, 40]],
  ['there are too many labels to be states', states(LIMITS.mostStates + 1), ones(LIMITS.mostStates + 1)],
  ['what failed is no part that shows', ['paid', 'failed'], [1000, 4]],
  ['what failed has no amount', ['paid', 'failed'], [60, null]],
])('nothing where %s', (_, ...given) => expect(told(...given)).toBeNull());

test.each<[string, ...Parameters<typeof told>]>([
  ['as many labels as states may be', states(LIMITS.mostStates), ones(LIMITS.mostStates)],
  ['just such a part of it', ['paid', 'failed'], [995, 5]],
  ['amounts below 0', ['paid', 'failed'], [-60, -40]],
  ['a blank amount beside the others', ['paid', 'failed', 'paid'], [60, 40, null]],
  ['rows without a status, which are no part of what failed', ['paid', 'failed', null], [60, 40, -40]],
])('it is told of %s', (_, ...given) => expect(told(...given)).not.toBeNull());
