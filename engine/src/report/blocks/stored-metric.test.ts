import type { Claim } from '../../contracts/report/claim';
import { sampleClaim } from '../../testing/sample-document';
import { metricOf } from './stored-metric';

const line = (sentence: string, value: number | null, unit: string | null = null, changes: Partial<Claim> = {}) =>
  metricOf(sampleClaim({ sentence, value, unit, ...changes }));

test.each<[string, string, number, string | null, Claim['metric']]>([
  ['an amount', 'Avg cost: $3,040', 3040, 'USD', { label: 'Avg cost', text: '$3,040' }],
  ['a count with all its digits', 'Rows: 4,560,123', 4_560_123, null, { label: 'Rows', text: '4,560,123' }],
  ['a share', 'Late yes: 41.8%', 0.418, null, { label: 'Late yes', text: '41.8%' }],
  ['minutes', 'Response: 12.3 min', 12.3, null, { label: 'Response', text: '12.3 min' }],
  ['a note', 'Avg a: 5 (median 4)', 5, null, { label: 'Avg a', text: '5', note: 'median 4' }],
  ['a note with brackets', 'Avg a: 5 (May (part))', 5, null, { label: 'Avg a', text: '5', note: 'May (part)' }],
  ['a label that holds the figure', 'a: 5 b: 5', 5, null, { label: 'a: 5 b', text: '5' }],
])('%s is found in the line of a report of before', (_, sentence, value, unit, metric) => {
  expect(line(sentence, value, unit)).toEqual(metric);
});

test.each<[string, string, number | null]>([
  ['another figure', 'Avg a: 6', 5],
  ['more words', 'Avg a: 5 or so', 5],
  ['a note that does not end', 'Avg a: 5 (or so', 5],
  ['a bracket that does not begin', 'Avg a: 5 or so)', 5],
  ['no label', ': 5', 5],
  ['no value', 'Avg a: 5', null],
  ['no number', 'Avg a: NaN', NaN],
])('a line with %s has no parts', (_, sentence, value) => expect(line(sentence, value)).toBeUndefined());

test('words that a language model has put have no parts', () => {
  expect(line('Avg a: 5', 5, null, { template: 'Avg a: 5' })).toBeUndefined();
});

test('the parts that a claim has are its own; figures of tickets are known by their label in reports of before', () => {
  const metric = { label: 'Mittel', text: '5', figure: 'mean' } as const;
  expect(line('Avg a: 5', 5, null, { metric })).toEqual(metric);
  expect(line('Avg a: 5', 5, null, { metric: { label: 'Resolved', text: '5', figure: 'mean' } })?.figure).toBe('mean');
  for (const [label, figure] of [
    ['Total Issues', 'tickets'],
    ['Resolved', 'resolved'],
    ['Avg Satisfaction', 'satisfaction'],
    ['Avg Response Time', 'response-time'],
  ])
    expect(line(`${label}: 5`, 5)).toEqual({ label, text: '5', figure });
  expect(line('Avg a: 5', 5)).not.toHaveProperty('figure');
});
