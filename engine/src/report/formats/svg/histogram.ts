import { element } from './element';
import { tickText, widthOf } from './labels';
import { LIMITS } from './limits';
import { around, labelBelow, roomOfValues, titleBelow, topOf, valuesAtLeft, type Box, type Drawn, type Plot } from './plot';
import { barRange, everyFew, scaleOf } from './scale';

const numberOf = (value: unknown): number => (typeof value === 'number' ? value : 0);

/** Bins beside each other, with their ends below. */
export function drawHistogram(plot: Plot): Drawn {
  const { chart, width, colors } = plot;
  const points = chart.series[0]?.points ?? [];
  const scale = scaleOf(barRange(points.map(([, count]) => numberOf(count))), LIMITS.ticks);
  const left = roomOfValues(plot, scale);
  const edges = [...points.map(([from]) => from), points.at(-1)?.[2]].map((edge) => tickText(numberOf(edge)));
  const half = widthOf(edges.at(-1) ?? '') / 2;
  const box: Box = { left, top: topOf(plot), width: width - left - Math.max(LIMITS.gap, half), height: LIMITS.plotHeight };
  const step = box.width / Math.max(1, points.length);
  const zero = box.top + box.height * (1 - scale.share(0));
  const bars = points.map(([, count], i) => {
    const y = box.top + box.height * (1 - scale.share(numberOf(count)));
    return element('rect', { x: box.left + i * step, y, width: Math.max(1, step - 1), height: Math.max(0, zero - y), fill: colors.series[0] });
  });
  const room = Math.max(...edges.map(widthOf)) + LIMITS.gap;
  const below = everyFew([...edges.keys()], box.width / room).map((i) => labelBelow(plot, box, box.left + i * step, edges[i] ?? ''));
  return { height: around(box), body: valuesAtLeft(plot, scale, box) + bars.join('') + below.join('') + titleBelow(plot, box, chart.x.label) };
} // prettier-ignore
