import type { Chart } from '../../../contracts/reports/chart';
import { openRange } from '../axes/axis-range';
import { hasMeans } from './chart-table';
import { lineValues } from '../axes/line-values';
import { t } from '../messages';

/** What a reader must know to read the picture right. */
export function chartNotes(chart: Chart): string[] {
  const notes: string[] = [];
  const open = chart.type === 'line' || chart.type === 'scatter' || chart.type === 'box';
  if (open && !openRange(lineValues(chart)).fromZero) notes.push(t('note.not-from-zero'));
  if (chart.type === 'heatmap') notes.push(t('note.heatmap'));
  if (chart.type === 'box') notes.push(t(hasMeans(chart) ? 'note.box-mean' : 'note.box'));
  const interval =
    (chart.type === 'bar' || chart.type === 'line') &&
    chart.series.some((entry) => entry.points.some((point) => point.length >= 4));
  if (interval) notes.push(t(chart.type === 'bar' ? 'note.whiskers' : 'note.shade'));
  return notes;
}
