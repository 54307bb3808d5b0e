import { INSIGHT_KINDS, type InsightKind } from '../contracts/insight-kind';
import type { Finding, Mining } from '../insights/finding';
import { analyzeText } from '../testing/analyze-text';
import { unboundWords } from '../testing/unbound-words';
import { KINDS } from '.';
import type { KindSpec, Kinds } from './kind-spec';
import { PLANTS } from './plants';

jest.setTimeout(120_000);

/** All kinds, which hand over what each of them has found. */
const watched = (found: (kind: InsightKind, findings: readonly Finding[]) => void): Kinds =>
  Object.fromEntries(
    INSIGHT_KINDS.map((kind): [InsightKind, KindSpec] => {
      const spec = KINDS[kind];
      const mine = (mining: Mining) => {
        const findings = spec.mine(mining);
        found(kind, findings);
        return findings;
      };
      return [kind, { ...spec, mine }];
    }),
  );

describe.each(INSIGHT_KINDS)('%s', (kind) => {
  test('what is planted is told under its name, and under that of no other kind, and no word of rank without its query', async () => {
    const { csv, tells } = PLANTS[kind];
    const foreign: string[] = [];
    await analyzeText(
      csv(),
      ({ document: { claims } }) => {
        expect(claims.filter((claim) => claim.kind === kind && tells(claim))).not.toEqual([]);
        expect(foreign).toEqual([]);
        expect(claims.filter(({ agent }) => agent === 'suggestion-engine').flatMap(unboundWords)).toEqual([]);
      },
      {},
      watched((miner, findings) => {
        for (const finding of findings) if (finding.kind !== miner) foreign.push(`${miner} finds ${finding.kind}`);
      }),
    );
  });
});

test.each(['headline', 'trend'] as const)(
  'without the kinds nothing of theirs is told, of what is planted for %s',
  async (kind) => {
    await analyzeText(
      PLANTS[kind].csv(),
      ({ document: { claims } }) => {
        expect(claims.filter(({ agent }) => agent === 'suggestion-engine')).toEqual([]);
      },
      {},
      {},
    );
  },
);
