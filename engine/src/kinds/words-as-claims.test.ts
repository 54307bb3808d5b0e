import { DuckDBInstance } from '@duckdb/node-api';
import type { Claim } from '../contracts/report/claim';
import { analyzeText, csvOf, seeded } from '../testing/analyze-text';
import { verifyClaims } from '../verify/verify-claims';

jest.setTimeout(120_000);

/** Orders of three regions: one pays clearly more. */
const orders = (): string => {
  const random = seeded(5);
  const rows = Array.from({ length: 600 }, (_, i) => [['North', 'South', 'East'][i % 3] ?? '', (100 + (i % 3 === 0 ? 60 : 0) + 20 * random()).toFixed(2)]);
  return csvOf(['region', 'amount'], rows);
}; // prettier-ignore

const highest = (claims: readonly Claim[]) => claims.filter(({ sentence }) => /the highest by region/.test(sentence));

test('a word stands in the claim with a query that answers true, and Verify asks it again', async () => {
  await analyzeText(orders(), async ({ document, storePath }) => {
    const [claim] = highest(document.claims);
    expect(claim?.words).toMatchObject([{ says: 'highest' }]);
    const verified = await verifyClaims(document, storePath);
    expect(new Set(verified.map(({ outcome }) => outcome))).toEqual(new Set(['same']));
    // Another region that pays more still leaves the number as it is: only the word is no longer true.
    const instance = await DuckDBInstance.create(storePath);
    const connection = await instance.connect();
    const { relation } = document.tables[0] ?? { relation: '' };
    await connection.run(`INSERT INTO ${relation} (region, amount) VALUES ('West', 9000)`);
    connection.closeSync();
    instance.closeSync();
    const again = await verifyClaims({ claims: claim ? [{ ...claim, sql: `SELECT ${claim.value} AS value` }] : [] }, storePath);
    expect(again).toMatchObject([{ outcome: 'changed', old: claim?.value, new: claim?.value }]);
  });
});

test('every word of every report is answered by true alone', async () => {
  await analyzeText(orders(), async ({ document, storePath }) => {
    const words = document.claims.flatMap((claim) => claim.words ?? []);
    expect(words.length).toBeGreaterThan(0);
    const instance = await DuckDBInstance.create(storePath, { access_mode: 'READ_ONLY' });
    const connection = await instance.connect();
    for (const { sql } of words) expect((await connection.runAndReadAll(sql)).getRows()).toEqual([[true]]);
    connection.closeSync();
    instance.closeSync();
  });
});
