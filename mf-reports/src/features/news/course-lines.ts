/** Of a sparkline, in its own units. */
export const WIDTH = 120;
export const HEIGHT = 32;
/** So that neither the line's thickness nor the last dot is cut at the border. */
const MARGIN = 3;

interface Point {
  x: number;
  y: number;
}
interface CourseLines {
  /** One line for each stretch without a gap, as the points of a polyline. */
  lines: string[];
  /** The last reading; null where there is none. */
  last: Point | null;
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** A course in the box of a sparkline, its lowest reading at the bottom and its highest at the top. A missing reading is a gap. */
export function courseLines(values: readonly (number | null)[]): CourseLines {
  const known = values.filter((value) => value !== null);
  const [low, high] = [Math.min(...known), Math.max(...known)];
  const width = WIDTH - 2 * MARGIN;
  const height = HEIGHT - 2 * MARGIN;
  const place = (value: number, at: number): Point => ({
    x: rounded(MARGIN + (values.length > 1 ? (at / (values.length - 1)) * width : width)),
    // A course without any change lies in the middle.
    y: rounded(MARGIN + (high > low ? 1 - (value - low) / (high - low) : 0.5) * height),
  });
  const stretches: Point[][] = [[]];
  for (const [at, value] of values.entries()) {
    if (value === null) stretches.push([]);
    else stretches.at(-1)?.push(place(value, at));
  }
  const drawn = stretches.filter((stretch) => stretch.length > 0);
  return {
    lines: drawn.map((stretch) => stretch.map(({ x, y }) => `${x},${y}`).join(' ')),
    last: drawn.at(-1)?.at(-1) ?? null,
  };
}
