import { optionsOf } from './options';

/** Which half of the made tables a score is asked of, by which seeds, and whether what was missed is printed. */
export function seedsAsked(): { half: 'open' | 'kept'; seeds: readonly number[]; isPrinted: boolean } {
  const { from, sets, half, misses } = optionsOf({ from: 1, sets: 1, half: 'open', misses: false });
  return {
    half: half === 'kept' ? 'kept' : 'open',
    seeds: Array.from({ length: sets }, (_, i) => from + i),
    isPrinted: misses,
  };
}
