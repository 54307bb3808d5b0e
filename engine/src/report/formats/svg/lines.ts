import { element, pathOf } from './element';
import { widthOf } from './labels';
import { LIMITS } from './limits';
import { paintOfSeries, spokenOf } from './marks';
import { openValues } from './notes';
import { around, reference, roomOfValues, topOf, valuesAtLeft, type Box, type Drawn, type Plot } from './plot';
import { openRange, scaleOf } from './scale';
import { xAxis } from './x-axis';

/** Radius of a point, of one in a large cloud, and of the ring around what the finding speaks of. */
const SIZES = { dot: 2.5, point: 3.5, small: 2.25, ring: 6 } as const;
const AREA_OPACITY = '0.09';
const BAND_OPACITY = '0.14';
const CLOUD_OPACITY = '0.55';

interface Place {
  x: number;
  y: number;
  low: number;
  high: number;
  name: string;
}

/** Axes of lines and points, and where each point stands; NaN where it has no value. */
function framed(plot: Plot) {
  const { chart, width, label } = plot;
  const { range } = openRange(openValues(chart));
  const scale = scaleOf(range, LIMITS.ticks);
  const left = roomOfValues(plot, scale);
  const last = widthOf(label(chart.series[0]?.points.at(-1)?.[0])) / 2;
  const box: Box = { left, top: topOf(plot), width: width - left - Math.max(LIMITS.gap * 2, Math.min(last, LIMITS.bottom)), height: LIMITS.plotHeight };
  const axis = xAxis(plot, box);
  const y = (value: unknown) => (typeof value === 'number' ? box.top + box.height * (1 - scale.share(value)) : Number.NaN);
  const places = chart.series.map(({ points }): Place[] =>
    points
      .map(([x, value, low, high]) => ({ x: axis.at(x), y: y(value), low: y(low), high: y(high), name: String(x) }))
      .filter((place) => Number.isFinite(place.x)),
  );
  const frame = valuesAtLeft(plot, scale, box) + axis.body;
  return { box, scale, places, frame, bottom: y(Math.max(0, range[0])) };
} // prettier-ignore

const isThere = ({ y }: Place): boolean => Number.isFinite(y);

/** Stretches of points without a gap. */
function runsOf(places: readonly Place[]): Place[][] {
  const runs: Place[][] = [[]];
  for (const place of places) {
    if (isThere(place)) runs.at(-1)?.push(place);
    else runs.push([]);
  }
  return runs.filter((run) => run.length > 0);
}

/** Lines with their gaps, the intervals around them, and a ring around what the finding speaks of. */
export function drawLines(plot: Plot): Drawn {
  const { chart, colors } = plot;
  const { box, scale, places, frame, bottom } = framed(plot);
  const about = spokenOf(chart);
  const bodies = places.map((unordered, series) => {
    const own = chart.x.type === 'category' ? unordered : [...unordered].sort((a, b) => a.x - b.x);
    const { color, opacity } = paintOfSeries(plot, series);
    const runs = runsOf(own);
    const ends = own.filter(({ low, high }) => Number.isFinite(low) && Number.isFinite(high));
    const band = ends.length > 1 ? pathOf([...ends.map(({ x, high }) => [x, high] as const), ...ends.map(({ x, low }) => [x, low] as const).reverse()], true) : '';
    const area = places.length === 1 && scale.ticks[0] === 0 ? runs.map((run) => pathOf([[run[0]?.x ?? 0, bottom], ...run.map(({ x, y }) => [x, y] as const), [run.at(-1)?.x ?? 0, bottom]], true)).join('') : '';
    const dots = own.filter(isThere).length <= LIMITS.mostDots ? own.filter(isThere) : runs.flatMap((run) => (run.length === 1 ? run : []));
    const rings = own.filter((place) => isThere(place) && about.includes(place.name));
    return [
      band && element('path', { d: band, fill: color, 'fill-opacity': BAND_OPACITY }),
      area && element('path', { d: area, fill: color, 'fill-opacity': AREA_OPACITY }),
      element('path', { d: runs.map((run) => pathOf(run.map(({ x, y }) => [x, y]))).join(''), fill: 'none', stroke: color, 'stroke-width': 2, 'stroke-linejoin': 'round', opacity }),
      ...dots.map(({ x, y }) => element('circle', { cx: x, cy: y, r: SIZES.dot, fill: color, opacity })),
      ...rings.map(({ x, y }) => element('circle', { cx: x, cy: y, r: SIZES.ring, fill: colors.surface, stroke: colors.highlight, 'stroke-width': 3 })),
    ].join('');
  });
  return { height: around(box), body: frame + bodies.join('') + reference(plot, scale, box, false) };
} // prettier-ignore

/** A cloud of points: where many lie over each other, the colour gets fuller. */
export function drawPoints(plot: Plot): Drawn {
  const { box, places, frame, scale } = framed(plot);
  const r = places.flat().length > LIMITS.manyPoints ? SIZES.small : SIZES.point;
  const clouds = places.map((own, series) =>
    element(
      'g',
      { fill: paintOfSeries(plot, series).color, 'fill-opacity': CLOUD_OPACITY },
      own.filter(isThere).map(({ x, y }) => element('circle', { cx: x, cy: y, r })).join(''),
    ),
  );
  return { height: around(box), body: frame + clouds.join('') + reference(plot, scale, box, false) };
} // prettier-ignore
