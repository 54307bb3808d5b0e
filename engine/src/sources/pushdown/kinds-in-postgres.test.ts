import { KINDS } from '../../kinds';
import { PLANTS } from '../../kinds/plants';
import { amongLabels } from '../../insights/expected/among';
import { analyzeText } from '../../testing/analyze-text';
import { handDimension, handFrame } from '../../testing/hand-made-frame';
import type { InsightKind } from '../../contracts/report/insight-kind';
import { openEngine } from '../../duckdb/open-engine';
import { parseSelect } from './sql-tree';
import { toPostgres } from './to-postgres';

jest.setTimeout(120_000);

/** What leads a report must be there for tables that stay in their database as well. */
const LEADING: readonly InsightKind[] = ['course', 'ranking', 'member-totals', 'reversal'];
/** And what is told of them with it, words included. */
const TOLD: readonly InsightKind[] = [
  'slope-change',
  'spread-difference',
  'term-level',
  'dominance',
  'spike',
  'group-difference',
  'rate-by-measure',
];

test.each([...LEADING, ...TOLD])('the figures of %s can be asked of PostgreSQL', async (kind) => {
  await analyzeText(
    PLANTS[kind].csv(),
    async ({ document: { claims } }) => {
      const own = claims.filter((claim) => claim.kind === kind);
      expect(own).not.toEqual([]);
      const engine = await openEngine({ storePath: null, allowedDirectories: [] });
      try {
        for (const { sql } of own.flatMap((claim) => [claim, ...(claim.words ?? [])]))
          expect(toPostgres(await parseSelect(engine.connection, sql), () => 'SELECT * FROM "public"."plant"')).toContain(
            '"public"."plant"',
          );
      } finally {
        await engine.close();
      }
    },
    {},
    { [kind]: KINDS[kind] },
  );
});

test('the members that one was chosen from can be asked of PostgreSQL', async () => {
  const region = handDimension('region', ['north', 'south']);
  const { sql } = amongLabels(handFrame('plant', 2), region, 'CAST(cost AS DOUBLE)', {
    member: 'north',
    share: false,
    told: 1,
    designs: new Map(),
  });
  const engine = await openEngine({ storePath: null, allowedDirectories: [] });
  try {
    expect(toPostgres(await parseSelect(engine.connection, sql), () => 'SELECT * FROM "public"."plant"')).toContain('var_samp(');
  } finally {
    await engine.close();
  }
});
