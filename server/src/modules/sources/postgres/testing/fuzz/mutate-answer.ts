import { int16, int32 } from '../fake-postgres';

/** Numbers from 0 to 1, the same ones for the same seed (mulberry32). */
export const randomOf = (seed: number) => {
  let state = seed >>> 0;
  return () => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32;
  };
};

const LENGTHS = [0, 1, 2, 3, 4, 5, 8, 64, 65_536, 2 ** 24, 2 ** 31 - 1, -1, -(2 ** 31)];
const COUNTS = [0, 1, 3, 5, 100, 32_767, -1, -32_768];
const TYPES = '123ACDEGHIKNRSTVWZcdnst\0\x7f';

/** One broken form of a sound answer: lengths, counts and types that are not true, parts that are gone, doubled or noise. */
export function mutateAnswer(messages: Buffer[], random: () => number): Buffer {
  const below = (limit: number) => Math.floor(random() * limit);
  const one = <T>(list: ArrayLike<T>) => list[below(list.length)] as T;
  const mutated = messages.map((each) => Buffer.from(each));
  for (let rounds = 1 + below(3); rounds > 0; rounds--) {
    const at = below(mutated.length);
    const chosen = mutated[at] ?? Buffer.alloc(0);
    switch (below(9)) {
      case 0:
        if (chosen.length >= 5) int32(one(LENGTHS)).copy(chosen, 1);
        break;
      case 1:
        if (chosen.length >= 7) int16(one(COUNTS)).copy(chosen, 5);
        break;
      case 2:
        if (chosen.length >= 11) int32(one(LENGTHS)).copy(chosen, 7);
        break;
      case 3:
        chosen.write(one(TYPES), 0, 'latin1');
        break;
      case 4:
        for (let flips = 1 + below(8); flips > 0; flips--) if (chosen.length) chosen[below(chosen.length)] = below(256);
        break;
      case 5:
        mutated[at] = chosen.subarray(0, below(chosen.length + 1));
        break;
      case 6:
        mutated.splice(at, 0, chosen);
        break;
      case 7:
        mutated.splice(at, 1, ...(mutated.length > 1 ? [] : [chosen]));
        break;
      default:
        mutated.splice(at, 0, Buffer.from(Array.from({ length: below(64) }, () => below(256))));
    }
  }
  return Buffer.concat(mutated);
}
