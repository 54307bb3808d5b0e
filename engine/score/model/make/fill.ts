import type { Amount, Drawn, Members } from '../domains/domain';
import { category, measure, ordered, type Field } from './field';
import type { Random } from './random';

/** One figure within its bounds: uniform, or many small ones and few large ones. */
export function figure(random: Random, amount: Amount): number {
  const { low, high, tail, drawn } = amount;
  if (drawn) return drawnFigure(random, amount, drawn);
  if (!tail) return random.between(low, high);
  // Log-normal between the bounds; of those that start at nought, one in eight is nought.
  if (low === 0 && random.chance(0.12)) return 0;
  const from = Math.log(Math.max(low, high / 1000, 0.5));
  const to = Math.log(high);
  return Math.min(high, Math.max(low, Math.exp(from + (0.4 + 0.17 * random.normal()) * (to - from))));
}

function drawnFigure(random: Random, amount: Amount, drawn: Drawn): number {
  const { low, high } = amount;
  const within = (value: number): number => Math.min(high, Math.max(low, value));
  switch (drawn) {
    case 'normal':
      return within((low + high) / 2 + ((high - low) / 6) * random.normal());
    case 'signed':
      return within((high / 3) * random.normal());
    case 'few':
      return within(low + poisson(random, (high - low) / 5));
    case 'heaped': {
      const step = roundStep((high - low) / 14);
      return within(Math.round(random.between(low, high) / step) * step);
    }
    case 'skewed':
      return within(low + (high - low) * random.unit() ** 3);
    case 'noughts':
      return low === 0 && random.chance(0.4) ? 0 : within(low + (high - low) * random.unit() ** 3);
  }
}

/** A count of what happens so often on average (Knuth's product of uniform numbers). */
function poisson(random: Random, mean: number): number {
  const least = Math.exp(-mean);
  let count = 0;
  for (let product = random.unit(); product > least; product *= random.unit()) count++;
  return count;
}

/** The next of 1, 2, 5, 10, 20 … */
function roundStep(least: number): number {
  const power = 10 ** Math.floor(Math.log10(least));
  return power * ([1, 2, 5, 10].find((one) => one * power >= least) ?? 10);
}

export const rounded = (value: number, digits = 0): number => Number(value.toFixed(digits));

export const figures = (random: Random, amount: Amount, count: number): number[] =>
  Array.from({ length: count }, () => rounded(figure(random, amount), amount.digits));

export const amountField = (amount: Amount, cells: readonly number[], of: readonly string[] = []): Field =>
  measure(amount.concept, amount.kind, amount.kind === 'fraction' ? asFractions(cells, amount) : cells, {
    unit: amount.unit,
    of,
  });

const asFractions = (cells: readonly number[], { digits }: Amount): string[] => cells.map((cell) => cell.toFixed(digits ?? 3));

/** Members with unlike shares: the first is met most often. */
export function members(random: Random, { members: all }: Members, count: number): string[] {
  return Array.from({ length: count }, () => {
    const at = Math.min(random.unit(), random.chance(0.4) ? random.unit() : 1);
    return all[Math.floor(at * all.length)] ?? '';
  });
}

export const membersField = (spec: Members, cells: readonly string[], of: readonly string[] = []): Field =>
  spec.ordered ? ordered(spec.concept, cells, of) : category(spec.concept, cells, of);
