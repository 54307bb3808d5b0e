import { sampleClaim } from '../testing/sample-claim';
import { claimFacts } from './claim-facts';
import { matchClaims } from './match-claims';
import { verificationSummary } from './verification-summary';

const first = sampleClaim();
const second = sampleClaim({ id: 'k2', sentence: 'The number of `open_tickets` grows by **14** a month.' });
const rows = sampleClaim({ id: 'k4', sentence: 'Rows: 12' });
const mail = sampleClaim({ id: 'k5', sentence: 'Mail goes to ada@example.com.' });
const short = sampleClaim({ id: 'k3', sentence: 'Up.' });

it.each([
  ['Tickets about API Issues take 2.4 times as long to close.', ['k1']],
  ['In short: Tickets about API Issues\n take 2.4 times as long to close (median 52 h).', ['k1']],
  ['The number of open_tickets grows by 14 a month. Tickets about API Issues take 2.4 times as long to close.', ['k2', 'k1']],
  ['Something else. Up.', []],
  ['Rows: 12', ['k4']],
  ['Rows: 123', []],
  ['Rows: 12.5 and Rows: 12,345', []],
  ['Narrows: 1. Rows: 12.', ['k4']],
  ['Mail goes to ada\u2060@example.com.', ['k5']],
  ['', []],
])('%j states %j', (text, ids) => {
  expect(matchClaims([first, second, short, rows, mail])(text).map((claim) => claim.id)).toEqual(ids);
});

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
