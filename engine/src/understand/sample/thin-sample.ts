import { codesOfNumbers, type Sample, type SampleColumn } from './read-sample';

/** At most `most` rows of a sample, evenly taken: what does not hold in these need not be looked for in all. */
export function thinSample(sample: Sample, most: number): Sample {
  const step = Math.ceil(sample.rows / most);
  if (step <= 1) return sample;
  const rows = Math.floor(sample.rows / step);
  return {
    rows,
    whole: false,
    columns: sample.columns.map((column): SampleColumn => {
      const values = Float64Array.from({ length: rows }, (_, i) => column.values[i * step] ?? NaN);
      if (column.type !== 'text') return { ...column, values, ...codesOfNumbers(values) };
      return { ...column, values, ...recoded(column, rows, step) };
    }),
  };
}

/** The labels that are left, with new codes. */
function recoded({ codes, labels }: SampleColumn, rows: number, step: number): Pick<SampleColumn, 'codes' | 'labels'> {
  const kept = new Map<number, number>();
  const thin = Int32Array.from({ length: rows }, (_, i) => {
    const code = codes[i * step] ?? -1;
    if (code < 0) return -1;
    const known = kept.get(code) ?? kept.size;
    kept.set(code, known);
    return known;
  });
  return { codes: thin, labels: [...kept.keys()].map((code) => labels[code] ?? '') };
}
