import { RotateCw, Undo2 } from 'lucide-react';
import { useEffect, useId, useRef } from 'react';
import { Button } from '../../ui/buttons/button';
import { ErrorState } from '../../ui/states/error-state';
import { Skeleton } from '../../ui/states/skeleton';
import { toast } from '../../ui/toasts/toast';
import type { InnerLevel } from '../heading-level';
import { CorrectionFields } from './correction-fields';
import styles from './correction.module.css';
import { t } from './messages';
import { withoutTable, type ReportTable } from './table-draft';
import { useAnalyzeAgain, type AnalyzedSource } from './use-analyze-again';
import { useTold } from './use-told';

export interface CorrectionFormProps {
  source: AnalyzedSource;
  table: ReportTable;
  headingLevel: InnerLevel;
  onClose: () => void;
}

/** How a table is to be read, where the reader knows better. It is kept with the source, and one press analyses it anew. */
export default function CorrectionForm({ source, table, headingLevel, onClose }: CorrectionFormProps) {
  const heading = useId();
  const top = useRef<HTMLHeadingElement>(null);
  const { state, change, save, retry } = useTold(source.reportId);
  const again = useAnalyzeAgain(source);
  useEffect(() => top.current?.focus({ preventScroll: true }), []);
  const saved = async (then: () => void) => {
    if (!(await save())) return;
    onClose();
    then();
  };
  const tellSaved = () => {
    toast.success(t('saved'));
  };
  const Heading = `h${headingLevel}` as const;
  const isSaving = state.status === 'saving';
  return (
    <section className={styles.form} aria-labelledby={heading}>
      <Heading id={heading} ref={top} tabIndex={-1} className={styles.heading}>
        {t('title')}
      </Heading>
      <p className={styles.hint}>{t('hint')}</p>
      {state.status === 'loading' && <Skeleton height="12rem" />}
      {state.status === 'failed' && (
        <ErrorState title={t('failed')} onRetry={retry}>
          {state.text}
        </ErrorState>
      )}
      {(state.status === 'ready' || isSaving) && <CorrectionFields table={table} told={state.told} onChange={change} />}
      <div className={styles.buttons}>
        <Button
          variant="primary"
          icon={<RotateCw size={18} />}
          loading={isSaving}
          disabled={state.status !== 'ready'}
          onClick={() => void saved(again)}
        >
          {t('save-again')}
        </Button>
        <Button disabled={state.status !== 'ready'} onClick={() => void saved(tellSaved)}>
          {t('save')}
        </Button>
        <Button
          icon={<Undo2 size={18} />}
          disabled={state.status !== 'ready'}
          onClick={() => state.status === 'ready' && change(withoutTable(state.told, table.name))}
        >
          {t('take-back')}
        </Button>
        <Button disabled={isSaving} onClick={onClose}>
          {t('cancel')}
        </Button>
      </div>
    </section>
  );
}
