import type { Claim, InsightKind } from '../../src/contracts/report/claim';
import { asItStands } from '../../src/agents/understood';
import { mineClaims } from '../../src/insights/claims';
import { buildFrame } from '../../src/insights/frame/build-frame';
import { KINDS } from '../../src/kinds';
import { withTable } from '../../src/understand/testing/load-text';
import type { Wait } from '../../src/understand/waits/wait';

/** What is told of a table's rows that wait, or by other kinds. */
export const toldOf = (
  csv: string,
  kinds: readonly InsightKind[] = ['waiting'],
): Promise<{ waits: readonly Wait[]; claims: readonly Claim[] }> =>
  withTable(csv, async ({ connection }, loaded) => {
    const { read } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    const { claims } = await mineClaims(connection, await buildFrame(connection, read), {
      kinds: Object.fromEntries(kinds.map((kind) => [kind, KINDS[kind]])),
    });
    return { waits: read.waits ?? [], claims };
  });
