import type { MetricBlock } from '../../contracts/reports/report';
import { StatCard } from '../../ui/layout/stat-card';
import { StatGrid } from '../../ui/layout/stat-grid';
import { Stated } from '../claims/stated';
import { useReport } from '../report-context';

/** A figure; where what stands behind a number opens beside the text, that of its own does, too. */
function FigureCard({ label, text, note, claim: id }: MetricBlock) {
  const { claim, door } = useReport();
  const told = door && claim(id);
  return <StatCard label={label} value={told ? <Stated claim={told}>{text}</Stated> : text} hint={note} />;
}

/** A report's leading figures as stat cards. */
export function FigureCards({ figures }: { figures: readonly MetricBlock[] }) {
  if (figures.length === 0) return null;
  return (
    <StatGrid>
      {figures.map((figure) => (
        <FigureCard key={figure.id} {...figure} />
      ))}
    </StatGrid>
  );
}
