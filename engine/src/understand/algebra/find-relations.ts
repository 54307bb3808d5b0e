import type { DuckDBConnection } from '@duckdb/node-api';
import type { ColumnRelation } from '../../contracts/column-relation';
import type { NotLookedAt } from '../../contracts/table-model';
import type { Sample, SampleColumn } from '../sample/read-sample';
import { thinSample } from '../sample/thin-sample';
import { confirm, type Accepted } from './confirm';
import { copyOf } from './copies';
import { isOfUnits } from './cut-of-units';
import { bucketOf, datePart, rankOf, sameGroups, type Grouping } from './groupings';
import { numberColumn, type NumberColumn } from './number-column';
import { lines, logarithms, mayRise, powers, roundings } from './pairs';
import { products, proposeProduct, relationOf } from './products';
import { count, isNoChance, type Counted, type Proposal, type Unproved } from './proposal';
import { sketchesOf } from './sketch';
import { logsOf, manyFactors } from './many-factors';
import { Span } from './span';
import { balances, COLUMNS_OF_FOUR, eachPartMatters, fits, isRun, proposeSum } from './sums';
import { hasWord, nameWords } from '../../profile/roles/name-words';
import { RANK } from '../../profile/roles/vocabulary';
import { LIMITS } from './limits';

export interface Algebra {
  relations: ColumnRelation[];
  leftOut: NotLookedAt[];
}

/**
 * The arithmetic among the columns of a table: found in a sample, then counted on all rows.
 * @param relation the table in SQL
 */
export async function findRelations(
  connection: DuckDBConnection,
  relation: string,
  rows: number,
  sample: Sample,
): Promise<Algebra> {
  const leftOut: NotLookedAt[] = [];
  const found: Accepted[] = [];
  const note = (unproved: Unproved, counted: { rows: number; off: number }, proposal: Proposal | null) =>
    found.push({ unproved, counted, sql: proposal?.sql ?? null });
  const usable = sample.columns.filter((column) => column.labels.length > 1);
  const copies = copiesAmong(usable, note);
  const distinct = usable.filter((column) => !copies.has(column.name));
  const places = new Map(sample.columns.map((column, at) => [column.name, at]));
  const all = distinct
    .filter(({ type }) => type === 'integer' || type === 'number')
    .map((column) => numberColumn(column, places.get(column.name) ?? 0, sample.rows));
  const numbers = all.slice(0, LIMITS.mostNumbers);
  if (all.length > numbers.length)
    leftOut.push({ columns: all.slice(LIMITS.mostNumbers).map(({ name }) => name), what: 'relations', why: 'too-many-columns' });
  if (numbers.length > COLUMNS_OF_FOUR)
    leftOut.push({ columns: numbers.map(({ name }) => name), what: 'sums-of-many', why: 'too-many-columns' });
  const labelled = distinct.filter(dividesRows);
  if (labelled.length > LIMITS.mostLabelled)
    leftOut.push({
      columns: labelled.slice(LIMITS.mostLabelled).map(({ name }) => name),
      what: 'relations',
      why: 'too-many-columns',
    });
  arithmetic(numbers, sample.rows, note);
  groupings(distinct, sample, rows, new Set(found.flatMap(({ unproved }) => pairOf(unproved))), note);
  return { relations: await confirm(connection, relation, sample.whole, found), leftOut };
}

type Note = (unproved: Unproved, counted: { rows: number; off: number }, proposal: Proposal | null) => void;

/** Columns that repeat an earlier one. */
function copiesAmong(columns: readonly SampleColumn[], note: Note): Set<string> {
  const copies = new Set<string>();
  columns.forEach((a, i) => {
    if (copies.has(a.name)) return;
    for (const b of columns.slice(i + 1)) {
      if (copies.has(b.name)) continue;
      const counted = copyOf(a, b, columns.length ** 2);
      if (!counted) continue;
      copies.add(b.name);
      note({ kind: 'copy', target: b.name, of: a.name }, counted, null);
    }
  });
  return copies;
}

const pairOf = (relation: Unproved): string[] =>
  'of' in relation && typeof relation.of === 'string'
    ? [`${relation.target}\n${relation.of}`, `${relation.of}\n${relation.target}`]
    : [];

function arithmetic(numbers: readonly NumberColumn[], rows: number, note: Note): void {
  const step = Math.max(1, Math.floor(rows / LIMITS.screened));
  const span = new Span();
  const logs = new Span();
  const accepts = (proposal: Proposal, target: NumberColumn | undefined, tries: number) => {
    if (count(proposal, rows, step) === null) return null;
    const counted = count(proposal, rows);
    return counted && isNoChance(proposal.ways(), counted, target?.distinct ?? 2, tries) ? counted : null;
  };
  const named = (name: string) => numbers.find((column) => column.name === name);
  const summands = numbers;
  for (const balance of balances(summands, sketchesOf(summands, rows))) {
    const equation = new Map([...balance].map(([at, times]) => [summands[at]?.name ?? '', times]));
    const proposal = fits(summands, balance, rows) ? proposeSum(summands, balance) : null;
    if (!proposal) continue;
    const run = isRun(balance);
    const counted = accepts(proposal, named(proposal.relation.target), summands.length ** (run ? 2 : balance.size));
    if (counted && (run || eachPartMatters(summands, balance, proposal, rows)) && span.add(equation))
      note(proposal.relation, counted, proposal);
  }
  const bound = new Set<string>();
  const proportional: { a: NumberColumn; b: NumberColumn }[] = [];
  const straight: { proposal: Proposal; counted: Counted; line: Line }[] = [];
  for (const a of numbers)
    for (const b of numbers) {
      if (a === b) continue;
      for (const proposal of lines(a, b)) {
        const counted = accepts(proposal, b, numbers.length ** 2);
        const line = proposal.relation;
        if (!counted || line.kind !== 'linear') continue;
        bound.add(`${a.name}\n${b.name}`);
        if (line.offset === 0) proportional.push({ a, b });
        straight.push({ proposal, counted, line });
        break;
      }
    }
  for (const { proposal, counted, line } of straight.sort((one, two) => digitsOf(one.line) - digitsOf(two.line))) {
    const equation = new Map([[line.target, -1]]).set(line.of, line.factor);
    if (line.offset !== 0) equation.set('', line.offset);
    if (span.add(equation)) note(line, counted, proposal);
  }
  for (const { a, b } of proportional)
    logs.add(
      new Map([
        [a.name, 1],
        [b.name, -1],
      ]),
    );
  for (const a of numbers)
    for (const b of numbers) {
      if (a === b || bound.has(`${a.name}\n${b.name}`) || bound.has(`${b.name}\n${a.name}`)) continue;
      const proposals = [
        ...(mayRise(a, b) ? [...roundings(a, b), ...logarithms(a, b)] : []),
        ...(a.at < b.at ? powers(a, b) : []),
      ];
      for (const proposal of proposals) {
        const counted = accepts(proposal, b, 10 * numbers.length ** 2);
        if (!counted) continue;
        bound.add(`${a.name}\n${b.name}`);
        const { relation } = proposal;
        if (
          relation.kind === 'power' &&
          !logs.add(
            new Map([
              [b.name, -1],
              [a.name, relation.power],
            ]),
          )
        )
          break;
        note(relation, counted, proposal);
        break;
      }
    }
  manyProducts(numbers, rows, accepts, logs, note);
}

type Line = Extract<Unproved, { kind: 'linear' }>;

/** A rule with few digits is the one that somebody had in mind (5 % of the cost, not 21 times the tax); of two, the one that makes less of more. */
function digitsOf({ factor, offset }: Line): number {
  const digits = (value: number) =>
    value === 0
      ? 0
      : Number(value.toPrecision(12))
          .toExponential()
          .replace(/e.*$|[-.]/g, '').length;
  return digits(factor) + digits(offset) + (Math.abs(factor) > 1 ? 0.5 : 0);
}

function manyProducts(
  numbers: readonly NumberColumn[],
  rows: number,
  accepts: (proposal: Proposal, target: NumberColumn | undefined, tries: number) => { rows: number; off: number } | null,
  logs: Span,
  note: Note,
): void {
  const factors = numbers.filter(({ distinct }) => distinct > 2);
  if (factors.length < LIMITS.fewestFactors) return;
  const probes = probesOf(factors, rows);
  const made = new Set<string>();
  const digits = new Map(factors.map(({ name, decimals }) => [name, decimals ?? Infinity]));
  const guesses = [...products(factors, probes)]
    .map((guess) => ({ guess, relation: relationOf(guess) }))
    .map((one) => ({ ...one, odd: oddness(one.relation, digits) }))
    .sort((a, b) => a.odd - b.odd);
  for (const { guess, relation } of guesses) {
    const key = [...new Set(columnsOf(relation))].sort().join('\n');
    const ready = relation.kind === 'quotient' && made.has(`\n${relation.target}`);
    if (made.has(key) || (ready && !guess.form.logs)) continue;
    const proposal = proposeProduct(guess);
    const counted = accepts(proposal, guess.target, 5 * factors.length ** 3);
    if (!counted) continue;
    made.add(key);
    if (proposal.logs && !logs.add(proposal.logs)) continue;
    made.add(`\n${relation.target}`);
    note(relation, counted, proposal);
  }
  const ready = new Set(guesses.flatMap(({ relation }) => (made.has(`\n${relation.target}`) ? [relation.target] : [])));
  const tries = numbers.length ** LIMITS.mostFactors;
  for (const proposal of manyFactors(numbers, probesOf(numbers, rows))) {
    const { relation } = proposal;
    if (relation.kind !== 'product' || ready.has(relation.target)) continue;
    const counted = accepts(
      proposal,
      numbers.find(({ name }) => name === relation.target),
      tries,
    );
    if (!counted || !logs.add(logsOf(relation))) continue;
    ready.add(relation.target);
    note(relation, counted, proposal);
  }
}

const columnsOf = (relation: Unproved): string[] =>
  relation.kind === 'product'
    ? [relation.target, ...relation.of, ...(relation.shares ?? []).map(({ column }) => column)]
    : relation.kind === 'quotient'
      ? [relation.target, ...relation.of, ...relation.less, ...relation.by]
      : [relation.target];

/**
 * The plain product comes before the same with a factor, and before the quotient that it also is. What is made of others has as many digits
 * as they have or more.
 */
function oddness(relation: Unproved, digits: ReadonlyMap<string, number>): number {
  if (relation.kind !== 'product' && relation.kind !== 'quotient') return 0;
  const [target = '', ...others] = columnsOf(relation);
  const fewer = others.some((name) => (digits.get(name) ?? 0) > (digits.get(target) ?? 0));
  const plain = relation.factor === 1 || relation.factor === 100;
  const round = Math.abs(Math.log10(Math.abs(relation.factor)) % 1) < 1e-9;
  return (
    (fewer ? 8 : 0) +
    (relation.kind === 'product' ? 0 : 0.5) +
    (plain ? 0 : round ? 1 : 2) +
    (relation.kind === 'quotient' && !(relation.by.length + relation.less.length === 1) ? 0.25 : 0)
  );
}

/** Rows in which the most columns are filled and not nought, spread over the table. */
function probesOf(columns: readonly NumberColumn[], rows: number): number[] {
  const step = Math.max(1, Math.floor(rows / 400));
  return Array.from({ length: Math.ceil(rows / step) }, (_, i) => i * step)
    .map((row, i) => ({
      row,
      place: (i * 7919) % 401,
      told: columns.filter(({ values }) => values[row] === values[row] && values[row] !== 0).length,
    }))
    .sort((a, b) => b.told - a.told || a.place - b.place)
    .slice(0, LIMITS.probes)
    .map(({ row }) => row);
}

function groupings(columns: readonly SampleColumn[], sample: Sample, rows: number, known: ReadonlySet<string>, note: Note): void {
  const screened = thinSample(sample, 2 * LIMITS.screened);
  const thin = new Map(screened.columns.map((column) => [column.name, column]));
  const few = (column: SampleColumn) => thin.get(column.name) ?? column;
  const repeats = columns.filter(dividesRows).slice(0, LIMITS.mostLabelled);
  const points = columns.filter(({ type }) => type === 'date' || type === 'timestamp');
  const ordered = columns.filter((column) => column.type !== 'text' && column.type !== 'boolean');
  const tries = columns.length ** 2;
  /** What does not hold in a few rows is not looked for in all. */
  const keep = (
    target: SampleColumn,
    of: SampleColumn,
    find: (target: SampleColumn, of: SampleColumn, rows: number) => Grouping | null,
  ) => {
    if (screened !== sample && !find(few(target), few(of), screened.rows)) return false;
    const found = find(target, of, sample.rows);
    if (found) note(found.relation, found.counted, null);
    return found !== null;
  };
  const cutOf = (target: SampleColumn, of: SampleColumn) => {
    const found = bucketOf(target, of, tries);
    return found && isOfUnits(target, of, repeats.map(target === few(target) ? few : (one) => one), tries) ? null : found;
  };
  const same = new Set<string>();
  repeats.forEach((a, i) =>
    repeats.slice(i + 1).forEach((b) => {
      if (known.has(`${a.name}\n${b.name}`) || same.has(b.name) || same.has(a.name)) return;
      if (points.includes(a) || points.includes(b)) return;
      if (keep(b, a, (target, of, looked) => sameGroups(of, target, looked, tries))) same.add(b.name);
    }),
  );
  for (const of of points)
    for (const target of repeats) {
      if (target === of || same.has(target.name)) continue;
      if (keep(target, of, (one, time, looked) => datePart(one, time, looked, tries))) same.add(target.name);
    }
  for (const of of ordered)
    for (const target of columns) {
      if (target === of || known.has(`${target.name}\n${of.name}`)) continue;
      // What is sorted with the file is a ranking by what it is sorted by only where it is called one.
      const sorted = isRunning(of);
      const ranked = target.type === 'integer' && of.type !== 'time' && !points.includes(of);
      if (ranked && (!sorted || isCalledRank(target)) && keep(target, of, (one, by) => rankOf(one, by, tries, rows))) continue;
      if (sorted) continue;
      const classes = target.type === 'text' || target.type === 'boolean' || target.type === 'integer';
      if (classes && !same.has(target.name) && (target.type !== 'integer' || !sameScale(target, of))) keep(target, of, cutOf);
    }
}

const dividesRows = ({ labels, codes }: SampleColumn): boolean => labels.length <= LIMITS.repeats * codes.length;

/** Numbers that run on from row to row: what is sorted with the file is no class of them. */
function isRunning({ values, codes, labels }: SampleColumn): boolean {
  if (labels.length < codes.length) return false;
  const up = (values[1] ?? NaN) > (values[0] ?? NaN) ? 1 : -1;
  return values.every((value, i) => i === 0 || up * (value - (values[i - 1] ?? 0)) > 0);
}

const isCalledRank = ({ name }: SampleColumn): boolean => hasWord(nameWords(name), RANK);

/** Of two counts of one size neither is a class of the other. */
const sameScale = (a: SampleColumn, b: SampleColumn): boolean => a.labels.length > 0.5 * b.labels.length;
