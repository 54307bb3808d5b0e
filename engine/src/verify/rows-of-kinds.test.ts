import { INSIGHT_KINDS } from '../contracts/insight-kind';
import { PLANTS } from '../kinds/plants';
import { KINDS } from '../kinds';
import { analyzeText } from '../testing/analyze-text';
import { wrongRows } from './testing/number-from-rows';

jest.setTimeout(120_000);

test.each(INSIGHT_KINDS)('the rows behind each number beside %s give it', async (kind) => {
  await analyzeText(
    PLANTS[kind].csv(),
    async ({ document: { claims }, storePath }) => {
      const wrong = [];
      for (const claim of claims) {
        const why = await wrongRows(claim, storePath);
        if (why !== null) wrong.push(`${claim.kind}: ${claim.sentence} (${why})`);
      }
      expect(wrong).toEqual([]);
      const own = claims.filter((claim) => claim.kind === kind && claim.agent === 'suggestion-engine');
      expect(own).not.toEqual([]);
      const isAggregate = KINDS[kind].rows !== 'worked-out';
      expect(own.filter(({ rows }) => isAggregate === (rows?.how === 'worked-out'))).toEqual([]);
    },
    {},
    { [kind]: KINDS[kind], headline: KINDS.headline },
  );
});
