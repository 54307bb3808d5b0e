import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { claim as claimSchema } from '../contracts/report/claim';
import { COUNT } from '../contracts/report/measure';
import { makeClaim } from './make-claim';

const SOURCE = join(__dirname, '..');

test('what a claim does not say is that of a plain figure', () => {
  const claim = makeClaim(3, {
    kind: 'headline',
    table: 'orders',
    subject: { filter: [], breakdown: null, measure: COUNT },
    value: 5,
    n: 5,
    sentence: 'The table holds 5 orders.',
    sql: 'SELECT 5 AS value',
  });
  expect(claimSchema.parse(claim)).toEqual(claim);
  expect(claim).toMatchObject({ id: 'c3', agent: 'suggestion-engine', direction: 'none', baseline: null, q: null, score: 0 });
});

test('every claim of the engine is made by it: nothing else numbers claims', () => {
  const files = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' });
  const sources = files.filter((file) => file.endsWith('.ts') && !file.endsWith('.test.ts') && !file.includes('testing/'));
  const numbering = sources.filter((file) => readFileSync(join(SOURCE, file), 'utf8').includes('id: `c${'));
  expect(numbering).toEqual(['insights/make-claim.ts']);
});
