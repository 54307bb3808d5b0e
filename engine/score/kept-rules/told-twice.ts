import type { Claim } from '../../src/contracts/report/claim';
import { asItStands } from '../../src/agents/understood';
import { mineClaims } from '../../src/insights/claims';
import { buildFrame } from '../../src/insights/frame/build-frame';
import { KINDS } from '../../src/kinds';
import { withTable } from '../../src/understand/testing/load-text';
import type { MadeTwice } from './booked-twice';

/** What is told of broken rules of a table. */
export const toldOfRules = (csv: string): Promise<readonly Claim[]> =>
  withTable(csv, async ({ connection }, loaded) => {
    const { read } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    return (await mineClaims(connection, await buildFrame(connection, read), { kinds: { 'broken-rule': KINDS['broken-rule'] } })).claims;
  }); // prettier-ignore

/** What is told of rows that were entered twice. */
export const toldTwice = async ({ csv, columns }: Pick<MadeTwice, 'csv' | 'columns'>): Promise<Claim | null> =>
  (await toldOfRules(csv)).find(({ subject: { filter } }) => filter.length > 1 && filter.every(({ column }) => columns.includes(column))) ?? null; // prettier-ignore
