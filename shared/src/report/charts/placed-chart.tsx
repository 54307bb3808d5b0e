import { useMemo } from 'react';
import { useReport } from '../report-context';
import { ChartFigure } from './chart-figure';
import { drawable } from './parse-chart';
import { UndrawnChart } from './undrawn-chart';

/** One of the report's charts, in the place that its blocks give it. */
export function PlacedChart({ id }: { id: string }) {
  const chart = useReport().chart(id);
  const drawn = useMemo(() => chart && drawable(chart), [chart]);
  if (!chart) return null;
  return drawn ? <ChartFigure chart={drawn} /> : <UndrawnChart source={JSON.stringify(chart)} />;
}
