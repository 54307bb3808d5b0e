import { EVENT_SHAPES, madeEvents } from './made-events';
import { madeSet, SHAPES } from './made-sets';
import { minedEvents, minedPanel } from './mined-set';

/** Days that a date may be off by: two periods. */
const NEAR = 62;

test('of four deviations in 48 months each group that steps is told, at its month, and of none nothing', () => {
  const [shape] = SHAPES;
  const made = (size: number) => [1, 2, 3].map((seed) => madeSet(shape!, 48, 3, seed, size));
  for (const { values, step } of made(4)) {
    const found = minedPanel(values);
    expect(found.map(({ group }) => group)).toEqual([step?.group]);
    expect(Math.abs((found[0]?.day ?? 0) - (step?.at ?? 0) * 30.4375)).toBeLessThanOrEqual(NEAR);
  }
  expect(made(0).flatMap(({ values }) => minedPanel(values))).toEqual([]);
});

test('of many events the group whose rate trebles is told more often than not, and of constant rates none', () => {
  const [shape] = EVENT_SHAPES;
  const made = (after: number) =>
    [1, 2, 3, 4, 5, 6].map((seed) => madeEvents(shape!, { weeks: 104, groups: 4, rows: 9000, seed, level: [0.12, after] }));
  const right = made(0.36).filter(({ events, step }) => minedEvents(events).some(({ group }) => group === step?.group));
  expect(right.length).toBeGreaterThanOrEqual(3);
  expect(made(0.12).flatMap(({ events }) => minedEvents(events))).toEqual([]);
});
