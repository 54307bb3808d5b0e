import { INSIGHT_KINDS } from '../contracts/insight-kind';
import { analyzeText } from '../testing/analyze-text';
import { KINDS } from '.';
import { PLANTS } from './plants';

jest.setTimeout(120_000);

describe.each(INSIGHT_KINDS)('%s', (kind) => {
  test('what is planted is told under its name, and not told without the kind', async () => {
    const { csv, tells } = PLANTS[kind];
    const table = csv();
    await analyzeText(table, ({ document: { claims } }) => {
      expect(claims.filter((claim) => claim.kind === kind && tells(claim))).not.toEqual([]);
    });
    const { [kind]: _, ...others } = KINDS;
    await analyzeText(
      table,
      ({ document: { claims } }) => {
        expect(claims.filter((claim) => claim.kind === kind && claim.agent === 'suggestion-engine')).toEqual([]);
      },
      {},
      others,
    );
  });
});
