import { useMemo } from 'react';
import { useReport } from '../report-context';
import { ChartFigure } from './chart-figure';
import { drawable } from './parse-chart';
import { UndrawnChart } from './undrawn-chart';

/** One of the report's charts, in the place that its blocks give it; `first` where it leads the report. */
export function PlacedChart({ id, first = false }: { id: string; first?: boolean }) {
  const chart = useReport().chart(id);
  const drawn = useMemo(() => chart && drawable(chart), [chart]);
  if (!chart) return null;
  return drawn ? <ChartFigure chart={drawn} first={first} /> : <UndrawnChart source={JSON.stringify(chart)} />;
}
