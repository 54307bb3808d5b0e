import { asItStands } from '../../src/agents/understood';
import type { TableShape } from '../../src/contracts/table/table-model';
import { withTable } from '../../src/understand/testing/load-text';

/** Which column of a table holds several quantities, as it is read. */
export const longOf = (csv: string): Promise<TableShape['long']> =>
  withTable(csv, async ({ connection }, loaded) => {
    const { read } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    return read.model?.shape.long ?? null;
  });
