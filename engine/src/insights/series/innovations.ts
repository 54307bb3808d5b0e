import { persistence, sequenceCodesOf, withinGroups, type Sequences } from './sequences';

/** What each reading brings beyond what the one before it left (AR 1 within each series, its mean taken out); NaN where there is none before. */
export function innovations(values: ArrayLike<number>, sequences: Sequences): Float64Array {
  const centred = withinGroups(values, sequenceCodesOf(values.length, sequences));
  const phi = persistence(centred, sequences);
  const out = new Float64Array(values.length).fill(NaN);
  for (const rows of sequences)
    for (let i = 1; i < rows.length; i++)
      out[rows[i] ?? 0] = (centred[rows[i] ?? 0] ?? NaN) - phi * (centred[rows[i - 1] ?? 0] ?? NaN);
  return out;
}
