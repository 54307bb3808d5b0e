import { byRoom } from './rooms.mjs';
import { tally } from './score.mjs';

const results = (counts) =>
  Object.entries(counts).flatMap(([status, count]) =>
    Array.from({ length: count }, () => ({ status, fileName: 'a.ts', line: 1 })),
  );

test('the score is the share of mutants that fail a test or hang; what no test reaches is not found', () => {
  const { score, all, judged, unreached, survivors } = tally([
    { planned: 10 },
    ...results({ Killed: 5, Timeout: 1, Survived: 2, NoCoverage: 2 }),
  ]);
  expect({ score, all, judged, unreached }).toEqual({ score: 0.6, all: 10, judged: 10, unreached: 2 });
  expect(survivors).toHaveLength(4);
});

test('mutants that break the code for good or are passed over count neither way', () => {
  const { score, all } = tally([
    { planned: 8 },
    ...results({ Killed: 3, Survived: 1, Ignored: 2, RuntimeError: 1, CompileError: 1 }),
  ]);
  expect({ score, all }).toEqual({ score: 0.75, all: 4 });
});

test('of a run that was stopped the mutants tried stand for the others, those without a test for themselves alone', () => {
  // 90 are reached, half of the 20 tried are found: 45 of 100.
  const { score, all, judged } = tally([{ planned: 100 }, ...results({ NoCoverage: 10, Killed: 10, Survived: 10 })]);
  expect({ score, all, judged }).toEqual({ score: 0.45, all: 100, judged: 30 });
});

test('of a few mutants the score may be higher than it looks, of all of them it is what it is', () => {
  expect(tally([{ planned: 100 }, ...results({ Killed: 6, Survived: 4 })]).atMost).toBeCloseTo(0.832, 3);
  expect(tally([{ planned: 10 }, ...results({ Killed: 6, Survived: 4 })]).atMost).toBe(0.6);
  expect(tally([{ planned: 100 }, ...results({ NoCoverage: 50, Killed: 2, Survived: 2 })]).atMost).toBeLessThan(0.5);
});

test('without a mutant there is no score', () => {
  expect(tally([]).score).toBeNull();
  expect(tally([{ planned: 3 }]).score).toBeNull();
  expect(tally([{ planned: 2 }, ...results({ Ignored: 2 })]).score).toBeNull();
});

test('tests, their helpers, their tables and words are no code of a room, nor is what other rooms hold', () => {
  const stats = ['engine/src/stats/season.ts', 'engine/src/stats/distributions/ranks.ts'];
  const others = ['engine/src/stats/season.test.ts', 'engine/src/stats/testing/trend-rivals.ts', 'engine/src/statsx/a.ts'];
  const words = ['engine/src/report/messages/index.ts', 'engine/src/report/messages/en.json', 'docs/LIMITS.md'];
  const plants = [
    'engine/src/kinds/plants.ts',
    'engine/src/kinds/trend/plant.ts',
    'engine/src/kinds/planting.ts',
    'engine/src/kinds/made-up-rows.ts',
  ];
  expect(byRoom([...words, ...others, ...plants, 'engine/src/report/method.ts', ...stats])).toEqual([
    ['engine/src/stats', stats],
    ['engine/src/report', ['engine/src/report/method.ts']],
  ]);
});
