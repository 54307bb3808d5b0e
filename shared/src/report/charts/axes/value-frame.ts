import { openRange } from './axis-range';
import type { ChartProps } from '../chart-props';
import { valueAxisRoom } from '../drawing/chart-size';
import { lineValues } from './line-values';
import { formatTick } from './value-format';
import { xAxis } from './x-axis';

/** The two axes of a chart of points: its values, the room that their numbers take, and what is left for the other axis. */
export function valueFrame({ chart, width }: Pick<ChartProps, 'chart' | 'width'>) {
  const range = openRange(lineValues(chart));
  const tick = (value: number) => formatTick(value, chart.y.unit);
  const room = valueAxisRoom([range.min, range.max], tick, width);
  return { range, tick, room, axis: xAxis(chart, width - room) };
}
