import { lnChoose, isNoChance, waysOfValues, type Counted, type Proposal, type Unproved } from '../proposal';
import { RELATIVE, type NumberColumn } from '../number-column';
import { targetOf } from '../equations/target';
import { balances, isRun, number, proposeSum, ROUNDED_SHARE } from '../equations/sums';
import { probesOf, spreadRows } from '../search/products';
import type { Note } from '../search/note';
import { sketchesOf } from '../sketch';
import { LIMITS as ALGEBRA } from '../limits';
import { madeSql } from '../made-sql';
import { productsOf, quotientsOf, scaled, unscaled, withMore, type Formula, type Probed } from './formulas';
import { toleranceOf } from './tolerance';
import { LIMITS } from './limits';

/** A formula that most rows of a column keep. */
interface Kept {
  target: NumberColumn;
  formula: Formula;
  counted: Counted;
  tolerance: number;
  /** In the natural logarithm, the ways to choose what breaks it, its columns, and the digits of a factor that nothing else tells: the least is the best rule. */
  cost: number;
}

/**
 * Arithmetic within a row that most rows keep, whoever breaks it: it holds in all but one in seven of the rows, and in three of four of those in which
 * any part of it matters. What holds in nearly all rows was found before.
 * @param known columns of relations that are known: what lies among columns that these join is not looked for
 */
export function keptByMost(
  given: readonly NumberColumn[],
  rows: number,
  known: readonly (readonly string[])[],
  note: Note,
): void {
  const columns = given.filter(({ distinct }) => distinct > 2).slice(0, LIMITS.columns);
  if (columns.length < 2 || rows < LIMITS.fewestRows) return;
  const search = new Search(columns, rows, known);
  for (const formula of productsOf(search.seen))
    search.tryAll(formula, formula.parts.length === 2 || columns.length <= LIMITS.columnsOfMany);
  for (const formula of quotientsOf(search.seen)) search.tryAll(formula, false);
  for (const formula of unscaled(search.seen)) search.tryScaled(formula);
  const sketches = sketchesOf(columns, rows, { size: LIMITS.sketchRows, sketches: LIMITS.sketches });
  for (const balance of balances(columns, sketches)) {
    const proposal = proposeSum(columns, balance);
    if (proposal?.relation.kind !== 'sum' || isRun(balance)) continue;
    const { relation } = proposal;
    const target = columns.find(({ name }) => name === relation.target);
    if (target) search.count(target, sumOf(relation, columns));
  }
  for (const { target, formula, counted, tolerance } of search.chosen()) {
    const relation = formula.relation(target.name);
    note(relation, counted, proposalOf(target, formula, relation, tolerance));
  }
}

const has = ({ parts }: Formula, column: NumberColumn): boolean => parts.some((part) => part.column === column);

function sumOf(relation: Extract<Unproved, { kind: 'sum' }>, columns: readonly NumberColumn[]): Formula {
  const find = (names: readonly string[]) => columns.filter(({ name }) => names.includes(name));
  const [plus, minus] = [find(relation.plus), find(relation.minus)];
  const added = (all: readonly NumberColumn[], row: number) => all.reduce((sum, { values }) => sum + (values[row] ?? NaN), 0);
  return {
    parts: [...plus, ...minus].map((column) => ({ column, idle: 0 })),
    of: (row) => (added(plus, row) - added(minus, row)) / relation.divisor,
    at: new Float64Array(),
    relation: (target) => ({ ...relation, target, plus: plus.map(({ name }) => name), minus: minus.map(({ name }) => name) }),
    free: false,
  };
}

class Search {
  /** Columns in the rows that are tried first, and how far a row may be off there. */
  readonly seen: readonly (Probed & { most: number })[];
  private tries = 0;
  private readonly found: Kept[] = [];
  /** Columns that follow from one another, as far as is known. */
  private joined: readonly (readonly string[])[] = [];

  constructor(
    private readonly columns: readonly NumberColumn[],
    private readonly rows: number,
    known: readonly (readonly string[])[],
  ) {
    for (const names of known) this.join(names);
    const probes = probesOf(columns, rows, LIMITS.probes);
    this.seen = columns.map((column) => ({
      column,
      at: Float64Array.from(probes, (row) => column.values[row] ?? NaN),
      // Steps that are coarser than the last digit are known once a formula is counted.
      most: Math.min((column.whole ? 1 : LIMITS.coarsest) * column.rounding, ROUNDED_SHARE * column.spread),
    }));
  }

  private join(names: readonly string[]): void {
    const [own, others] = [this.joined.filter((group) => group.some((name) => names.includes(name))), this.joined.filter((group) => !group.some((name) => names.includes(name)))]; // prettier-ignore
    this.joined = [...others, [...new Set([...names, ...own.flat()])]];
  }

  private isKnown(names: readonly string[]): boolean {
    return this.joined.some((group) => names.every((name) => group.includes(name)));
  }

  /** Each column as what a formula makes, and where that is wanted as what it makes with another column added, or taken off. */
  tryAll(formula: Formula, more: boolean): void {
    const { at: made } = formula;
    const own = this.seen.map(({ column }) => has(formula, column));
    for (const [i, target] of this.seen.entries()) {
      if (own[i]) continue;
      this.tries++;
      if (fits(target, made, null, 1)) this.count(target.column, formula);
      for (const [j, added] of more ? this.seen.entries() : []) {
        if (i === j || own[j]) continue;
        this.tries += 2;
        for (const sign of [1, -1] as const)
          if (fits(target, made, added.at, sign)) this.count(target.column, withMore(formula, added, sign));
      }
    }
  }

  /** Each column as what a formula makes with a factor of its own. */
  tryScaled(formula: Formula): void {
    for (const target of this.seen) {
      this.tries++;
      const made = has(formula, target.column) ? null : scaled(formula, target);
      if (made) this.count(target.column, made);
    }
  }

  count(target: NumberColumn, formula: Formula): void {
    if (this.isKnown(involvedIn(target, formula))) return;
    const step = Math.ceil(this.rows / LIMITS.screened);
    if (step > 1 && !counted(target, formula, this.rows, step)) return;
    const all = counted(target, formula, this.rows, 1);
    if (!all) return;
    const { n, kept, tolerance } = all;
    const off = n - kept;
    const told = formula.parts.length * Math.log(this.columns.length + 1) + (formula.free ? ALGEBRA.mostDigits * Math.LN10 : 0);
    const cost = lnChoose(n, off) + off * Math.log(Math.max(2, target.distinct)) + told;
    this.found.push({ target, formula, counted: { rows: n, off }, tolerance, cost });
  }

  /** Of those that say something of one column the one that fewest rows break, and of one equation the column that is made of the others. */
  chosen(): Kept[] {
    const targets = new Set<string>();
    return this.found
      .filter(({ target, formula, counted, tolerance }) => {
        const ways = Math.min(
          waysOfValues(target.values, 2 * tolerance),
          Math.max(...formula.parts.map(({ column }) => waysOfValues(column.values, 0))),
        );
        return isNoChance(ways, counted, target.distinct, this.tries);
      })
      .sort((a, b) => a.cost - b.cost)
      .map((one, _, all) => {
        const same = all.filter((other) => keyOf(other) === keyOf(one));
        // A quotient that is rounded to few digits hides much of what breaks the product.
        const sharper = isQuotient(one) ? same.filter((other) => !isQuotient(other)) : [];
        const asWell =
          sharper.length > 0 ? sharper : same.filter((other) => other.counted.off <= LIMITS.asWell * one.counted.off + 1);
        return asWell.find(isMade) ?? sharper[0] ?? one;
      })
      .filter((one) => {
        const names = involvedIn(one.target, one.formula);
        if (targets.has(one.target.name) || this.isKnown(names)) return false;
        targets.add(one.target.name);
        this.join(names);
        return true;
      });
  }
}

/** Rows that keep a formula, where they are enough: of all, and of those in which each part of it matters. */
function counted({ values, spread }: NumberColumn, formula: Formula, rows: number, step: number) {
  const looked = spreadRows(rows, step);
  const size = looked.length;
  const [own, made] = [new Float64Array(size), new Float64Array(size)];
  for (const [i, row] of looked.entries()) {
    own[i] = values[row] ?? NaN;
    made[i] = formula.of(row);
  }
  const { parts } = formula;
  const tolerance = toleranceOf(own, made);
  if (tolerance > ROUNDED_SHARE * spread) return null;
  const of = parts.map(() => ({ n: 0, kept: 0 }));
  let [n, kept] = [0, 0];
  for (const [i, row] of looked.entries()) {
    const holds = isKept(own[i] as number, made[i] as number, tolerance);
    if (holds === null) continue;
    n++;
    if (holds) kept++;
    for (const [part, { column, idle, without }] of parts.entries()) {
      const its = of[part];
      if (!its || column.values[row] === idle || (without && Math.abs(without(row) - (made[i] as number)) <= tolerance)) continue;
      its.n++;
      if (holds) its.kept++;
    }
  }
  if (n < Math.min(size, LIMITS.fewestRows) || kept < (step > 1 ? LIMITS.leastKeptOfPart : LIMITS.leastKept) * n) return null;
  const least = Math.max(LIMITS.fewestOfPart, LIMITS.leastOfPart * n) / step;
  return of.some((its) => its.n < least || its.kept < LIMITS.leastKeptOfPart * its.n) ? null : { n, kept, tolerance };
}

/** Whether a figure is what it is reckoned by; null where nothing is known of it, or where both are nought. */
function isKept(value: number, reckoned: number, tolerance: number): boolean | null {
  if (!Number.isFinite(reckoned) || value !== value || (value === 0 && reckoned === 0)) return null;
  return Math.abs(value - reckoned) <= tolerance * ALGEBRA.roundUp + 4 * RELATIVE * Math.abs(value);
}

/** Whether a formula is kept by most of the rows that are tried first. */
function fits(
  { at, most }: { at: Float64Array; most: number },
  made: Float64Array,
  added: Float64Array | null,
  sign: 1 | -1,
): boolean {
  let [kept, off] = [0, 0];
  for (let i = 0; i < at.length; i++) {
    const value = at[i] as number;
    const reckoned = (made[i] as number) + (added ? sign * (added[i] as number) : 0);
    const apart = Math.abs(value - reckoned);
    // Of what is missing nothing is known, and of two noughts neither.
    if (!(apart < Infinity) || (value === 0 && reckoned === 0)) continue;
    if (apart <= most + 4 * RELATIVE * Math.abs(value)) kept++;
    else if (++off >= LIMITS.missedAtOnce && off > 2 * kept) return false;
  }
  return kept >= LIMITS.fewestOfPart && kept >= LIMITS.leastKeptOfProbes * (kept + off);
}

const involvedIn = (target: NumberColumn, { parts }: Formula): string[] => [
  target.name,
  ...parts.map(({ column }) => column.name),
];
const keyOf = ({ target, formula }: Kept): string => involvedIn(target, formula).sort().join('\n');

const isQuotient = ({ target, formula }: Kept): boolean => formula.relation(target.name).kind === 'quotient';

/** Whether of the columns of an equation the target is the one that is made of the others. */
function isMade({ target, formula }: Kept): boolean {
  const relation = formula.relation(target.name);
  if (relation.kind !== 'product' && relation.kind !== 'sum' && relation.kind !== 'linear') return false;
  const [plus, minus] = relation.kind === 'linear' ? [[relation.of], []] : [relation.plus, relation.minus ?? []];
  const places = new Map([[target.name, target.at], ...formula.parts.map(({ column }) => [column.name, column.at] as const)]);
  return targetOf([[target.name, ...minus], plus], places, new Set()) === target.name;
}

function proposalOf(target: NumberColumn, formula: Formula, relation: Unproved, tolerance: number): Proposal {
  const made = madeSql(relation) ?? 'NULL';
  const value = number(target.name);
  const off = (size: string) => `${tolerance * ALGEBRA.roundUp} + ${4 * RELATIVE} * abs(${size})`;
  return {
    relation,
    holds: (row) => isKept(target.values[row] ?? NaN, formula.of(row), tolerance),
    sql: { says: `NOT (${value} = 0 AND ${made} = 0)`, holds: `abs(${value} - ${made}) <= ${off(value)}` },
    ways: () => waysOfValues(target.values, 2 * tolerance),
  };
}
