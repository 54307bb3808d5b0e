import { dirname } from 'node:path';
import { openEngine } from '../../src/duckdb/open-engine';
import { buildFrame } from '../../src/insights/frame/build-frame';
import type { Column } from '../../src/model';
import { findTotals } from '../../src/profile/alerts/total-members';
import { profileTable } from '../../src/profile/profile-table';
import { readYears } from '../../src/profile/years/read-years';
import { loadInput } from '../../src/read/load/load-input';
import { keyMetrics } from '../../src/report/key-metrics';
import type { Aggregation, Role } from './label';
import type { Understood, UnderstoodColumn } from './understood';

/**
 * What the engine makes of a file, in the words of the score. The only place where the score knows the engine.
 * @throws InputError when the file holds no table
 */
export async function understand(path: string): Promise<Understood> {
  const engine = await openEngine({ storePath: null, threads: 1, allowedDirectories: [dirname(path)] });
  const { connection } = engine;
  try {
    const loaded = await loadInput(connection, { kind: 'csv', path, name: 'table.csv' }, 't', {});
    const table = await profileTable(connection, await readYears(connection, loaded));
    const { totals } = await findTotals(connection, table);
    const metrics = await keyMetrics(connection, await buildFrame(connection, table), 1);
    return {
      columns: table.columns.map(columnOf),
      time: table.timeline === null ? null : [table.timeline],
      shape: null,
      unpivot: null,
      algebra: [],
      outcome: null,
      totals: totals.map(({ column, label }) => ({ column, member: label })),
      keyMetrics: metrics.flatMap(({ subject: { measure } }) =>
        measure.op === 'sum' || measure.op === 'mean' ? [{ op: measure.op, column: measure.column }] : [],
      ),
    };
  } finally {
    await engine.close();
  }
}

const ROLES: Record<Column['role'], Role> = {
  identifier: 'identifier',
  category: 'category',
  'ordered-category': 'ordered-category',
  boolean: 'boolean',
  'measure-additive': 'measure',
  'measure-intensive': 'measure',
  money: 'measure',
  percent: 'measure',
  duration: 'measure',
  timestamp: 'time',
  text: 'text',
  geography: 'geography',
  'personal-data': 'personal-data',
  constant: 'constant',
  empty: 'constant',
};

const roleOf = ({ role, type }: Column): Role => (role === 'geography' && type === 'number' ? 'coordinate' : ROLES[role]);

function columnOf(column: Column): UnderstoodColumn {
  const { role, unit } = column;
  const own = roleOf(column);
  const added = role === 'measure-additive' || role === 'money';
  const aggregation: Aggregation = own !== 'measure' ? 'never' : added ? 'sum' : 'mean';
  return {
    name: column.name,
    role: own,
    overMembers: aggregation,
    overTime: aggregation,
    within: [],
    unit: unit === 'percent' ? '%' : unit,
    scale: role !== 'percent' ? null : unit === '%' ? 'fraction' : 'percent',
    unitOfObservation: [],
  };
}
