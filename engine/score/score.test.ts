import { parseMeasure } from '../src/contracts/report/measure';
import type { Claim } from '../src/contracts/report/claim';
import { DOMAINS } from './domains';
import { isRelation, matchClaim } from './match-claim';
import { plantCorpus, plantTable, shuffleColumns } from './plant-tables';
import type { Planted } from './planted';

const [domain] = DOMAINS;
if (!domain) throw new Error('no domain');

const effect: Planted = {
  file: 'x.csv',
  kind: 'group-diff',
  measure: 'cost',
  dimension: 'fault_type',
  member: 'Leak',
  direction: 'high',
  value: 20,
  n: 8,
  sql: '',
};
const claim: Claim = {
  id: 'c1',
  kind: 'group-difference',
  agent: 'suggestion-engine',
  table: 't',
  subject: { filter: [], breakdown: 'fault_type', measure: parseMeasure('cost') },
  member: 'Leak',
  direction: 'high',
  value: 20.1,
  unit: null,
  baseline: 8,
  n: 100,
  effect: 0.2,
  p: 0,
  q: 0,
  score: 1,
  sentence: 'Cost averages 20.1.',
  sql: '',
};

test('a claim is matched by kind, column, member, direction and value', () => {
  expect(matchClaim(effect, claim)).toBe('value');
  expect(matchClaim({ ...effect, value: 30, n: 9 }, claim)).toBe('effect');
  expect(matchClaim({ ...effect, member: 'Lift' }, claim)).toBe('no');
  expect(matchClaim({ ...effect, direction: 'low' }, claim)).toBe('no');
  expect(matchClaim({ ...effect, kind: 'spike' }, claim)).toBe('no');
  expect(matchClaim({ ...effect, member: 'Leak|site=North' }, claim)).toBe('no');
  const inside: Claim = { ...claim, subject: { ...claim.subject, filter: [{ column: 'site', op: '=', value: 'North' }] } };
  expect(matchClaim({ ...effect, member: 'Leak|site=North' }, inside)).toBe('value');
  expect(isRelation(claim)).toBe(true);
  expect(isRelation({ ...claim, kind: 'dominance' })).toBe(false);
});

test('the same seed plants the same table; a strong effect is in it', () => {
  const table = plantTable(5, domain, 'dominance', true, false);
  expect(plantTable(5, domain, 'dominance', true, false)).toEqual(table);
  const leading = table.csv.split('\n').filter((line) => line.includes(`,${domain.kinds[0] ?? ''},`)).length;
  expect(leading).toBeGreaterThan(300);
});

test("shuffling keeps every column's cells and breaks the rows", () => {
  const { csv } = plantTable(6, domain, null, false, true);
  const cells = (text: string, column: number) =>
    text
      .split('\n')
      .slice(1)
      .map((line) => line.split(',')[column] ?? '')
      .sort();
  const shuffled = shuffleColumns(csv, 1);
  expect(shuffled).not.toBe(csv);
  expect(cells(shuffled, 3)).toEqual(cells(csv, 3));
});

test('every kind is planted weak and strong, with and without gaps', () => {
  const corpus = plantCorpus();
  expect(new Set(corpus.map((table) => table.file)).size).toBe(corpus.length);
  expect(corpus.filter((table) => table.planted.length === 0)).toHaveLength(2 * DOMAINS.length);
});
