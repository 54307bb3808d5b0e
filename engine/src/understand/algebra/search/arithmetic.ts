import type { NumberColumn } from '../number-column';
import { lines, logarithms, mayRise, powers, roundings } from '../equations/pairs';
import { count, isNoChance, type Counted, type Proposal, type Unproved } from '../proposal';
import { sketchesOf } from '../sketch';
import { Span } from '../equations/span';
import { balances, eachPartMatters, fits, isRun, proposeSum, type Balance } from '../equations/sums';
import { LIMITS } from '../limits';
import type { Note } from './note';
import { manyProducts } from './products';

/** Parts of a whole that is the same in every row; of fewer parts the one is a line of the other. */
const areParts = (balance: Balance, columns: readonly NumberColumn[]): boolean => {
  const [own, ...more] = [...balance].filter(([at]) => columns[at]?.spread === 0);
  return (
    own === undefined ||
    (more.length === 0 && balance.size > LIMITS.fewestParts && [...balance].every(([at, times]) => at === own[0] || times === -own[1]))
  );
}; // prettier-ignore

/** Numbers that follow from others: sums, lines, curves, products, each told once by its simplest form. */
export function arithmetic(numbers: readonly NumberColumn[], constants: readonly NumberColumn[], rows: number, note: Note): void {
  const step = Math.max(1, Math.floor(rows / LIMITS.screened));
  const span = new Span();
  const logs = new Span();
  const accepts = (proposal: Proposal, target: NumberColumn | undefined, tries: number) => {
    if (count(proposal, rows, step) === null) return null;
    const counted = count(proposal, rows);
    return counted && isNoChance(proposal.ways(), counted, target?.distinct ?? 2, tries) ? counted : null;
  };
  const named = (name: string) => numbers.find((column) => column.name === name);
  const summands = [...numbers, ...constants];
  for (const balance of balances(summands, sketchesOf(summands, rows))) {
    const equation = new Map([...balance].map(([at, times]) => [summands[at]?.name ?? '', times]));
    const proposal = areParts(balance, summands) && fits(summands, balance, rows) ? proposeSum(summands, balance) : null;
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
