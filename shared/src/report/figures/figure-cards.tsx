import { StatCard } from '../../ui/stat-card';
import type { ReportFigure } from './report-figures';
import styles from './figures.module.css';

/** A report's leading figures as stat cards. */
export function FigureCards({ figures }: { figures: readonly ReportFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <div className={styles.grid}>
      {figures.map((figure) => (
        <StatCard key={figure.label} label={figure.label} value={figure.value} hint={figure.note} />
      ))}
    </div>
  );
}
