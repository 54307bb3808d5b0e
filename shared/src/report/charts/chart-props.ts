import type { Chart } from '../../contracts/chart';
import type { ChartPalette } from './chart-palette';

/** What every drawn chart gets. `width` is in pixels. */
export interface ChartProps {
  chart: Chart;
  width: number;
  palette: ChartPalette;
}
