import { sampleClaim } from '../testing/sample-claim';
import { claimFacts } from './claim-facts';
import { verificationSummary } from './verification-summary';

const first = sampleClaim();

it('says in one line what a claim rests on', () => {
  expect(claimFacts(first)).toBe('value 52.1 hours · compared with 21.7 hours · n = 12,340 · effect 0.31 · q < 0.001');
  expect(claimFacts(sampleClaim({ value: 0.25, unit: '%', baseline: null, effect: null, q: 0.0123 }))).toBe(
    'value 25% · n = 12,340 · q = 0.012',
  );
});

const result = (claim: string, outcome: 'same' | 'changed' | 'not-available') => ({ claim, outcome, old: 1, new: 2 });
it.each([
  [[], 'info', 'This report has no numbers to check.'],
  [[result('a', 'same')], 'success', 'The data gives the same number as the report.'],
  [[result('a', 'same'), result('b', 'same')], 'success', 'The data gives the same 2 numbers as the report.'],
  [[result('a', 'same'), result('b', 'changed')], 'warning', '1 number the same, 1 number changed.'],
  [[result('a', 'not-available'), result('b', 'not-available')], 'info', '2 numbers not available.'],
] as const)('sums up %#', (results, tone, text) => {
  const summary = verificationSummary({ verified_at: '2026-11-21T12:00:00Z', results: [...results] });
  expect(summary.tone).toBe(tone);
  expect(summary.text).toMatch(new RegExp(`^${text.replaceAll('.', '\\.')} Checked 21 Nov 2026`));
});
