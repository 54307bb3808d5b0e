import { element } from './element';
import { LIMITS } from './limits';
import { paintOf } from './marks';
import { openValues } from './notes';
import { around, namesAtLeft, reference, roomOfNames, topOf, valuesBelow, type Box, type Drawn, type Plot } from './plot';
import { openRange, scaleOf } from './scale';

/** The middle half of each group as a box with its median, its mean as a dot, and whiskers. */
export function drawBoxes(plot: Plot): Drawn {
  const { chart, width, colors, label } = plot;
  const points = chart.series.flatMap((series) => series.points);
  const left = roomOfNames(points.map(([group]) => label(group)), width);
  const box: Box = { left, top: topOf(plot), width: width - left - LIMITS.gap * 2, height: Math.min(LIMITS.mostHeight, LIMITS.box * points.length) };
  const { range } = openRange(openValues(chart));
  const scale = scaleOf(range, Math.max(2, box.width / LIMITS.tickRoom));
  const at = (value: unknown) => box.left + box.width * scale.share(typeof value === 'number' ? value : 0);
  const step = box.height / Math.max(1, points.length);
  const thick = step * LIMITS.bandShare;
  const marks = points.map(([group, low, lower, median, upper, high, mean], i) => {
    const y = box.top + (i + 1 / 2) * step;
    const whisker = `M${at(low)} ${y}H${at(high)}M${at(low)} ${y - thick / 4}V${y + thick / 4}M${at(high)} ${y - thick / 4}V${y + thick / 4}`;
    return [
      element('path', { d: whisker, stroke: colors.axis, fill: 'none' }),
      element('rect', { x: at(lower), y: y - thick / 2, width: Math.max(1, at(upper) - at(lower)), height: thick, rx: 2, ...paintOf(plot, 0, String(group)) }),
      element('line', { x1: at(median), x2: at(median), y1: y - thick / 2, y2: y + thick / 2, stroke: colors.surface, 'stroke-width': 2.5 }),
      typeof mean === 'number' ? element('circle', { cx: at(mean), cy: y, r: LIMITS.meanDot, fill: colors.surface, stroke: colors.strong }) : '',
    ].join('');
  });
  const names = points.map(([group], i) => ({ text: label(group), y: box.top + (i + 1 / 2) * step }));
  const body = valuesBelow(plot, scale, box) + namesAtLeft(plot, box, names) + marks.join('') + reference(plot, scale, box, true);
  return { height: around(box), body };
} // prettier-ignore
