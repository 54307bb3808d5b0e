import type { Claim } from '../../src/contracts/report/claim';
import { asItStands } from '../../src/agents/understood';
import { mineClaims } from '../../src/insights/claims';
import { buildFrame } from '../../src/insights/frame/build-frame';
import { KINDS } from '../../src/kinds';
import { withTable } from '../../src/understand/testing/load-text';

/** What is told of the few members of a table's columns. */
export const toldOf = (csv: string, name: string): Promise<readonly Claim[]> =>
  withTable(
    csv,
    async ({ connection }, loaded) => {
      const { read } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
      const { claims } = await mineClaims(connection, await buildFrame(connection, read), {
        kinds: { concentration: KINDS.concentration },
      });
      return claims;
    },
    `${name}.csv`,
  );

/** Members that a sentence names with their figures: `M1007 (84)`. */
export const namedIn = (sentence: string): string[] =>
  [...sentence.matchAll(/(?:^|[ ,:])([\p{L}\p{N}]+) \((?![^)]* (?:of|von) )[^)]*\)/gu)].map(([, one = '']) => one);
