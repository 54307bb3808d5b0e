import type { DuckDBConnection } from '@duckdb/node-api';
import { columnsOfRelation, type ColumnRelation } from '../../../contracts/table/column-relation';
import type { Table } from '../../../model';
import { toleranceOf } from '../../../understand/algebra/kept/tolerance';
import { madeSql } from '../../../understand/algebra/made-sql';
import { RELATIVE } from '../../../understand/algebra/number-column';
import { pointsOf } from '../../../profile/time-pairs';
import { conditions, name } from '../../sql';
import { readNumbers } from '../read-columns';
import { LIMITS } from './limits';
import { onceRule } from './once';
import type { Added, Rule } from './rule';

/**
 * The rules that nearly all rows keep and some break: arithmetic within a row, parts and wholes, moments in their order, what goes with a state, and that nothing is booked twice.
 * @param from where the rows that are mined stand
 */
export async function buildRules(connection: DuckDBConnection, table: Table, from: string): Promise<Rule[]> {
  const algebra = table.model?.algebra ?? [];
  const broken = algebra.filter(({ held }) => held.off > 0);
  const reckoned = await readReckoned(connection, table, broken, from);
  const once = await onceRule(connection, table);
  const plain = [...partsOf(broken), ...ordersOf(table), ...statesOf(table), ...(once ? [once] : [])];
  const codes = await readNumbers(
    connection,
    plain.map(({ where, broken: own }) => `CASE WHEN ${where} THEN CASE WHEN ${own} THEN 1 ELSE 0 END ELSE -1 END`),
    from,
  );
  return [
    ...reckoned,
    ...plain.map((rule, i) => ({ ...rule, codes: Int32Array.from(codes[i] ?? []) })),
  ].filter(({ codes: own }) => own.filter((code) => code === 1).length >= LIMITS.fewest);
} // prettier-ignore

type Unread = Omit<Rule, 'codes'>;

async function readReckoned(connection: DuckDBConnection, table: Table, relations: readonly ColumnRelation[], from: string): Promise<Rule[]> {
  const cellOf = (column: string) => {
    const type = table.columns.find((own) => own.name === column)?.type;
    return type === 'integer' ? `${name(column)}::DOUBLE` : name(column);
  };
  const asked = relations.flatMap((relation) => {
    const made = madeSql(relation, cellOf);
    return made === null ? [] : [{ relation, made, value: cellOf(relation.target), added: addedIn(relation) }];
  });
  const read = await readNumbers(
    connection,
    asked.flatMap(({ value, made, added }) => [value, made, ...added.map(({ column }) => cellOf(column))]),
    from,
  );
  let at = 0;
  const next = () => read[at++] ?? new Float64Array();
  return asked.flatMap(({ relation, made, value, added: parts }): Rule[] => {
    const [values, reckoned] = [next(), next()];
    const added = parts.map((one) => ({ ...one, sql: cellOf(one.column), values: next() }));
    const tolerance = toleranceOf(values, reckoned);
    const counted = { kept: 0, near: 0, off: 0 };
    const relative = tolerance === 0 ? 0 : LIMITS.clearlyOf;
    const codes = Int32Array.from(values, (own, row) => {
      const size = reckoned[row] ?? NaN;
      if (!Number.isFinite(own) || !Number.isFinite(size) || (own === 0 && size === 0)) return -1;
      const apart = Math.abs(own - size);
      const isOff = apart > LIMITS.clearly * tolerance + Math.max(relative, 4 * RELATIVE) * Math.abs(size);
      if (isOff) counted.off++;
      else if (apart > tolerance * (1 + RELATIVE) + 4 * RELATIVE * Math.abs(size)) counted.near++;
      else counted.kept++;
      return isOff ? 1 : 0;
    });
    const n = counted.kept + counted.near + counted.off;
    if (counted.kept < LIMITS.leastKept * n || counted.near > LIMITS.mostNear * counted.off) return [];
    const where = conditions(`${value} IS NOT NULL`, `${made} IS NOT NULL`, `(${value} <> 0 OR ${made} <> 0)`);
    const bound = `${LIMITS.clearly * tolerance} + ${Math.max(relative, 4 * RELATIVE)} * abs(${made})`;
    return [
      {
        says: { kind: 'reckoned', relation },
        columns: columnsOfRelation(relation),
        where,
        broken: `abs(${value} - ${made}) > ${bound}`,
        codes,
        figures: { value, made, values, reckoned, tolerance, added },
      },
    ];
  });
} // prettier-ignore

/** Columns that are added, or taken off, in a relation. */
function addedIn(relation: ColumnRelation): Pick<Added, 'column' | 'sign'>[] {
  if (relation.kind !== 'product' && relation.kind !== 'sum') return [];
  if (relation.kind === 'sum' && (relation.divisor !== 1 || relation.shares)) return [];
  const { plus, minus = [] } = relation;
  const taken = minus.map((column) => ({ column, sign: -1 as const }));
  // Without the first of two nothing is left of a difference but the other.
  return relation.kind === 'sum' && plus.length === 1
    ? taken
    : [...plus.map((column) => ({ column, sign: 1 as const })), ...taken];
}

const partsOf = (relations: readonly ColumnRelation[]): Unread[] =>
  relations.flatMap((relation) => {
    if (relation.kind !== 'part') return [];
    const [part, whole] = [relation.target, relation.of];
    return [
      {
        says: { kind: 'part', part, whole },
        columns: [part, whole],
        where: conditions(`${name(part)} IS NOT NULL`, `${name(whole)} IS NOT NULL`),
        broken: `${name(part)} > ${name(whole)}`,
      },
    ];
  });

const ordersOf = ({ pairs, lengths = [], columns }: Table): Unread[] =>
  [...pairs, ...lengths.filter((one) => !pairs.some(({ start, end }) => start === one.start && end === one.end))].map((pair) => {
    const points = pointsOf({ byDay: false, ...pair }, columns);
    return {
      says: { kind: 'order', start: pair.start, end: pair.end },
      columns: [pair.end, pair.start],
      where: conditions(`${points.start} IS NOT NULL`, `${points.end} IS NOT NULL`),
      broken: `${points.end} < ${points.start}`,
    };
  });

const statesOf = ({ contradictions = [] }: Table): Unread[] =>
  contradictions.map((contradiction) => ({
    says: { kind: 'state', contradiction },
    columns: [contradiction.target, contradiction.state],
    where: contradiction.says,
    broken: contradiction.isState,
  }));
