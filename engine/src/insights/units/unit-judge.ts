import { oneWayP } from '../../stats/groups/one-way';
import type { Dimension, Frame } from '../frame/frame';
import { LIMITS } from './limits';
import { owns } from './owns';
import { betweenP, complete } from './relation-at-units';
import { sortByUnit, type Side, type Sorted, type Unit } from './unit';
import { withinP } from './within-units';

/** How a unit stands to a side: the side belongs to it, rows of one unit resemble each other, or neither. */
type Bond = 'owned' | 'clustered' | 'none';

/** Judges relations by what rows belong to, rather than by their number. */
export class UnitJudge {
  readonly #sorted = new Map<Unit, Sorted>();
  readonly #bonds = new Map<Unit, WeakMap<object, Bond>>();
  readonly #finer = new Map<Unit, WeakMap<object, boolean>>();

  constructor(readonly units: readonly Unit[]) {}

  /**
   * The largest p of the relation by any of the units that both sides go by; 0 where rows stand for themselves, so that the p by rows counts.
   * What belongs to a unit is compared between units, what varies in it within them.
   */
  p(a: Side, b: Side): number {
    let largest = 0;
    for (const { unit, bonds } of this.concerned(a, b)) {
      const [ofA, ofB] = bonds;
      if (ofA === 'none' || ofB === 'none') continue;
      const fixed = { a: ofA === 'owned', b: ofB === 'owned' };
      const sorted = this.sorted(unit);
      largest = Math.max(largest, fixed.a || fixed.b ? betweenP(sorted, a, b, fixed) : withinP(sorted, a, b));
      if (largest === 1) return 1;
    }
    return largest;
  }

  /**
   * The largest p within units of which only one side goes by them, and the other no more than by chance: what units differ by hides such a relation
   * from all rows together. Null where there is no such unit, or where some unit owns a side or both go by one.
   */
  clearerP(a: Side, b: Side): number | null {
    let largest: number | null = null;
    for (const { unit, bonds } of this.concerned(a, b)) {
      const [ofA, ofB] = bonds;
      if (ofA === 'none' && ofB === 'none') continue;
      if ((ofA !== 'none' && ofB !== 'none') || ofA === 'owned' || ofB === 'owned') return null;
      largest = Math.max(largest ?? 0, withinP(this.sorted(unit), a, b));
    }
    return largest;
  }

  /** Units that these sides could go by, with how they do. */
  *concerned(...sides: readonly Side[]): Generator<{ unit: Unit; bonds: Bond[] }> {
    for (const unit of this.units) {
      // That units differ among themselves needs no units.
      if (sides.some((side) => side.kind === 'labels' && unit.column !== null && side.columns.includes(unit.column))) continue;
      if (sides.some((side) => this.#isFiner(unit, side))) continue;
      yield { unit, bonds: sides.map((side) => this.#bond(unit, side)) };
    }
  }

  sorted(unit: Unit): Sorted {
    const known = this.#sorted.get(unit);
    if (known) return known;
    const sorted = sortByUnit(unit, LIMITS.rowsTested);
    this.#sorted.set(unit, sorted);
    return sorted;
  }

  /** The labels are things within the unit, or another name of it: classes of a school are compared as classes, regions by name as regions. */
  #isFiner(unit: Unit, side: Side): boolean {
    if (side.kind !== 'labels' || unit.column === null) return false;
    const known = this.#finer.get(unit) ?? new WeakMap<object, boolean>();
    this.#finer.set(unit, known);
    const key = side.of ?? side.codes;
    const found = known.get(key) ?? isOwnedBy(side.codes, unit);
    known.set(key, found);
    return found;
  }

  #bond(unit: Unit, side: Side): Bond {
    if (unit.column === null || side.columns.includes(unit.column)) return 'owned';
    const known = this.#bonds.get(unit) ?? new WeakMap<object, Bond>();
    this.#bonds.set(unit, known);
    const key = side.of ?? (side.kind === 'labels' ? side.codes : side.ranks);
    const found = known.get(key) ?? bondOf(this.sorted(unit), side);
    known.set(key, found);
    return found;
  }
}

function isOwnedBy(codes: Int32Array, unit: Unit): boolean {
  const size = codes.reduce((most, code) => Math.max(most, code + 1), 0);
  // Labels may be fewer than units: a unit of a stray row or two has none of its own.
  return owns(sortByUnit({ ...unit, codes, size }, LIMITS.rowsTested), unit.codes);
}

function bondOf(given: Sorted, side: Side): Bond {
  const sorted = complete(given, side);
  const units = new Int32Array(sorted.rows.length);
  for (let unit = 0; unit + 1 < sorted.starts.length; unit++) units.fill(unit, sorted.starts[unit], sorted.starts[unit + 1]);
  const { rows } = sorted;
  const values = new Float64Array(rows.length);
  if (side.kind === 'ranks') {
    // Ranks are a half apart: twice as much makes labels of them.
    const labels = new Float64Array(side.ranks.length).fill(-1);
    let between = 0;
    for (let i = 0; i < rows.length; i++) {
      const rank = side.ranks[rows[i] ?? 0] ?? NaN;
      values[i] = rank;
      labels[rows[i] ?? 0] = 2 * rank;
      if (!Number.isInteger(2 * rank)) between++;
    }
    // Distances lie anywhere between ranks; none of them is a label.
    if (between <= LIMITS.off * rows.length && owns(sorted, labels)) return 'owned';
    return oneWayP(values, units) < LIMITS.clusters ? 'clustered' : 'none';
  }
  if (owns(sorted, side.codes)) return 'owned';
  const counts = new Map<number, number>();
  for (const row of rows) counts.set(side.codes[row] ?? -1, (counts.get(side.codes[row] ?? -1) ?? 0) + 1);
  const leading = [...counts].sort((x, y) => y[1] - x[1]).slice(0, counts.size === 2 ? 1 : LIMITS.labelsLookedAt);
  const goesBy = leading.some(([label]) => {
    for (let i = 0; i < rows.length; i++) values[i] = side.codes[rows[i] ?? 0] === label ? 1 : 0;
    return oneWayP(values, units) < LIMITS.clusters / leading.length;
  });
  return goesBy ? 'clustered' : 'none';
}

const judges = new WeakMap<Frame, UnitJudge>();

/** The judge of a table, made once. */
export function judgeOf(frame: Frame): UnitJudge {
  const known = judges.get(frame);
  if (known) return known;
  const judge = new UnitJudge(frame.units);
  judges.set(frame, judge);
  return judge;
}

/** Whether the column names units, so that its labels are single ones of them. */
export const isUnit = (frame: Frame, { column }: Dimension): boolean => frame.units.some((unit) => unit.column === column.name);
