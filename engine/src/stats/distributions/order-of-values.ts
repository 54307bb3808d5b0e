/** Bits that are sorted by at a time, and how many different numbers they hold. */
const BITS = 16;
const DIGITS = 1 << BITS;

/**
 * Rows by their values, the smallest first, equal ones as they stand; without those that are NaN. Sorts by the digits of the numbers from the last one on
 * (Knuth, The Art of Computer Programming 3, 5.2.5), which for many rows takes less than half as long as comparing them.
 */
export function orderOfValues(values: ArrayLike<number>): Uint32Array {
  const kept = new Float64Array(values.length);
  let rows = new Uint32Array(values.length);
  let n = 0;
  for (let row = 0; row < values.length; row++) {
    const value = values[row] ?? NaN;
    if (value !== value) continue;
    // Nought below zero is nought.
    kept[n] = value + 0;
    rows[n++] = row;
  }
  const words = new Uint32Array(kept.buffer, 0, 2 * n);
  const isLittle = new Uint8Array(new Uint16Array([1]).buffer)[0] === 1;
  const [lowWord, highWord] = isLittle ? [0, 1] : [1, 0];
  const low = new Uint32Array(n);
  const high = new Uint32Array(n);
  // In this form numbers below zero stand before others, and in order.
  for (let i = 0; i < n; i++) {
    const [first, second] = [words[2 * i + highWord] ?? 0, words[2 * i + lowWord] ?? 0];
    const isNegative = first >>> 31 === 1;
    high[i] = isNegative ? ~first : first | 0x8000_0000;
    low[i] = isNegative ? ~second : second;
  }
  let places = Uint32Array.from({ length: n }, (_, i) => i);
  let next = new Uint32Array(n);
  const starts = new Uint32Array(DIGITS + 1);
  for (const [word, shift] of [
    [low, 0],
    [low, BITS],
    [high, 0],
    [high, BITS],
  ] as const) {
    starts.fill(0);
    for (let i = 0; i < n; i++) {
      const digit = (((word[i] ?? 0) >>> shift) & (DIGITS - 1)) + 1;
      starts[digit] = (starts[digit] ?? 0) + 1;
    }
    // Where all have one digit, as the last ones of whole numbers are, they are in order.
    if (starts.includes(n, 1)) continue;
    for (let digit = 0; digit < DIGITS; digit++) starts[digit + 1] = (starts[digit + 1] ?? 0) + (starts[digit] ?? 0);
    for (let i = 0; i < n; i++) {
      const place = places[i] ?? 0;
      const digit = ((word[place] ?? 0) >>> shift) & (DIGITS - 1);
      const at = starts[digit] ?? 0;
      next[at] = place;
      starts[digit] = at + 1;
    }
    [places, next] = [next, places];
  }
  rows = places.map((place) => rows[place] ?? 0);
  return rows;
}
