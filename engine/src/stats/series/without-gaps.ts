/**
 * A series with what is missing (NaN) on the line between its neighbours, at an end like the nearest one. Null where more than so large a share is
 * missing. A line between neighbours makes no step of its own: it takes from a change, and adds none.
 */
export function withoutGaps(values: Float64Array, mostMissing: number): Float64Array | null {
  const known = Array.from(values.keys()).filter((place) => !Number.isNaN(values[place]));
  if (values.length - known.length > mostMissing * values.length || known.length === 0) return null;
  let next = 0;
  return values.map((value, place) => {
    while ((known[next] ?? Infinity) < place) next++;
    if (!Number.isNaN(value)) return value;
    const [before, after] = [known[next - 1] ?? known[next] ?? 0, known[next] ?? known[next - 1] ?? 0];
    const [from, to] = [values[before] ?? NaN, values[after] ?? NaN];
    return after === before ? from : from + ((to - from) * (place - before)) / (after - before);
  });
}
