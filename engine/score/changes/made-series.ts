import { normalFrom, randomFrom } from '../../src/stats/distributions/random';

/** A first-order autoregression of so many readings and variance 1, or a random walk where `phi` is 1. */
export function persistent(n: number, phi: number, seed: number): Float64Array {
  const normal = normalFrom(randomFrom(seed));
  const own = phi < 1 ? Math.sqrt(1 - phi * phi) : 1;
  const out = new Float64Array(n);
  let at = normal();
  for (let i = 0; i < n; i++) {
    out[i] = at;
    at = phi * at + own * normal();
  }
  return out;
}

/** A series without any change: every second one rises or falls steadily. */
export function quiet(n: number, phi: number, seed: number): Float64Array {
  const rise = seed % 2 === 0 ? 0 : 8 * (randomFrom(seed + 0x5eed)() - 0.5);
  return persistent(n, phi, seed).map((value, i) => value + (rise * i) / n);
}

export interface Stepped {
  values: Float64Array;
  /** Places of the first readings after a change. */
  breaks: number[];
}

/** One step, somewhere in the middle three fifths. */
export function stepped(n: number, phi: number, size: number, seed: number): Stepped {
  const at = Math.round(n * (0.2 + 0.6 * randomFrom(seed + 0xace)()));
  return { values: persistent(n, phi, seed).map((value, i) => value + (i >= at ? size : 0)), breaks: [at] };
}

/** Up to five pieces of their own levels or slopes, at least a tenth of the series each, with noise that may persist. */
export function piecewise(n: number, seed: number): Stepped {
  const random = randomFrom(seed + 0xbeef);
  const pieces = 1 + Math.floor(5 * random());
  const cuts = Array.from({ length: pieces - 1 }, () => random()).sort((a, b) => a - b);
  const breaks = cuts.map((share, i) => Math.round(n * ((i + 1) * 0.1 + share * (1 - 0.1 * pieces))));
  const [lines, phi] = [random() < 0.5, random() < 0.5 ? 0 : 0.4];
  const noise = persistent(n, phi, seed);
  const out = new Float64Array(n);
  let level = 0;
  [0, ...breaks].forEach((from, i) => {
    const to = breaks[i] ?? n;
    const step = (random() < 0.5 ? -1 : 1) * (2.5 + 3 * random());
    // A line turns where it stands; a level jumps.
    const slope = lines ? (2 * step) / (to - from) : 0;
    if (!lines) level += step;
    for (let t = from; t < to; t++) out[t] = level + slope * (t - from) + (noise[t] ?? 0);
    if (lines) level += 2 * step;
  });
  return { values: out, breaks };
}

/** A series with a season of so many standard deviations on top of it: a wave, one high part of the cycle or any shape. */
export function withSeason(values: Float64Array, cycle: number, size: number, seed: number): Float64Array {
  const random = randomFrom(seed + 0x5ea5);
  const high = Math.floor(cycle * random());
  const shapes = [(k: number) => Math.sin((2 * Math.PI * k) / cycle), (k: number) => (k === high ? 1 : 0), random];
  const season = Array.from({ length: cycle }, (_, k) => shapes[seed % shapes.length]?.(k) ?? 0);
  const mean = season.reduce((sum, value) => sum + value, 0) / cycle;
  const spread = Math.sqrt(season.reduce((sum, value) => sum + (value - mean) ** 2, 0) / cycle);
  return values.map((value, i) => value + (size * ((season[i % cycle] ?? 0) - mean)) / spread);
}
