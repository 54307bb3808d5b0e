import { FORMS } from '../equations/products';
import { niceFactor } from '../equations/pairs';
import { RELATIVE, type NumberColumn } from '../number-column';
import type { Unproved } from '../proposal';
import { LIMITS } from './limits';

type Product = Extract<Unproved, { kind: 'product' }>;
type Share = NonNullable<Product['shares']>[number];

/** A column that a formula is made of, and the figure of it that leaves all as it is: nought of what is added, one of a factor. */
export interface Part {
  column: NumberColumn;
  idle: number;
  /** What the formula comes to without it, where that may be the same but for rounding: a share of a hundredth of small numbers. */
  without?: (row: number) => number;
}

/** What a column may be reckoned by. */
export interface Formula {
  parts: readonly Part[];
  of(row: number): number;
  /** What it comes to in the rows that are tried first. */
  at: Float64Array;
  relation(target: string): Unproved;
  /** Nothing but the rows says its factor. */
  free: boolean;
}

/** A column with what it has in the rows that are tried first. */
export interface Probed {
  column: NumberColumn;
  at: Float64Array;
}

/** What a share takes off or puts on. */
interface Taken extends Probed {
  share: Share;
  of(row: number): number;
}

const product = (target: string, more: Partial<Product>): Unproved => ({ kind: 'product', target, of: [], factor: 1, plus: [], ...more }); // prettier-ignore
const cell = ({ values }: NumberColumn, row: number): number => values[row] ?? NaN;
/** Each of several factors, of which none matters where another is nought. */
const factors = (...columns: Probed[]): Part[] =>
  columns.map(({ column }) => {
    const others = columns.filter((other) => other.column !== column);
    const without = (row: number) => others.reduce((made, other) => made * cell(other.column, row), 1);
    return { column, idle: 1, ...(others.length > 0 && { without }) };
  });
const summands = (...columns: Probed[]): Part[] => columns.map(({ column }) => ({ column, idle: 0 }));
const nameOf = ({ column }: Probed): string => column.name;

/** Of each row tried first what two figures come to. */
function each(a: Float64Array, b: Float64Array, come: (x: number, y: number) => number): Float64Array {
  const made = new Float64Array(a.length);
  for (let i = 0; i < made.length; i++) made[i] = come(a[i] as number, b[i] as number);
  return made;
}

const times = (x: number, y: number): number => x * y;

/** Columns that hold a share of one or of a hundred. */
function sharesIn(columns: readonly Probed[]): Taken[] {
  return columns
    .filter(({ column, at }) => at.some((value) => value > 0) && column.values.every((value) => !(value < 0 || value > 100)))
    .toSorted((a, b) => a.column.distinct - b.column.distinct)
    .slice(0, LIMITS.columnsOfShares)
    .flatMap(({ column, at }) => {
      const of = column.values.some((value) => value > 1) ? (100 as const) : (1 as const);
      return (['less', 'more'] as const).map((how) => {
        const left = (value: number) => 1 + ((how === 'less' ? -1 : 1) * value) / of;
        return {
          column,
          at: at.map(left),
          share: { column: column.name, how, of },
          of: (row: number) => left(cell(column, row)),
        };
      });
    });
}

/** Products of two columns, of one or two and a share, and of one and what two others come to. Something may be added to them. */
export function* productsOf(columns: readonly Probed[]): Generator<Formula> {
  const shares = sharesIn(columns);
  for (const [i, a] of columns.entries()) {
    for (const taken of shares) if (taken.column !== a.column) yield ofShare([a], a.at, taken);
    for (const b of columns.slice(i + 1)) {
      const both = each(a.at, b.at, times);
      yield {
        parts: factors(a, b),
        of: (row) => cell(a.column, row) * cell(b.column, row),
        at: both,
        relation: (target) => product(target, { of: [a, b].map(nameOf) }),
        free: false,
      };
      for (const taken of shares) if (taken.column !== a.column && taken.column !== b.column) yield ofShare([a, b], both, taken);
      const brackets = bracketsOf(a, b);
      for (const c of columns) if (c !== a && c !== b) for (const bracket of brackets) yield timesBracket(c, bracket);
    }
  }
}

function ofShare(of: readonly Probed[], at: Float64Array, taken: Taken): Formula {
  const plain = (row: number) => of.reduce((made, { column }) => made * cell(column, row), 1);
  return {
    parts: [...factors(...of), { column: taken.column, idle: 0, without: plain }],
    of: (row) => plain(row) * taken.of(row),
    at: each(at, taken.at, times),
    relation: (target) => product(target, { of: of.map(nameOf), shares: [taken.share] }),
    free: false,
  };
}

/** What two columns come to, added up or the one taken off the other. */
interface Bracket {
  plus: readonly Probed[];
  minus: readonly Probed[];
  at: Float64Array;
}

const bracketsOf = (a: Probed, b: Probed): Bracket[] => [
  { plus: [a, b], minus: [], at: each(a.at, b.at, (x, y) => x + y) },
  { plus: [a], minus: [b], at: each(a.at, b.at, (x, y) => x - y) },
  { plus: [b], minus: [a], at: each(a.at, b.at, (x, y) => y - x) },
];

const come = ({ plus, minus }: Bracket, row: number): number =>
  plus.reduce((sum, { column }) => sum + cell(column, row), 0) - minus.reduce((sum, { column }) => sum + cell(column, row), 0);

const names = ({ plus, minus }: Bracket) => ({ plus: plus.map(nameOf), minus: minus.map(nameOf) });

/** Of what is multiplied nothing matters where the factor is nought. */
const inBracket = (c: Probed, bracket: Bracket): Part[] =>
  [...bracket.plus, ...bracket.minus].map(({ column }) => {
    const sign = bracket.plus.some((one) => one.column === column) ? 1 : -1;
    return {
      column,
      idle: 0,
      without: (row: number) => cell(c.column, row) * (come(bracket, row) - sign * cell(column, row)),
    };
  });

const timesBracket = (c: Probed, bracket: Bracket): Formula => ({
  parts: [...factors(c), ...inBracket(c, bracket)],
  of: (row) => cell(c.column, row) * come(bracket, row),
  at: each(c.at, bracket.at, times),
  relation: (target) => product(target, { of: [nameOf(c)], bracket: names(bracket) }),
  free: false,
});

/** A formula and what is added to it, or taken off. */
export function withMore(formula: Formula, added: Probed, sign: 1 | -1): Formula {
  return {
    ...formula,
    parts: [
      ...formula.parts.map(({ without, ...part }) => ({
        ...part,
        ...(without && { without: (row: number) => without(row) + sign * cell(added.column, row) }),
      })),
      ...summands(added),
    ],
    of: (row) => formula.of(row) + sign * cell(added.column, row),
    at: each(formula.at, added.at, (x, y) => x + sign * y),
    relation(target) {
      const made = formula.relation(target);
      return made.kind === 'product'
        ? { ...made, ...(sign === 1 ? { plus: [nameOf(added)] } : { minus: [nameOf(added)] }) }
        : made;
    },
  };
}

/** Quotients of two columns, and what one differs from another by as a part of either. */
export function* quotientsOf(columns: readonly Probed[]): Generator<Formula> {
  for (const form of FORMS.filter(({ symmetric }) => !symmetric))
    for (const a of columns)
      for (const b of columns) {
        if (a === b) continue;
        for (const factor of [1, 100])
          yield {
            parts: factors(a, b),
            of: (row) => factor * form.of(cell(a.column, row), cell(b.column, row)),
            at: each(a.at, b.at, (x, y) => factor * form.of(x, y)),
            relation: (target) => form.relation(target, nameOf(a), nameOf(b), factor),
            free: false,
          };
      }
}

/** A column, or two that are added or taken off each other: what is reckoned by them has a factor that the rows alone tell. */
export function* unscaled(columns: readonly Probed[]): Generator<Formula> {
  for (const [i, a] of columns.entries()) {
    yield {
      parts: summands(a),
      of: (row) => cell(a.column, row),
      at: a.at,
      relation: (target) => ({ kind: 'linear', target, of: nameOf(a), factor: 1, offset: 0 }),
      free: true,
    };
    for (const b of columns.slice(i + 1))
      for (const bracket of bracketsOf(a, b).slice(0, 2))
        yield {
          parts: summands(a, b),
          of: (row) => come(bracket, row),
          at: bracket.at,
          relation: (target) => product(target, { bracket: names(bracket) }),
          free: true,
        };
  }
}

/** A formula times the factor in which most of a few rows agree; null where they do not. */
export function scaled(formula: Formula, { column, at }: Probed): Formula | null {
  const ratios: number[] = [];
  let told = 0;
  for (let i = 0; i < at.length; i++) {
    const [value, size] = [at[i] as number, formula.at[i] as number];
    if (value !== value || size !== size || (value === 0 && size === 0)) continue;
    told++;
    ratios.push(value / size);
  }
  const middle = Float64Array.from(ratios).sort()[ratios.length >> 1] ?? NaN;
  if (!Number.isFinite(middle) || middle === 0) return null;
  const alike = [...at.keys()].filter((i) => {
    const value = at[i] as number;
    return (
      value !== 0 && Math.abs(value - middle * (formula.at[i] as number)) <= 2 * column.rounding + 4 * RELATIVE * Math.abs(value)
    );
  });
  if (alike.length < LIMITS.leastKeptOfProbes * told || alike.length < LIMITS.fewestOfPart) return null;
  const largest = alike.reduce((most, i) => (Math.abs(at[i] as number) > Math.abs(at[most] as number) ? i : most));
  const value = at[largest] as number;
  const factor = niceFactor(value / (formula.at[largest] as number), Math.max(column.rounding / Math.abs(value), 4 * RELATIVE));
  // What is the same but for some rows is what was meant and what became of it: ordered and delivered, the price of the list and the one that was paid.
  if (Math.abs(factor) === 1) return null;
  return {
    ...formula,
    of: (row) => factor * formula.of(row),
    at: formula.at.map((size) => factor * size),
    relation(target) {
      const own = formula.relation(target);
      return own.kind === 'linear' || own.kind === 'product' ? { ...own, factor } : own;
    },
  };
}
