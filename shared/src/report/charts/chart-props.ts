import type { Chart } from '../../contracts/chart';
import type { ChartPalette } from './chart-palette';
import type { Stop } from './chart-stops';

/** What every drawn chart gets. `width` is in pixels. */
export interface ChartProps {
  chart: Chart;
  width: number;
  palette: ChartPalette;
  /** The point that the keyboard has reached. */
  active: Stop | null;
  /** Opens what stands behind the chart, where a mark is pressed; missing where nothing can be opened. */
  onOpen?: (() => void) | undefined;
}
