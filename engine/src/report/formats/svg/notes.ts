import type { Chart } from '../../../contracts/report/chart';
import { t } from '../../messages';
import { openRange } from './scale';

/** Every value that the axis of lines, points or boxes has to hold. */
export const openValues = ({ series, reference }: Chart): number[] => [
  ...series.flatMap(({ points }) => points.flatMap(([, ...rest]) => rest.filter((value) => typeof value === 'number'))),
  ...(reference ? [reference.value] : []),
];

/** What a reader must know to read the picture right, a sentence each. */
export function chartNotes(chart: Chart): string[] {
  const points = chart.series.flatMap((series) => series.points);
  const isOpen = chart.type === 'line' || chart.type === 'scatter' || chart.type === 'box';
  const hasIntervals = (chart.type === 'bar' || chart.type === 'line') && points.some(([, , low]) => low !== undefined);
  return [
    ...(isOpen && !openRange(openValues(chart)).fromZero ? [t('picture.not-from-zero')] : []),
    ...(chart.type === 'heatmap' ? [t('picture.heatmap')] : []),
    ...(chart.type === 'box' ? [t('picture.box', { mean: points.some((point) => point.length > 6) })] : []),
    ...(hasIntervals ? [t(chart.type === 'bar' ? 'picture.whiskers' : 'picture.shade')] : []),
    ...(chart.part ? [t('twin.part', chart.part)] : []),
  ];
}
