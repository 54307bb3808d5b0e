import { useRef, useState, type ComponentType } from 'react';
import type { ChartType } from '../../contracts/chart';
import { classNames } from '../../ui/class-names';
import { lazyWidget } from '../../ui/lazy-widget';
import { Skeleton } from '../../ui/skeleton';
import { useChartPalette } from './chart-palette';
import type { ChartProps } from './chart-props';
import { chartHeight } from './chart-size';
import { useNearView } from './use-near-view';
import { useWidth } from './use-width';
import styles from './chart.module.css';

type Drawing = ComponentType<ChartProps>;

/** nivo is loaded with the first chart that is shown, and of it only what the type needs. */
const LOADS: Readonly<Record<ChartType, () => Promise<Drawing>>> = {
  bar: () => import('./bar-chart').then((module) => module.default),
  line: () => import('./line-chart').then((module) => module.default),
  scatter: () => import('./scatter-chart').then((module) => module.default),
  heatmap: () => import('./heatmap-chart').then((module) => module.default),
  histogram: () => import('./histogram-chart').then((module) => module.default),
  box: () => import('./box-chart').then((module) => module.default),
};
const loaded = new Map<ChartType, Drawing>();

async function load(type: ChartType): Promise<Drawing> {
  const drawing = await LOADS[type]();
  loaded.set(type, drawing);
  return drawing;
}

/** Has what draws these charts loaded, so that they can all be drawn at once for a printer, which does not wait. */
export const loadDrawings = async (types: Iterable<ChartType>): Promise<void> => {
  await Promise.all([...new Set(types)].map(load));
};

const waiting = ({ chart, width }: ChartProps) => <Skeleton height={`${chartHeight(chart, width)}px`} />;
const lazily = (type: ChartType) => lazyWidget<ChartProps>(() => load(type), waiting);
const DRAWINGS: Readonly<Record<ChartType, Drawing>> = {
  bar: lazily('bar'),
  line: lazily('line'),
  scatter: lazily('scatter'),
  heatmap: lazily('heatmap'),
  histogram: lazily('histogram'),
  box: lazily('box'),
};

/** What is loaded is drawn at once. One that was waited for keeps its component: by another one it would be drawn anew. */
function Drawn(props: ChartProps) {
  const [Drawing] = useState(() => loaded.get(props.chart.type) ?? DRAWINGS[props.chart.type]);
  return <Drawing {...props} />;
}

interface ChartDrawingProps extends Pick<ChartProps, 'chart' | 'active' | 'onOpen'> {
  label: string;
}

/** The picture, as wide as its place, drawn when it comes near what is seen. `label` says what it shows. */
export function ChartDrawing({ chart, label, active, onOpen }: ChartDrawingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearView(ref);
  const { width, expected, isOnPaper } = useWidth(ref, isNear);
  const palette = useChartPalette();
  return (
    <div
      ref={ref}
      className={classNames(styles.plot, onOpen && styles.open)}
      role="img"
      aria-label={label}
      style={{ blockSize: chartHeight(chart, expected) }}
    >
      {/* The label above says it all; the drawing's many small parts would only repeat it in pieces. */}
      <div aria-hidden="true">
        {width !== null && (
          <Drawn
            key={`${chart.type}${Number(isOnPaper)}`}
            chart={chart}
            width={width}
            palette={palette}
            active={active}
            onOpen={onOpen}
          />
        )}
      </div>
    </div>
  );
}
