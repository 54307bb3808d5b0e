import { logsOf, manyFactors } from '../equations/many-factors';
import { isFarFromNought, RELATIVE, type NumberColumn } from '../number-column';
import { offOneWay, products, proposeProduct, relationOf, type ProductGuess } from '../equations/products';
import type { Proposal, Unproved } from '../proposal';
import type { Span } from '../equations/span';
import { randomFrom } from '../../../stats/distributions/random';
import { LIMITS } from '../limits';
import type { Note } from './note';

/** Products and quotients, the plain ones first; what is made of more than two is looked for where nothing plainer was found. */
export function manyProducts(
  all: readonly NumberColumn[],
  rows: number,
  accepts: (proposal: Proposal, target: NumberColumn | undefined, tries: number) => { rows: number; off: number } | null,
  logs: Span,
  note: Note,
): void {
  const numbers = all.filter((one) => !isFarFromNought(one));
  const factors = numbers.filter((one) => one.distinct > 2 || isNorm(one));
  if (factors.length < LIMITS.fewestFactors) return;
  const probes = probesOf(factors, rows);
  const made = new Set<string>();
  const digits = new Map(factors.map(({ name, decimals }) => [name, decimals ?? Infinity]));
  const guesses = [...products(factors, probes)]
    .map((guess) => ({ guess, relation: relationOf(guess) }))
    .map((one) => ({
      ...one,
      odd: oddness(one.relation, digits) + (isRoundedFactor(one.guess, probes) ? 1 : 0),
      rough: roughness(one.guess),
    }))
    .sort((a, b) => a.odd - b.odd || a.rough - b.rough);
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
    note(relation, { ...counted, off: Math.max(counted.off, offOneWay(guess, rows)) }, proposal);
  }
  const ready = new Set(guesses.flatMap(({ relation }) => (made.has(`\n${relation.target}`) ? [relation.target] : [])));
  const tries = numbers.length ** LIMITS.mostFactors;
  for (const proposal of manyFactors(numbers, probesOf(numbers, rows))) {
    const { relation } = proposal;
    if ((relation.kind !== 'product' && relation.kind !== 'sum') || ready.has(relation.target)) continue;
    const counted = accepts(
      proposal,
      numbers.find(({ name }) => name === relation.target),
      tries,
    );
    if (!counted || !sharesMatter(numbers, proposal, relation, rows) || !logs.add(logsOf(relation))) continue;
    ready.add(relation.target);
    note(relation, counted, proposal);
  }
}

/** Whether a product holds where its shares take something off, or put something on: elsewhere it says nothing of them. */
function sharesMatter(numbers: readonly NumberColumn[], proposal: Proposal, { shares = [] }: { shares?: { column: string }[] | undefined }, rows: number): boolean {
  return shares.every(({ column }) => {
    const values = numbers.find(({ name }) => name === column)?.values ?? new Float64Array();
    let [n, kept] = [0, 0];
    for (let row = 0; row < rows; row++) {
      const held = (values[row] ?? 0) === 0 ? null : proposal.holds(row);
      if (held === null) continue;
      n++;
      if (held) kept++;
    }
    return n >= LIMITS.fewestPresent && kept >= LIMITS.holding * n;
  });
} // prettier-ignore

/** Two numbers, neither of them nought or one, as what there could be at most: sessions of a term, seats of two sizes. A yes and no is none. */
const isNorm = ({ distinct, values, order }: NumberColumn): boolean => distinct === 2 && (values[order()[0] ?? -1] ?? 0) > 1;

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

/**
 * Whether a product holds only because a factor was rounded: then it is the factor that was made, of the other two. A price times its pieces is what was
 * paid, to the last digit; clicks times their cost on average are not.
 */
function isRoundedFactor({ form, a, b, target, factor }: ProductGuess, probes: readonly number[]): boolean {
  if (!form.symmetric) return false;
  const off = probes.filter((row) => {
    const made = factor * form.of(a.values[row] ?? NaN, b.values[row] ?? NaN);
    return Math.abs((target.values[row] ?? NaN) - made) > 2 * target.rounding + 4 * RELATIVE * Math.abs(made);
  });
  return off.length > probes.length * LIMITS.exactProducts;
}

/** How far what it is made of is rounded, by its size: of two ways to make a figure the sharper one says how it was made. */
const roughness = ({ a, b }: ProductGuess): number =>
  [a, b].reduce((sum, one) => sum + (one.whole ? 0 : one.rounding / Math.max(one.spread, one.rounding)), 0);

/** One row of every so many, each at another place among these: rows may come in the order of what they belong to. */
export function spreadRows(rows: number, step: number): number[] {
  const random = randomFrom(step);
  return Array.from({ length: Math.floor(rows / step) }, (_, i) => i * step + (step > 1 ? Math.floor(step * random()) : 0));
}

/** Rows in which the most columns are filled and not nought, spread over the table. */
export function probesOf(columns: readonly NumberColumn[], rows: number, most: number = LIMITS.probes): number[] {
  const step = Math.max(1, Math.floor(rows / 400));
  return spreadRows(rows, step)
    .map((row, i) => ({
      row,
      place: (i * 7919) % 401,
      told: columns.filter(({ values }) => values[row] === values[row] && values[row] !== 0).length,
    }))
    .sort((a, b) => b.told - a.told || a.place - b.place)
    .slice(0, most)
    .map(({ row }) => row);
}
