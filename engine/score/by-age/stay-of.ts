import { profileWithFacts } from '../../src/profile/profile-table';
import { readYears } from '../../src/profile/years/read-years';
import { adoptModel } from '../../src/understand/adopt-model';
import type { Stay } from '../../src/understand/made/stay';
import { stayIn } from '../../src/understand/made/stays';
import { withTable } from '../../src/understand/testing/load-text';
import { understand } from '../../src/understand/understand';

/** The stays that are found in a table, and what it is taken for. */
export const stayOf = (csv: string): Promise<{ stay: Stay | null; said: string }> =>
  withTable(csv, async ({ connection }, loaded) => {
    const dated = await readYears(connection, loaded);
    const { table, facts, pairs } = await profileWithFacts(connection, dated);
    const read = adoptModel(table, await understand(connection, table, { facts }), pairs);
    const { outcome, shape } = read.model ?? {};
    return { stay: await stayIn(connection, dated, read), said: JSON.stringify([shape?.kind, outcome, read.timeline]) };
  });
