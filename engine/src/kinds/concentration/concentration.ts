import { COUNT } from '../../contracts/report/measure';
import { described } from '../../insights/described';
import type { Finding, Mining } from '../../insights/finding';
import type { Entity, Frame, Measure } from '../../insights/frame/frame';
import { leadOfFamilies } from '../../insights/frame/measures/lead-measures';
import { thingOf } from '../../insights/frame/thing-of';
import { goneOf, valuesThere } from '../../insights/frame/still-there';
import { isStock } from '../../insights/series/changes';
import { name, where } from '../../insights/sql';
import { heldByChance } from './by-chance';
import type { Holders } from './holders';
import type { ConcentrationTold } from './say';
import { LIMITS } from './limits';

/** Shares of the holders that are tried: a reader thinks in these. */
const FIRST = [LIMITS.hundredth, LIMITS.twentieth, LIMITS.tenth];

/** Totals of which few hold much: 5 % of the customers bring 61 % of the revenue. It is exact for the table and needs no test. */
export function mineConcentration({ frame }: Mining): Finding<ConcentrationTold>[] {
  const thing = thingOf(frame.table);
  const summed = leadOfFamilies(frame).filter(
    (measure) => measure.additive && !isStock(frame, measure) && measure.values.every((value) => !(value < 0)),
  );
  if (thing !== null) {
    const rows = frame.table.rows;
    const sized = summed.flatMap((measure, place) => {
      const sums = [...valuesThere(frame, measure)].filter((value) => value === value);
      return told(
        frame,
        { column: thing, each: true },
        measure,
        sums,
        { size: goneOf(frame, measure) ? sums.length : rows, exposures: sums.map(() => 1) },
        place,
      );
    });
    return sized.slice(0, LIMITS.most);
  }
  return frame.entities.flatMap((entity) => {
    const holders = { column: entity.column.name, each: false };
    const summedUp = [null, ...summed].flatMap((measure, place) => {
      const { sums, rows } = sumsOf(entity, measure && valuesThere(frame, measure));
      // How many rows there are of each is what is asked: by chance each has as many.
      return told(frame, holders, measure, sums, { size: sums.length, exposures: measure ? rows : sums.map(() => 1) }, place);
    });
    return summedUp.slice(0, LIMITS.most);
  });
}

/** What each holder has of a measure, or how many rows. */
function sumsOf({ codes }: Entity, values: Float64Array | null): { sums: number[]; rows: number[] } {
  const sums = new Map<number, { sum: number; rows: number }>();
  codes.forEach((code, i) => {
    const value = values ? (values[i] ?? NaN) : 1;
    const { sum, rows } = sums.get(code) ?? { sum: 0, rows: 0 };
    if (code >= 0 && value === value) sums.set(code, { sum: sum + value, rows: rows + 1 });
  });
  return { sums: [...sums.values()].map(({ sum }) => sum), rows: [...sums.values()].map(({ rows }) => rows) };
}

function told(
  frame: Frame,
  holders: Holders,
  measure: Measure | null,
  sums: readonly number[],
  { size, exposures }: { size: number; exposures: readonly number[] },
  place: number,
): Finding<ConcentrationTold>[] {
  const sorted = Float64Array.from(sums).sort().reverse();
  const total = sorted.reduce((sum, value) => sum + value, 0);
  if (sorted.length < LIMITS.fewest || !(total > 0)) return [];
  const part = FIRST.find((share) => {
    const first = sorted.subarray(0, Math.round(share * sorted.length));
    const held = first.reduce((sum, value) => sum + value, 0);
    return first.length >= LIMITS.fewestFirst && held >= LIMITS.least * total && (first[0] ?? 0) <= LIMITS.mostOfOne * held;
  });
  if (part === undefined || isChance(sorted, Math.round(part * sorted.length), exposures)) return [];
  const id = measure?.id ?? 'rows';
  return [
    described(LIMITS.weight, place, {
      kind: 'concentration',
      subject: {
        filter: [],
        breakdown: holders.column,
        measure: measure ? { op: 'sum', column: measure.columns[0] ?? measure.id } : COUNT,
      },
      direction: 'high',
      unit: '%',
      n: sorted.length,
      sql: partSql(frame, holders, measure, Math.round(part * size)),
      told: { measure, holders, part },
      topics: [id, `${holders.column}×${id}`],
    }),
  ];
}

/** Whether the first of all have hardly more than what would fall to them by chance. */
function isChance(sorted: Float64Array, first: number, exposures: readonly number[]): boolean {
  if (!sorted.every((value) => Number.isInteger(value))) return false;
  const total = sorted.reduce((sum, value) => sum + value, 0);
  const chance = heldByChance(total, exposures, first);
  if (chance === null) return false;
  const held = sorted.subarray(0, first).reduce((sum, value) => sum + value, 0) / total;
  return held <= chance.most || held < LIMITS.beyondChance * chance.mean;
}

const sumsSql = (frame: Frame, { column, each }: Holders, measure: Measure | null): string => {
  const { table } = frame;
  const of = measure ? `sum(${measure.sql})` : 'count(*)';
  const filled = where(
    `${name(column)} IS NOT NULL`,
    measure && `${measure.sql} IS NOT NULL`,
    goneOf(frame, measure)?.there ?? null,
  );
  return each && measure
    ? `SELECT ${measure.sql} AS s FROM ${table.relation}${filled}`
    : `SELECT ${of} AS s FROM ${table.relation}${filled} GROUP BY ${name(column)}`;
};

const partSql = (frame: Frame, holders: Holders, measure: Measure | null, first: number): string =>
  `SELECT sum(s) FILTER (WHERE place <= ${first}) / sum(s) AS value, count(*) FILTER (WHERE place <= ${first}) AS first, ` +
  `sum(s) FILTER (WHERE place <= ${first}) AS part, sum(s) AS total, count(*) AS n ` +
  `FROM (SELECT s, row_number() OVER (ORDER BY s DESC) AS place FROM (${sumsSql(frame, holders, measure)}))`;

/** Parts of the total by tenths of the holders, the largest first. */
export const tenthsSql = (frame: Frame, holders: Holders, measure: Measure | null): string =>
  `SELECT CAST(tenth AS VARCHAR) AS x, sum(s) / sum(sum(s)) OVER () AS y FROM ` +
  `(SELECT s, ntile(${LIMITS.tenths}) OVER (ORDER BY s DESC) AS tenth FROM (${sumsSql(frame, holders, measure)})) GROUP BY tenth ORDER BY tenth`;
