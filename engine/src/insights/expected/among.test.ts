import type { Column } from '../../model';
import type { TableModel } from '../../contracts/table/table-model';
import { handFrame } from '../../testing/hand-made-frame';
import { isWhole, nextOf, type Among } from './among';

const among = (changes: Partial<Among> = {}): Among => ({ member: 'a', sql: '', share: false, told: 1, designs: new Map(), ...changes }); // prettier-ignore

test('of few members the figure stands as it is seen, and the farthest may be called so', () => {
  const next = nextOf(among(), [['a', 100, 20, 25], ['b', 100, 10, 25], ['c', 100, 11, 25]]); // prettier-ignore
  expect(next).toMatchObject({ value: 20, farthest: true });
  expect(nextOf(among({ member: 'c' }), [['a', 100, 20, 25], ['b', 100, 10, 25], ['c', 100, 11, 25]])?.farthest).toBe(false); // prettier-ignore
});

test('a small member that stands out among many by chance is not the farthest the next time', () => {
  const usual = Array.from({ length: 10 }, (_, i) => [`u${i}`, 400, 10 + (i % 3), 25]);
  const next = nextOf(among(), [['a', 10, 15, 25], ['z', 400, 14.5, 25], ...usual]);
  expect(next?.value).toBeLessThan(14);
  expect(next?.farthest).toBe(false);
});

test('rows that belong to units are worth fewer', () => {
  const rows = [['a', 100, 20, 25], ['b', 100, 10, 25]]; // prettier-ignore
  const half = (designs: Among['designs']) => {
    const [low, high] = nextOf(among({ designs }), rows)?.interval ?? [0, 0];
    return (high - low) / 2;
  };
  // 4 times the variance, and 10 units for 100 rows.
  expect(half(new Map([['a', { effect: 4, units: 10 }]])) / half(new Map())).toBeCloseTo((2 * 2.262157) / 1.984217, 4);
});

test('a share stays between none and all', () => {
  const next = nextOf(among({ share: true }), [['a', 20, 1, 0], ['b', 100, 0.5, 0.25]]); // prettier-ignore
  expect(next?.interval[1]).toBe(1);
  expect(next?.interval[0]).toBeGreaterThan(0.7);
});

test.each<[string, Among, (number | string | null)[][]]>([
  ['whose family is empty', among(), []],
  ['that is not among them', among({ member: 'x' }), [['a', 100, 20, 25]]],
  ['that has no spread', among(), [['a', 100, 20, 0], ['b', 100, 10, 25]]],
])('nothing is expected of a member %s', (_, of, rows) => expect(nextOf(of, rows)).toBeNull()); // prettier-ignore

describe('a table that is the whole', () => {
  const frame = (kind: string, role: string, changes = {}) =>
    handFrame('t', 50, changes, {
      model: { shape: { kind, entity: ['state'] } } as unknown as TableModel,
      columns: [{ name: 'state', role } as Column],
    });

  test.each([
    ['holds all places', 'entity', 'geography', {}, true],
    ['holds all places over time', 'panel', 'geography', {}, true],
    ['does not hold what happened in them', 'event', 'geography', {}, false],
    ['does not hold things of which there are more', 'entity', 'identifier', {}, false],
    ['is no sample', 'entity', 'geography', { sampled: true }, false],
  ])('%s', (_, kind, role, changes, whole) => expect(isWhole(frame(kind, role, changes))).toBe(whole));

  test('is not known of a table without a model', () => expect(isWhole(handFrame('t', 50))).toBe(false));
});
