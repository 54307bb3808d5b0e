import { useMemo } from 'react';
import { ChartFigure } from './chart-figure';
import { parseChart } from './parse-chart';
import { UndrawnChart } from './undrawn-chart';

/** A fenced `chart` block of a report's Markdown. */
export function ChartBlock({ source }: { source: string }) {
  const chart = useMemo(() => parseChart(source), [source]);
  return chart ? <ChartFigure chart={chart} /> : <UndrawnChart source={source} />;
}
