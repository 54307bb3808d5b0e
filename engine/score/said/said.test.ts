import { meanOf, rateOf } from '../../src/contracts/report/measure';
import type { Claim } from '../../src/contracts/report/claim';
import { makeClaim } from '../../src/insights/make-claim';
import { analyzeText } from '../../src/testing/analyze-text';
import { FORMS, madeSaid } from './made-said';
import { slipsOf } from './slips';

jest.setTimeout(120_000);

test.each(FORMS.map((form, i) => [form, i + 600] as const))('of a made table with %s nothing is said twice, nor of nothing', async (_, seed) => {
  await analyzeText(madeSaid(seed).csv, ({ document }) => expect(slipsOf(document)).toEqual([]));
}); // prettier-ignore

const of = (kind: Claim['kind'], subject: Partial<Claim['subject']>, changes: Partial<Claim> = {}): Claim =>
  ({ ...makeClaim(0, { kind, table: 't', subject: { filter: [], breakdown: null, measure: meanOf('cost'), ...subject }, member: null, value: 1, n: 100, sentence: kind, sql: 'SELECT 1 AS value' }), q: 0.001, ...changes }); // prettier-ignore
const slips = (...claims: Claim[]) => slipsOf({ claims, actions: [] }).map(({ slip }) => slip);
const own = [{ column: 'team', op: '=' as const, value: 'A' }];

test.each<[string, Claim[], string[]]>([
  ['a slope beside its step', [of('subgroup-trend', { filter: own }), of('group-step', { filter: own })], ['one course told twice']],
  ['but not of another group', [of('subgroup-trend', { filter: [{ column: 'team', op: '=', value: 'B' }] }), of('group-step', { filter: own })], []],
  ['what is mostly mix', [of('group-difference', { breakdown: 'team' }, { value: 10, baseline: 2, sentence: 'With the same mix of plan the others come to 9.' })], ['led by what the mix makes']],
  ['but not what is hardly mix', [of('group-difference', { breakdown: 'team' }, { value: 10, baseline: 2, sentence: 'With the same mix of plan the others come to 3.' })], []],
  ['shares likewise', [of('rate-difference', { breakdown: 'team', measure: rateOf('gone', 'yes') }, { value: 0.057, baseline: 0.022, sentence: 'With the same mix of ward the others come to 4.5%.' })], ['led by what the mix makes']],
  ['one size again', [of('correlation', { breakdown: 'seats' }, { value: 0.95 }), of('correlation', { breakdown: 'used' }, { value: 0.9 })], ['amounts of one size told again']],
  ['but not what goes together loosely', [of('correlation', { breakdown: 'seats' }, { value: 0.95 }), of('correlation', { breakdown: 'used' }, { value: 0.5 })], []],
  ['a level and its spread', [of('group-difference', { breakdown: 'team' }, { member: 'A' }), of('spread-difference', { breakdown: 'team', measure: { op: 'spread', column: 'cost' } }, { member: 'A' })], ['one column told for one group again']],
])('a slip is seen: %s', (_, claims, expected) => expect(slips(...claims)).toEqual(expected)); // prettier-ignore
