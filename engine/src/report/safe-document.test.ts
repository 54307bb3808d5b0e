import type { Chart } from '../contracts/report/chart';
import { foreignText } from '../contracts/foreign-text';
import { sampleClaim, sampleDocument } from '../testing/sample-document';
import { oneLine, safeDocument } from './safe-document';

/** Turns what stands after it around, unseen. */
const TURN = '\u202e';
const MARK = '⟨U+202E⟩';
const seen = (text: string) => text.replaceAll(TURN, MARK);

test.each([
  ['a\nb', 'a b'],
  ['a\r\n\t b', 'a  b'],
  ['a\tb\nc', 'a b c'],
  [`a${TURN}b`, `a${MARK}b`],
  ['a  b', 'a  b'],
])('%j is one line', (text, line) => {
  expect(oneLine(text)).toBe(line);
  expect(oneLine(line)).toBe(line);
});

const chart: Chart = {
  id: `g${TURN}`,
  type: 'line',
  title: `title\n${TURN}`,
  x: { label: `x\n${TURN}`, type: 'category' },
  y: { label: `y\n${TURN}`, unit: `u${TURN}` },
  series: [{ name: `s\n${TURN}`, points: [[`p${TURN}`, 1]] }],
  reference: { label: `r\n${TURN}`, value: 2 },
  sql: `SELECT '${TURN}'`,
};
const chartOf = (changes: Partial<Chart>) => safeDocument(sampleDocument({ charts: [{ ...chart, ...changes }] })).charts[0];

test('all words of a chart are safe, its points and queries stay what they are', () => {
  expect(chartOf({})).toEqual({
    ...chart,
    title: `title ${MARK}`,
    x: { label: `x ${MARK}`, type: 'category' },
    y: { label: `y ${MARK}`, unit: `u${MARK}` },
    series: [{ name: `s ${MARK}`, points: [[`p${TURN}`, 1]] }],
    reference: { label: `r ${MARK}`, value: 2 },
  });
});

test('what a chart does not have is not made up', () => {
  const bare: Chart = { id: 'g', type: 'bar', title: 't', x: { label: 'x', type: 'number' }, y: { label: 'y' }, series: [] };
  expect(Object.keys(safeDocument(sampleDocument({ charts: [bare] })).charts[0] ?? {}).sort()).toEqual(Object.keys(bare).sort());
  expect(safeDocument(sampleDocument({ charts: [bare] })).charts).toEqual([bare]);
});

test('a highlight is safe where it names a series, and data where it names a point', () => {
  expect(chartOf({ highlight: `s\n${TURN}` })?.highlight).toBe(`s ${MARK}`);
  expect(chartOf({ highlight: `p${TURN}` })?.highlight).toBe(`p${TURN}`);
  expect(chartOf({})).not.toHaveProperty('highlight');
});

test('all sentences of claims, alerts and actions are safe, their data stay what they are', () => {
  const bad = `a\n${TURN}`;
  const good = `a ${MARK}`;
  const claim = sampleClaim({
    sentence: bad,
    member: bad,
    sql: bad,
    metric: { label: bad, text: bad, note: bad, figure: 'mean' },
  });
  const alert = { kind: 'missing', severity: 'info', table: bad, columns: [bad], sentence: bad } as const;
  const action = { category: bad, sentence: bad, advice: bad, evidence: bad, claims: ['c1'] };
  const safe = safeDocument(sampleDocument({ claims: [claim], alerts: [{ ...alert, columns: [bad] }], actions: [action] }));
  expect(safe.claims).toEqual([{ ...claim, sentence: good, metric: { label: good, text: good, note: good, figure: 'mean' } }]);
  expect(safe.alerts).toEqual([{ ...alert, sentence: good }]);
  expect(safe.actions).toEqual([{ category: good, sentence: good, advice: good, evidence: good, claims: ['c1'] }]);
});

test('parts that a sentence does not have are not made up', () => {
  const claims = [sampleClaim(), sampleClaim({ metric: { label: 'a', text: 'b' } })];
  const actions = [{ category: 'a', sentence: 'b', claims: [] }];
  const safe = safeDocument(sampleDocument({ claims, actions }));
  expect(safe.claims).toEqual(claims);
  expect(Object.keys(safe.claims[0] ?? {})).not.toContain('metric');
  expect(Object.keys(safe.claims[1]?.metric ?? {})).toEqual(['label', 'text']);
  expect(Object.keys(safe.actions[0] ?? {})).toEqual(['category', 'sentence', 'claims']);
});

test('a unit from right to left is isolated', () => {
  expect(chartOf({ y: { label: 'y', unit: 'אבג' } })?.y.unit).toBe(foreignText('אבג'));
  expect(seen(foreignText('אבג'))).not.toBe('אבג');
});

test('numbers are known by their places, and go where a sentence was changed', () => {
  const numbers = [{ from: 2, to: 3, value: 1, unit: null, is: 'value' }];
  const kept = (sentence: string) => safeDocument(sampleDocument({ claims: [sampleClaim({ sentence, numbers })] })).claims[0];
  expect(kept('a 1')?.numbers).toEqual(numbers);
  expect(Object.keys(kept(`a\n1${TURN}`) ?? {})).not.toContain('numbers');
});
