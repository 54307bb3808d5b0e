import { SlidersHorizontal } from 'lucide-react';
import { useRef, useState } from 'react';
import type { Section } from '../../contracts/reports/report';
import { Button } from '../../ui/buttons/button';
import { lazyWidget } from '../../ui/lazy-widget';
import { Skeleton } from '../../ui/states/skeleton';
import { t } from '../messages';
import type { InnerLevel } from '../heading-level';
import { useReport } from '../report-context';
import styles from './correction.module.css';
import type { CorrectionFormProps } from './correction-form';

/** The form comes when it is asked for. */
const CorrectionForm = lazyWidget<CorrectionFormProps>(
  async () => (await import('./correction-form')).default,
  () => <Skeleton height="12rem" />,
);

interface ReadingCorrectionProps {
  section: Section;
  /** Level of the form's heading. */
  headingLevel: InnerLevel;
}

/** Below what the report says of how a table was read: the way to say it better. Absent where nothing could be kept. */
export function ReadingCorrection({ section: { table: at }, headingLevel }: ReadingCorrectionProps) {
  const { source, tables } = useReport();
  const [open, setOpen] = useState(false);
  const button = useRef<HTMLButtonElement>(null);
  const table = at === undefined ? undefined : tables[at];
  if (!source || !table) return null;
  if (open)
    return (
      <CorrectionForm
        source={source}
        table={table}
        headingLevel={headingLevel}
        onClose={() => {
          setOpen(false);
          // The pressed button goes with the form.
          requestAnimationFrame(() => button.current?.focus());
        }}
      />
    );
  return (
    <div className={styles.below}>
      <Button ref={button} icon={<SlidersHorizontal size={18} />} onClick={() => setOpen(true)}>
        {t('reading.correct')}
      </Button>
    </div>
  );
}
