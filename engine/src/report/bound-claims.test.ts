import { sampleClaim, sampleDocument } from '../testing/sample-document';
import { blocksOf } from './blocks/blocks-of';
import { boundClaims } from './bound-claims';

const claims = [sampleClaim({ kind: 'trend', sentence: 'It rises.' }), sampleClaim({ id: 'c2', kind: 'outlier' })];
const document = sampleDocument({ claims });

test('every statement of a report has its claim', () => {
  const named = boundClaims(blocksOf(document), document);
  expect(named.total).toBeGreaterThan(2);
  expect(named.right).toBe(named.total);
});

test.each([
  ['is gone', [claims[0]!]],
  ['has no number', [claims[0]!, { ...claims[1]!, value: null }]],
  ['has no query', [claims[0]!, { ...claims[1]!, sql: '' }]],
])('a statement whose claim %s is seen', (_, left) => {
  const { right, total } = boundClaims(blocksOf(document), { claims: left });
  expect(right).toBeLessThan(total);
});
