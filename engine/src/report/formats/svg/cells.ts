import { foreignText } from '../../../contracts/foreign-text';
import { element, textAt } from './element';
import { fit, tickText, widthOf } from './labels';
import { LIMITS } from './limits';
import { around, labelBelow, middle, namesAtLeft, roomOfNames, titleBelow, type Box, type Drawn, type Plot } from './plot';
import { everyFew } from './scale';

/** A heat map: the fuller a cell, the further its value is from zero; those below have another colour. */
export function drawCells(plot: Plot): Drawn {
  const { chart, width, colors, label } = plot;
  const points = chart.series.flatMap((series) => series.points);
  const columns = [...new Set(points.map(([x]) => x ?? null))];
  const lines = [...new Set(points.map(([, y]) => String(y)))];
  const far = points.reduce((most, [, , value]) => Math.max(most, typeof value === 'number' ? Math.abs(value) : 0), 0) || 1;
  const names = lines.map(foreignText);
  const left = roomOfNames(names, width);
  const box: Box = { left, top: LIMITS.gap, width: width - left - LIMITS.gap, height: Math.min(LIMITS.mostHeight, LIMITS.cell * lines.length) };
  const [wide, high] = [box.width / Math.max(1, columns.length), box.height / Math.max(1, lines.length)];
  const places = { column: new Map(columns.map((x, i) => [x, i])), line: new Map(lines.map((y, i) => [y, i])) };
  const cells = points.map(([x, y, value]) => {
    if (typeof value !== 'number') return '';
    const [px, py] = [box.left + (places.column.get(x ?? null) ?? 0) * wide, box.top + (places.line.get(String(y)) ?? 0) * high];
    const fill = (value < 0 ? colors.series[1] : colors.series[0]) ?? colors.axis;
    const tint = LIMITS.palest + ((LIMITS.tint - LIMITS.palest) * Math.abs(value)) / far;
    const rect = element('rect', { x: px + 1, y: py + 1, width: Math.max(1, wide - 2), height: Math.max(1, high - 2), rx: 2, fill, 'fill-opacity': tint.toFixed(2) });
    const text = tickText(value, chart.y.unit);
    const fits = wide >= LIMITS.labelledCell && widthOf(text) < wide;
    return fits ? rect + textAt(px + wide / 2, py + high / 2, text, { ...middle, fill: colors.strong, 'text-anchor': 'middle' }) : rect;
  });
  const room = Math.max(wide, ...columns.map((x) => Math.min(LIMITS.tickRoom, widthOf(label(x)) + LIMITS.gap)));
  const below = everyFew(columns, box.width / room).map((x) => labelBelow(plot, box, box.left + ((places.column.get(x) ?? 0) + 1 / 2) * wide, fit(label(x), room)));
  const beside = namesAtLeft(plot, box, names.map((text, i) => ({ text, y: box.top + (i + 1 / 2) * high })));
  return { height: around(box), body: beside + cells.join('') + below.join('') + titleBelow(plot, box, chart.x.label) };
} // prettier-ignore
