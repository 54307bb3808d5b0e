import { useMemo } from 'react';
import { ChartFigure } from './chart-figure';
import { parseChart } from './parse-chart';
import styles from './chart.module.css';

/** A fenced `chart` block of a report. What cannot be drawn is shown as it was written. */
export function ChartBlock({ source }: { source: string }) {
  const chart = useMemo(() => parseChart(source), [source]);
  if (chart) return <ChartFigure chart={chart} />;
  return (
    <figure className={styles.figure}>
      <pre className={styles.source}>
        <code>{source}</code>
      </pre>
      <figcaption className={styles.notes}>This chart cannot be drawn, so its source is shown.</figcaption>
    </figure>
  );
}
