import { Play } from 'lucide-react';
import { useState } from 'react';
import { Button, Dialog, ErrorState, foreignText, Select, Skeleton } from '@hub/shared/ui';
import { t } from '../../../../messages';
import { PreviewRows } from './preview-rows';
import styles from './preview.module.css';
import { usePreview } from './use-preview';

const ALL = 'all';
/** Before a table's name, which may be any text. */
const PART = 'part:';

interface PreviewDialogProps {
  file: File;
  open: boolean;
  onClose: () => void;
  /** @param part the sheet, or the packed file, that was chosen; all of them unless told */
  onAnalyze: (part?: string) => void;
}

/** The first rows of a file as its analysis will read them, and the choice of a sheet where it has several. */
export function PreviewDialog({ file, open, onClose, onAnalyze }: PreviewDialogProps) {
  const [chosen, setChosen] = useState<{ file: File; part: string | null; parts: string[] }>({ file, part: null, parts: [] });
  // Of another file nothing is chosen.
  const { part, parts: known } = chosen.file === file ? chosen : { part: null, parts: [] };
  const { state, retry } = usePreview(file, part, open);
  const parts = state.status === 'ready' ? state.preview.parts : known;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      size="full"
      title={file.name}
      description={t('preview.description')}
      footer={
        <>
          <Button onClick={onClose}>{t('preview.close')}</Button>
          <Button variant="primary" icon={<Play size={18} />} onClick={() => onAnalyze(part ?? undefined)}>
            {t('csv.analyze')}
          </Button>
        </>
      }
    >
      <div className={styles.preview}>
        {parts.length > 1 && (
          <div className={styles.part}>
            <Select
              label={t('preview.part')}
              hint={t('preview.part.hint')}
              value={part === null ? ALL : `${PART}${part}`}
              options={[
                { value: ALL, label: t('preview.part.all', { n: parts.length }) },
                ...parts.map((name) => ({ value: `${PART}${name}`, label: foreignText(name) })),
              ]}
              onChange={({ target }) =>
                setChosen({ file, parts, part: target.value === ALL ? null : target.value.slice(PART.length) })
              }
            />
          </div>
        )}
        {state.status === 'failed' && (
          <ErrorState title={t('preview.failed')} onRetry={retry}>
            {state.text}
          </ErrorState>
        )}
        {state.status === 'loading' && (
          <div role="status" aria-label={t('preview.loading')}>
            <Skeleton height="12rem" />
          </div>
        )}
        {state.status === 'ready' && <PreviewRows preview={state.preview} />}
      </div>
    </Dialog>
  );
}
