/** @own-modules */
import { inEnglish } from '../testing/pseudo-language';
import { INSIGHT_KINDS, type InsightKind } from '../contracts/report/insight-kind';
import type { Finding, Mining } from '../insights/finding';
import { analyzeText } from '../testing/analyze-text';
import { unboundWords } from '../testing/unbound-words';
import { wrongNumbers, wrongRows } from '../verify/testing/number-from-rows';
import { KINDS } from '.';
import type { KindSpec, Kinds } from './kind-spec';
import { PLANTS } from './plants';
import { ownWordsOf } from './testing/own-words';
import { WITHOUT_CHART } from './without-chart';

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

/** Queries of notes and figures whose rows and numbers have been looked at. */
const asked = new Set<string>();

describe.each(INSIGHT_KINDS)('%s', (kind) => {
  test('what is planted is told under its name and no other, with a chart, its rows give its numbers, its words of rank have their queries, and nothing is said but messages and data', async () => {
    const { csv, tells } = PLANTS[kind];
    const foreign: string[] = [];
    const text = csv();
    await analyzeText(
      text,
      async ({ document: { claims, actions }, storePath }) => {
        const own = claims.filter((claim) => claim.kind === kind && claim.agent === 'suggestion-engine');
        expect(claims.filter((claim) => claim.kind === kind && tells(claim))).not.toEqual([]);
        expect(own).not.toEqual([]);
        // A figure of the whole table is one number.
        if (kind !== 'headline') expect(own.some(({ chart }) => chart !== undefined)).toBe(WITHOUT_CHART[kind] === undefined);
        expect(foreign).toEqual([]);
        const told = claims.filter(({ agent }) => agent === 'suggestion-engine');
        expect(told.flatMap((claim) => unboundWords({ ...claim, sentence: inEnglish(claim.sentence) }))).toEqual([]);
        const words = ownWordsOf(text);
        const said = [
          ...told.map(({ sentence }) => sentence),
          ...claims.map(({ evidence = '' }) => evidence),
          ...actions.map(({ advice = '' }) => advice),
        ];
        expect(said.filter((each) => words(each).length > 0)).toEqual([]);
        const isAggregate = KINDS[kind].rows !== 'worked-out';
        expect(own.filter(({ rows }) => isAggregate === (rows?.how === 'worked-out'))).toEqual([]);
        // Those of the other kinds have tables of their own; what notes and figures ask of one table, they ask of all that are alike.
        const others = claims.filter(({ agent, sql }) => agent !== 'suggestion-engine' && !asked.has(sql));
        for (const { sql } of others) asked.add(sql);
        expect(await wrongRows([...own, ...others], storePath)).toEqual([]);
        expect((await wrongNumbers([...own, ...others], storePath)).wrong).toEqual([]);
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
