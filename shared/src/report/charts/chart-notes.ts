import type { Chart } from '../../contracts/chart';
import { openRange } from './axis-range';
import { hasMeans } from './chart-table';
import { lineValues } from './line-values';

/** What a reader must know to read the picture right. */
export function chartNotes(chart: Chart): string[] {
  const notes: string[] = [];
  const open = chart.type === 'line' || chart.type === 'scatter' || chart.type === 'box';
  if (open && !openRange(lineValues(chart)).fromZero) notes.push('The value axis does not start at zero.');
  if (chart.type === 'heatmap') notes.push('The fuller the colour, the further the value is from zero.');
  if (chart.type === 'box')
    notes.push(
      `A box holds the middle half of the values, its line is the median,${hasMeans(chart) ? ' the dot the mean,' : ''} the whiskers reach from 5% to 95%.`,
    );
  const interval =
    (chart.type === 'bar' || chart.type === 'line') &&
    chart.series.some((entry) => entry.points.some((point) => point.length >= 4));
  if (interval) notes.push(chart.type === 'bar' ? 'Whiskers show the 95% interval.' : 'The shade shows the interval.');
  return notes;
}
