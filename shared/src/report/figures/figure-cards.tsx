import { StatCard } from '../../ui/stat-card';
import { StatGrid } from '../../ui/stat-grid';
import type { ReportFigure } from './report-figures';

/** A report's leading figures as stat cards. */
export function FigureCards({ figures }: { figures: readonly ReportFigure[] }) {
  if (figures.length === 0) return null;
  return (
    <StatGrid>
      {figures.map((figure) => (
        <StatCard key={figure.label} label={figure.label} value={figure.value} hint={figure.note} />
      ))}
    </StatGrid>
  );
}
