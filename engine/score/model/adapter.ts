import { dirname } from 'node:path';
import { apartFromTotals } from '../../src/agents/data-analyzer';
import { asItStands, understood } from '../../src/agents/understood';
import { columnsOfRelation } from '../../src/contracts/table/column-relation';
import type { ModelColumn, Reason, TableModel, TableShape } from '../../src/contracts/table/table-model';
import { openEngine } from '../../src/duckdb/open-engine';
import { buildFrame } from '../../src/insights/frame/build-frame';
import { findTotals } from '../../src/profile/alerts/total-members';
import { loadInput } from '../../src/read/load/load-input';
import type { SkippedLines } from '../../src/read/load/loaded-table';
import { heedTotalsIn } from '../../src/understand/roles/rows/in-totals';
import { leavingDate } from '../../src/understand/outcome/leaving-date';
import { keyMetrics } from '../../src/report/key-metrics';
import type { Role, Shape } from './label';
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
    const asked = { roles: new Map(), keys: new Set<string>() };
    const known = await asItStands(connection, loaded, asked);
    if (!known.read.model) throw new Error('The table was not understood.');
    const { totals, named } = await findTotals(connection, known.read);
    const model = await heedTotalsIn(connection, known.read, known.read.model, totals);
    const ofShape = [
      ...totals.map((total) => ({ ...total, by: 'arithmetic' as const })),
      ...named.map((one) => ({ ...one, rows: 0, by: 'word' as const })),
    ];
    const ofReading = totalsOfReading(loaded.notes.skipped, model.columns[0]?.name);
    // What a report shows is computed from the form in which the table is mined.
    const { read } = await understood(connection, known.table, { ...asked, known });
    const apart = await apartFromTotals(connection, read, false);
    const metrics = await keyMetrics(connection, await buildFrame(connection, apart), 1);
    return {
      ...inWordsOfScore({ ...model, shape: { ...model.shape, totals: [...ofShape, ...ofReading] } }),
      keyMetrics: metrics.flatMap(({ subject: { measure } }) =>
        measure.op === 'sum' || measure.op === 'mean' ? [{ op: measure.op, column: measure.column }] : [],
      ),
    };
  } finally {
    await engine.close();
  }
}

/** Sums that stand below a table and were not read as rows of it: their label stands in front of their figures. */
const totalsOfReading = (skipped: readonly SkippedLines[], column = ''): TableShape['totals'] =>
  skipped
    .filter(({ why }) => why === 'total')
    .map(({ text }) => ({ column, label: text.replace(/\s+-?\d.*$/, ''), rows: 1, by: 'arithmetic' as const }));

const SHAPES: Record<TableShape['kind'], Shape | null> = {
  event: 'event',
  entity: 'entity',
  series: 'series',
  panel: 'panel',
  cells: 'aggregated',
  long: 'long',
  unknown: null,
};

/** How sure the model is of what it says, by what it says it by: an order, and no probability. */
const SURE: Record<Reason['by'], number> = {
  declared: 1,
  type: 0.9,
  algebra: 0.9,
  cells: 0.8,
  word: 0.7,
  values: 0.6,
  shape: 0.5,
  neighbour: 0.4,
  'no-evidence': 0.2,
};

function inWordsOfScore(model: TableModel): Omit<Understood, 'keyMetrics'> {
  const { columns, time, shape, algebra, outcome } = model;
  const { kind, wide } = shape;
  // Who left gets a column of its own where a day alone says it.
  const left = leavingDate(model);
  return {
    columns: columns.map((column) => columnOf(column, shape)),
    time: time?.columns ?? null,
    shape: wide ? 'wide' : SHAPES[kind],
    unpivot: wide?.columns ?? null,
    shapeConfidence: SURE[shape.because.by],
    algebra: algebra.map((relation) => ({
      kind: relation.kind,
      columns: columnsOfRelation(relation),
      confidence: (relation.held.rows - relation.held.off) / Math.max(1, relation.held.rows),
    })),
    outcome:
      left !== null
        ? { column: left, good: 'low', confidence: SURE.word }
        : outcome.kind === 'outcome'
          ? {
              column: outcome.outcome.column,
              good: outcome.outcome.good,
              // A word has said which way is good, or only its place speaks for it.
              confidence: outcome.outcome.good === null ? SURE['no-evidence'] : SURE.word,
            }
          : null,
    // A member that only a word marks counts like any other.
    totals: shape.totals.filter(({ by }) => by !== 'word').map(({ column, label }) => ({ column, member: label })),
  };
}

const roleOf = ({ name, role }: ModelColumn, { weight }: TableShape): Role =>
  role === 'empty' ? 'constant' : role === 'measure' && name === weight ? 'weight' : role;

function columnOf(column: ModelColumn, shape: TableShape): UnderstoodColumn {
  const { name, overMembers, overTime, unit, currency, unitOfObservation } = column;
  return {
    name,
    role: roleOf(column, shape),
    overMembers: overMembers.how,
    overTime: overTime.how,
    within: currency === undefined ? [] : [currency],
    unit: unit?.sign ?? null,
    scale: unit?.sign !== '%' ? null : unit.scale === 'fraction' ? 'fraction' : 'percent',
    unitOfObservation,
    confidence: SURE[column.because.by],
  };
}
