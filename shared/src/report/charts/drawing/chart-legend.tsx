import type { Chart } from '../../../contracts/reports/chart';
import { classNames } from '../../../ui/class-names';
import { colorIndex, isAboutSeries } from '../colors/series-color';
import styles from '../chart.module.css';

const SWATCHES = [styles.series1, styles.series2, styles.series3, styles.series4, styles.series5, styles.series6];

/** Names of the series, where there are several. */
export function ChartLegend({ chart }: { chart: Chart }) {
  if (chart.series.length < 2 || chart.type === 'heatmap' || chart.type === 'box') return null;
  return (
    <ul className={styles.legend}>
      {chart.series.map((entry, index) => (
        <li key={entry.name} className={styles.legendItem}>
          <span
            className={classNames(
              styles.swatch,
              SWATCHES[colorIndex(index, SWATCHES)],
              isAboutSeries(chart) && entry.name !== chart.highlight && styles.muted,
            )}
            aria-hidden="true"
          />
          {entry.name}
        </li>
      ))}
    </ul>
  );
}
