import { useId } from 'react';
import type { MetricBlock } from '../../contracts/reports/report';
import { StatCard } from '../../ui/layout/stat-card';
import { StatGrid } from '../../ui/layout/stat-grid';
import { Stated } from '../claims/stated';
import { Told } from '../claims/told';
import { useReport } from '../report-context';

/** A figure; where what stands behind a number opens beside the text, those of its own do, too. */
function FigureCard({ label, text, note, claim: id }: MetricBlock) {
  const { claim, door } = useReport();
  const toggleId = useId();
  const told = door && claim(id);
  if (!told) return <StatCard label={label} value={text} hint={note} />;
  const at = note === undefined ? -1 : told.sentence.lastIndexOf(note);
  return (
    <StatCard
      label={label}
      value={
        <Stated claim={told} toggleId={toggleId}>
          {text}
        </Stated>
      }
      hint={note !== undefined && <Told claim={told} toggleId={toggleId} text={note} from={at < 0 ? Infinity : at} />}
    />
  );
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
