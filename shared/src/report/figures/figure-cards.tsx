import type { MetricBlock } from '../../contracts/reports/report';
import { StatCard } from '../../ui/layout/stat-card';
import { StatGrid } from '../../ui/layout/stat-grid';

/** A report's leading figures as stat cards. */
export function FigureCards({ figures }: { figures: readonly MetricBlock[] }) {
  if (figures.length === 0) return null;
  return (
    <StatGrid>
      {figures.map(({ id, label, text, note }) => (
        <StatCard key={id} label={label} value={text} hint={note} />
      ))}
    </StatGrid>
  );
}
