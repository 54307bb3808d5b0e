import { parseArgs } from 'node:util';

/** Which half of the made tables a score is asked of, by which seeds, and whether what was missed is printed. */
export function seedsAsked(): { half: 'open' | 'kept'; seeds: readonly number[]; isPrinted: boolean } {
  const { values } = parseArgs({
    options: {
      from: { type: 'string', default: '1' },
      sets: { type: 'string', default: '1' },
      half: { type: 'string', default: 'open' },
      misses: { type: 'boolean', default: false },
    },
  });
  return {
    half: values.half === 'kept' ? 'kept' : 'open',
    seeds: Array.from({ length: Number(values.sets) }, (_, i) => Number(values.from) + i),
    isPrinted: values.misses,
  };
}
