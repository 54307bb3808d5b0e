import type { ReactNode } from 'react';
import type { ComparedClaim, ReportComparison } from '@hub/shared/contracts/reports/comparison';
import { formatValue } from '@hub/shared/format';
import { Card, safeSentence } from '@hub/shared/ui';
import { BeforeAfter } from './before-after';
import { movedShare, shareText } from './change-text';
import { t } from './messages';
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
    <Section title={t('moved')} note={t('moved.note')} count={moved.length}>
      {moved.map(({ before, after, reason, relative }) => (
        <li key={after.id}>
          <p>{safeSentence(after.sentence)}</p>
          <p className={styles.move}>
            <BeforeAfter earlier={formatValue(before.value, before.unit)} later={formatValue(after.value, after.unit)} />
            <span>
              {[shareText(relative), t(`moved.${reason}`, { share: movedShare() })].filter((text) => text !== null).join(', ')}
            </span>
          </p>
        </li>
      ))}
    </Section>
  );
}

export const FindingChanges = ({ moved, appeared, vanished, unchanged }: ReportComparison) => (
  <>
    <Moved moved={moved} />
    <FindingSection title={t('appeared')} note={t('appeared.note')} claims={appeared} />
    <FindingSection title={t('vanished')} note={t('vanished.note')} claims={vanished} />
    {moved.length + appeared.length + vanished.length === 0 && (
      <Card>
        <p>{unchanged === 0 ? t('no-findings') : t('nothing-moved', { n: unchanged })}</p>
      </Card>
    )}
  </>
);
