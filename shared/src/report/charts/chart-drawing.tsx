import { useRef, type ComponentType } from 'react';
import type { Chart, ChartType } from '../../contracts/chart';
import { lazyWidget } from '../../ui/lazy-widget';
import { Skeleton } from '../../ui/skeleton';
import type { Stop } from './chart-stops';
import { useChartPalette } from './chart-palette';
import type { ChartProps } from './chart-props';
import { chartHeight } from './chart-size';
import { useWidth } from './use-width';
import styles from './chart.module.css';

/** nivo is loaded with the first chart that is shown, and of it only what the type needs. */
const waiting = ({ chart, width }: ChartProps) => <Skeleton height={`${chartHeight(chart, width)}px`} />;
const DRAWINGS: Readonly<Record<ChartType, ComponentType<ChartProps>>> = {
  bar: lazyWidget(() => import('./bar-chart').then((module) => module.default), waiting),
  line: lazyWidget(() => import('./line-chart').then((module) => module.default), waiting),
  scatter: lazyWidget(() => import('./scatter-chart').then((module) => module.default), waiting),
  heatmap: lazyWidget(() => import('./heatmap-chart').then((module) => module.default), waiting),
  histogram: lazyWidget(() => import('./histogram-chart').then((module) => module.default), waiting),
  box: lazyWidget(() => import('./box-chart').then((module) => module.default), waiting),
};

/** The picture, as wide as its place. `label` says what it shows. */
export function ChartDrawing({ chart, label, active }: { chart: Chart; label: string; active: Stop | null }) {
  const ref = useRef<HTMLDivElement>(null);
  const width = useWidth(ref);
  const palette = useChartPalette();
  const Drawing = DRAWINGS[chart.type];
  return (
    <div ref={ref} className={styles.plot} role="img" aria-label={label} style={{ blockSize: chartHeight(chart, width) }}>
      {/* The label above says it all; the drawing's many small parts would only repeat it in pieces. */}
      <div aria-hidden="true">
        <Drawing chart={chart} width={width} palette={palette} active={active} />
      </div>
    </div>
  );
}
