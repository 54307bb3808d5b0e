import { useRef, type ComponentType } from 'react';
import type { ChartType } from '../../../contracts/reports/chart';
import { classNames } from '../../../ui/class-names';
import { lazyWidget } from '../../../ui/lazy-widget';
import { Skeleton } from '../../../ui/states/skeleton';
import { useChartPalette } from '../colors/chart-palette';
import type { ChartProps } from '../chart-props';
import { chartTable } from '../as-text/chart-table';
import { DataTable } from '../as-text/data-table';
import { chartHeight, isHorizontal } from './chart-size';
import { isPrinting } from './paper';
import { useNearView } from './use-near-view';
import { useWidth } from './use-width';
import styles from '../chart.module.css';

/** What a printer finds where the code of a drawing has not come yet is its data. */
const waiting = ({ chart, height }: ChartProps) =>
  isPrinting() ? <DataTable table={chartTable(chart)} caption={chart.title} /> : <Skeleton height={`${height}px`} />;
const drawing = (load: () => Promise<{ default: ComponentType<ChartProps> }>) =>
  lazyWidget(async () => (await load()).default, waiting);

/** nivo is loaded with the first chart that is shown, and of it only what the type needs. */
const DRAWINGS = {
  bar: drawing(() => import('../kinds/bar-chart')),
  line: drawing(() => import('../kinds/line-chart')),
  scatter: drawing(() => import('../kinds/scatter-chart')),
  heatmap: drawing(() => import('../kinds/heatmap-chart')),
  histogram: drawing(() => import('../kinds/histogram-chart')),
  box: drawing(() => import('../kinds/box-chart')),
} satisfies Record<ChartType, unknown>;

/**
 * Has what draws these charts loaded, so that they can all be drawn at once for a printer, which does not wait. One after the other: to read
 * them takes a phone long enough without anything else in between.
 */
export async function loadDrawings(types: Iterable<ChartType>): Promise<void> {
  for (const type of new Set(types)) await DRAWINGS[type].prepare();
}

interface ChartDrawingProps extends Pick<ChartProps, 'chart' | 'active' | 'onOpen'> {
  label: string;
  /** Whether it leads a report, and is to be seen with its sentence at one glance. */
  first: boolean;
}

/** The picture, as wide as its place, drawn when it comes near what is seen. `label` says what it shows. */
export function ChartDrawing({ chart, label, first, active, onOpen }: ChartDrawingProps) {
  const ref = useRef<HTMLDivElement>(null);
  const isNear = useNearView(ref);
  const { width, expected, isOnPaper } = useWidth(ref, isNear, !first);
  const palette = useChartPalette(isOnPaper);
  const Drawn = DRAWINGS[chart.type];
  return (
    <div
      ref={ref}
      className={classNames(styles.plot, onOpen && styles.open)}
      role="img"
      aria-label={label}
      style={{ [isOnPaper ? 'minBlockSize' : 'blockSize']: chartHeight(chart, expected, first) }}
    >
      {/* The label above says it all; the drawing's many small parts would only repeat it in pieces. */}
      <div aria-hidden="true">
        {width !== null && (
          <Drawn
            key={`${chart.type}${Number(isOnPaper)}`}
            chart={chart}
            width={width}
            height={chartHeight(chart, width, first)}
            lying={isHorizontal(chart, width, first)}
            palette={palette}
            active={active}
            onOpen={onOpen}
          />
        )}
      </div>
    </div>
  );
}
