import { byRoom, quickTests } from './rooms.mjs';
import { isEnough, tally } from './score.mjs';

const results = (counts) =>
  Object.entries(counts).flatMap(([status, count]) =>
    Array.from({ length: count }, () => ({ status, fileName: 'a.ts', line: 1 })),
  );

test('the score is the share of mutants that fail a test; what no test reaches is not found', () => {
  const { score, all, judged, unreached, survivors } = tally([
    { planned: 10 },
    ...results({ Killed: 6, Survived: 2, NoCoverage: 2 }),
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

test('a mutant whose time ran out proves nothing of the tests: it is told, and counts neither way', () => {
  const { score, all, judged, timedOut } = tally([{ planned: 10 }, ...results({ Killed: 3, Survived: 1, Timeout: 6 })]);
  expect({ score, all, judged, timedOut }).toEqual({ score: 0.75, all: 4, judged: 4, timedOut: 6 });
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

describe('enough are found', () => {
  const run = (counts, changes = {}) =>
    isEnough({ ...tally([{ planned: 100 }, ...results(counts)]), failed: false, stopped: false, ...changes });

  test.each([
    ['of all three in four', { Killed: 75, Survived: 25 }, true],
    ['of all fewer', { Killed: 74, Survived: 26 }, false],
    ['of a sample as many as it may be, but for chance', { Killed: 6, Survived: 4 }, true],
    ['of a sample certainly too few', { Killed: 4, Survived: 12 }, false],
    ['nothing that no test reaches', { NoCoverage: 100 }, false],
    ['all but one', { Survived: 1, Ignored: 99 }, true],
    ['all but two', { Survived: 2, Ignored: 98 }, false],
  ])('%s', (_, counts, enough) => expect(run(counts)).toBe(enough));

  test('where there is nothing to try, and not where there was no time or nothing could be run', () => {
    expect(run({})).toBe(true);
    expect(run({}, { stopped: true })).toBe(false);
    expect(run({ Killed: 100 }, { failed: true })).toBe(false);
  });
});

test('quick are tests that import the files, or what imports them, and draw no reports', () => {
  const texts = {
    'prune.test.ts': "import { prune } from './prune';",
    'prune.ts': "import type { Trend } from './trend/trend';",
    'kinds.test.ts': "import { analyzeText } from '../testing/analyze-text';\nimport { trend } from './trend';",
    'trend/say.test.ts': "import { say } from './say';",
    'trend/say.ts': '',
    'trend/index.ts': "import {\n  one,\n  mine,\n} from './trend';\nexport { say } from './say';",
    'trend/trend.ts': "import { far } from '../../stats/far';",
    'miners/fall.test.ts': "import { trend } from '../trend';",
  };
  const room = Object.keys(texts).map((name) => `engine/src/kinds/${name}`);
  const quick = (...files) =>
    quickTests(files.map((name) => `engine/src/kinds/${name}`), room, (file) => texts[file.slice('engine/src/kinds/'.length)]).map((file) => file.slice('engine/src/kinds/'.length)); // prettier-ignore
  expect(quick('trend/trend.ts')).toEqual(['miners/fall.test.ts']);
  expect(quick('trend/say.ts')).toEqual(['trend/say.test.ts', 'miners/fall.test.ts']);
  expect(quick('prune.ts', 'trend/trend.ts')).toEqual(['prune.test.ts', 'miners/fall.test.ts']);
});

test('tests, their helpers, their tables and words are no code of a room, nor is what other rooms hold', () => {
  const stats = ['engine/src/stats/series/season.ts', 'engine/src/stats/distributions/ranks.ts'];
  const others = ['engine/src/stats/series/season.test.ts', 'engine/src/stats/testing/trend-rivals.ts', 'engine/src/statsx/a.ts'];
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
