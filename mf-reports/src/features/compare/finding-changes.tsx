import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import type { ComparedClaim, ReportComparison } from '@hub/shared/contracts/comparison';
import { formatValue } from '@hub/shared/format';
import { Card, safeSentence, VisuallyHidden } from '@hub/shared/ui';
import { findings, REASONS, shareText } from './change-text';
import styles from './compare.module.css';

interface SectionProps {
  title: string;
  note: string;
  claims: readonly ComparedClaim[];
}

/** Findings that only one of the reports has. */
function FindingSection({ title, note, claims }: SectionProps) {
  return (
    <Section title={title} note={note} count={claims.length}>
      {claims.map((claim) => (
        <li key={claim.id}>
          <p>{safeSentence(claim.sentence)}</p>
        </li>
      ))}
    </Section>
  );
}

function Section({ title, note, count, children }: { title: string; note: string; count: number; children: ReactNode }) {
  if (count === 0) return null;
  return (
    <section className={styles.section} aria-label={title}>
      <h2 className={styles.heading}>
        {title} <span className={styles.count}>{count}</span>
      </h2>
      <p className={styles.note}>{note}</p>
      <Card padding="none">
        <ul className={styles.findings}>{children}</ul>
      </Card>
    </section>
  );
}

function Moved({ moved }: Pick<ReportComparison, 'moved'>) {
  return (
    <Section title="Moved" note="In both reports, with another value." count={moved.length}>
      {moved.map(({ before, after, reason, relative }) => (
        <li key={after.id}>
          <p>{safeSentence(after.sentence)}</p>
          <p className={styles.move}>
            <span className={styles.values}>
              <VisuallyHidden>earlier: </VisuallyHidden>
              <span className={styles.before}>{formatValue(before.value, before.unit)}</span>
              <ArrowRight size={14} aria-hidden="true" className={styles.arrow} />
              <VisuallyHidden>, later: </VisuallyHidden>
              <span>{formatValue(after.value, after.unit)}</span>
            </span>
            <span>{[shareText(relative), REASONS[reason]].filter((text) => text !== null).join(', ')}</span>
          </p>
        </li>
      ))}
    </Section>
  );
}

export const FindingChanges = ({ moved, appeared, vanished, unchanged }: ReportComparison) => (
  <>
    <Moved moved={moved} />
    <FindingSection title="Appeared" note="Only in the later report." claims={appeared} />
    <FindingSection title="Vanished" note="Only in the earlier report." claims={vanished} />
    {moved.length + appeared.length + vanished.length === 0 && (
      <Card>
        <p>
          {unchanged === 0
            ? 'Neither report has a finding.'
            : `Nothing has moved: ${findings(unchanged)} as in the earlier report.`}
        </p>
      </Card>
    )}
  </>
);
