import type { Chart } from '../../../contracts/reports/chart';

/** Every number on a chart's vertical axis: values, interval ends and the line to compare with. */
export const lineValues = (chart: Chart): number[] => [
  ...chart.series.flatMap((entry) =>
    entry.points.flatMap((point) => point.slice(1).filter((value) => typeof value === 'number')),
  ),
  ...(chart.reference ? [chart.reference.value] : []),
];
