import type { Chart } from '../../contracts/reports/chart';
import type { ChartPalette } from './colors/chart-palette';
import type { Stop } from './as-text/chart-stops';

/** What every drawn chart gets. `width` and `height` are in pixels. */
export interface ChartProps {
  chart: Chart;
  width: number;
  height: number;
  /** Whether bars lie, one below the other. */
  lying: boolean;
  palette: ChartPalette;
  /** The point that the keyboard has reached. */
  active: Stop | null;
  onOpen?: OpenPoint | undefined;
}

/** Opens what stands behind a point, or behind the chart where its points have no rows of their own; missing where nothing can be opened. */
export type OpenPoint = (series?: number, point?: number) => void;
