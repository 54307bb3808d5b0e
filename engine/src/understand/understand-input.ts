import { dirname } from 'node:path';
import type { TableModel } from '../contracts/table/table-model';
import { openEngine } from '../duckdb/open-engine';
import { threadsFor } from '../duckdb/threads-for';
import type { AnalysisInput } from '../model';
import { findTotals } from '../profile/alerts/total-members';
import { profileWithFacts } from '../profile/profile-table';
import { readYears } from '../profile/years/read-years';
import { loadInput } from '../read/load/load-input';
import { heedTotalsIn } from './roles/rows/in-totals';
import { understand } from './understand';

/**
 * Reads one table and says what it is, without looking for findings.
 * @throws InputError when the file holds no table
 */
export async function understandInput(input: AnalysisInput): Promise<TableModel> {
  const engine = await openEngine({
    storePath: null,
    ...(await threadsFor([input.path])),
    allowedDirectories: [dirname(input.path)],
  });
  try {
    const { connection } = engine;
    const loaded = await readYears(connection, await loadInput(connection, input, 't'));
    const { table, facts } = await profileWithFacts(connection, loaded);
    const { totals, named } = await findTotals(connection, table);
    const model = await understand(connection, table, {
      facts,
      totals: [
        ...totals.map((total) => ({ ...total, by: 'arithmetic' as const })),
        ...named.map((one) => ({ ...one, rows: 0, by: 'word' as const })),
      ],
    });
    return await heedTotalsIn(connection, table, model, totals);
  } finally {
    await engine.close();
  }
}
