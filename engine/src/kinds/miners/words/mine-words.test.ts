import type { Dimension, TextColumn } from '../../../insights/frame/frame';
import { TestLog } from '../../../insights/judge/test-log';
import type { Column } from '../../../model';
import { openBench, type Bench } from '../../../read/testing/temporary-file';
import { handDimension, handFrame, handTable } from '../../../testing/hand-made-frame';
import { factsOf, summaryOf } from '../../../testing/summary-of';
import { frequentTerms } from './frequent-terms';
import { LIMITS } from './limits';
import { mineWords } from './mine-words';
import { association, bestSegment, splitsOf } from './splits';

const OTHERS = ['printer', 'screen', 'keyboard', 'login', 'network'];
/** Sixty texts: half of them, nearly all of team A's, speak of an outage, and the others of five things in turn. */
const ROWS = Array.from({ length: 60 }, (_, i) => {
  const team = i % 2 === 0 ? 'A' : 'B';
  const isOutage = team === 'A' ? i % 20 !== 0 : i % 20 === 1;
  return { team, subject: `${isOutage ? 'outage' : 'trouble'} ${OTHERS[Math.floor(i / 2) % 5] ?? ''}` };
});
const TEAM = ROWS.map(({ team }) => team);
const TEXT: TextColumn = {
  column: { name: 'subject', type: 'text' } as Column,
  noun: 'subject',
  values: ROWS.map(({ subject }) => subject),
};

function mined(values: TextColumn['values'] = TEXT.values, team: Partial<Dimension> = {}) {
  const log = new TestLog();
  const frame = handFrame('t', values.length, { dimensions: [handDimension('team', TEAM, team)], texts: [{ ...TEXT, values }] });
  const found = mineWords({ frame, log });
  return { prevailing: found.terms, segments: found['segment-terms'], run: log.run };
}

test('a word that prevails is told with the group that it belongs to, and so are words of a group', () => {
  const { prevailing, segments, run } = mined();
  expect(prevailing.map(summaryOf)).toEqual([
    {
      kind: 'terms',
      member: 'trouble',
      direction: 'high',
      unit: null,
      n: 60,
      effect: 0.5,
      strength: 0.601040764,
      impact: 0.5,
      expected: 30,
      topics: ['subject', 'term×trouble'],
      of: 'count',
      by: null,
      within: ['subject=trouble'],
      p: [0.00395794867],
    },
  ]);
  expect(segments.map(summaryOf)).toEqual([
    {
      kind: 'segment-terms',
      member: 'trouble',
      direction: 'high',
      unit: '%',
      n: 30,
      effect: 0.796111238,
      strength: 0.453154461,
      impact: 0.5,
      expected: null,
      topics: ['subject', 'team', 'term×trouble'],
      of: 'count',
      by: 'team',
      within: ['subject=trouble'],
      p: [5.76323963e-10],
    },
    {
      kind: 'segment-terms',
      member: 'outage',
      direction: 'high',
      unit: '%',
      n: 30,
      effect: 0.796111238,
      strength: 0.453154461,
      impact: 0.5,
      expected: null,
      topics: ['subject', 'team', 'term×outage'],
      of: 'count',
      by: 'team',
      within: ['subject=outage'],
      p: [5.76323963e-10],
    },
  ]);
  expect(prevailing[0]?.told).toMatchObject({
    word: 'trouble',
    segment: { label: 'B' },
  });
  // Whether the leading word prevails, and the two that one group has more of.
  expect(run).toBe(3);
});

test('the queries count the texts with the word', async () => {
  const bench: Bench = await openBench();
  const { connection } = bench.engine;
  await handTable(connection, 't', { team: TEAM, subject: ROWS.map(({ subject }) => subject) });
  const { prevailing, segments } = mined();
  expect(await Promise.all([...prevailing, ...segments].map((found) => factsOf(connection, found)))).toEqual([
    { value: 30, n: 60, inside: 27 },
    { value: 0.9, baseline: 0.1, n: 30, uses: 30 },
    { value: 0.9, baseline: 0.1, n: 30, uses: 30 },
  ]);
  await bench.close();
});

test('words are counted by the texts that hold them, the most frequent first', () => {
  const terms = frequentTerms(TEXT);
  expect(terms.map(({ word, rows }) => [word, rows.length])).toEqual([
    ['trouble', 30],
    ['outage', 30],
    ['printer', 12],
    ['screen', 12],
    ['keyboard', 12],
    ['login', 12],
    ['network', 12],
  ]);
  expect(frequentTerms(TEXT, 2)).toEqual(terms.slice(0, 2));
  expect(frequentTerms({ ...TEXT, values: TEXT.values.map((value, i) => (i < LIMITS.fewestRows ? value : null)) })).toEqual([]);
});

test.each<[string, TextColumn['values'], number]>([
  ['few texts', TEXT.values.map((value, i) => (i < LIMITS.fewestTexts - 1 ? value : null)), 0],
  ['texts of one or two words', TEXT.values.map((_, i) => (i % 2 === 0 ? 'outage' : 'trouble')), 0],
  ['words that are all as frequent', TEXT.values.map((_, i) => `${OTHERS[i % 5] ?? ''} ${OTHERS[(i + 1) % 5] ?? ''}`), 0],
  ['a word that all texts have', TEXT.values.map((_, i) => `ticket ${OTHERS[i % 5] ?? ''}`), 0],
])('in %s none prevails', (_, values, found) => expect(mined(values).prevailing.length).toBe(found));

test.each<[string, Partial<Dimension>, number]>([
  ['of as many labels as may be', { distinct: LIMITS.mostLabels }, 1],
  ['of too many labels', { distinct: LIMITS.mostLabels + 1 }, 0],
])('groups %s are looked at', (_, changes, splits) => {
  const frame = handFrame('t', ROWS.length, { dimensions: [handDimension('team', TEAM, changes)], texts: [TEXT] });
  expect(splitsOf(frame, TEXT).length).toBe(splits);
});

test('a word belongs to the group whose texts hold it most, where that is certain', () => {
  const frame = handFrame('t', ROWS.length, { dimensions: [handDimension('team', TEAM)], texts: [TEXT] });
  const [split] = splitsOf(frame, TEXT);
  const [term] = frequentTerms(TEXT).filter(({ word }) => word === 'outage');
  if (!split || !term) throw new Error('neither groups nor words');
  expect([...split.totals]).toEqual([30, 30]);
  expect(association(split, term)).toEqual({ p: 5.763239628510759e-10, v: 0.7961112381120341, label: 'A', inside: 0.9 });
  expect(bestSegment([split], term)?.label).toBe('A');
  const even = { word: 'x', rows: Array.from({ length: 30 }, (_, i) => i) };
  expect(bestSegment([split], even)).toBeNull();
});

test('a word that is its group’s own name is no news', () =>
  expect(mined(TEXT.values, { labels: ['outage', 'B'] }).segments.some(({ subject }) => subject.filter.some(({ value }) => value === 'outage'))).toBe(false)); // prettier-ignore
