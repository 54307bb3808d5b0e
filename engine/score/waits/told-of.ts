import type { Claim } from '../../src/contracts/report/claim';
import { asItStands } from '../../src/agents/understood';
import { mineClaims } from '../../src/insights/claims';
import { buildFrame } from '../../src/insights/frame/build-frame';
import { KINDS } from '../../src/kinds';
import { withTable } from '../../src/understand/testing/load-text';
import type { Wait } from '../../src/understand/waits/wait';

/** What is told of a table's rows that wait. */
export const toldOf = (csv: string): Promise<{ waits: readonly Wait[]; claims: readonly Claim[] }> =>
  withTable(csv, async ({ connection }, loaded) => {
    const { read } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    if (!read.waits) return { waits: [], claims: [] };
    const { claims } = await mineClaims(connection, await buildFrame(connection, read), { kinds: { waiting: KINDS.waiting } });
    return { waits: read.waits, claims };
  });
