import { FileUp, Play, Table2, X } from 'lucide-react';
import { useRef, useState } from 'react';
import { formatBytes } from '@hub/shared/format';
import { Button, classNames, foreignText, IconButton } from '@hub/shared/ui';
import { t } from '../../../messages';
import { SourceCard } from '../source-card';
import type { CardProps } from '../source-form';
import { FileInput } from './file-input';
import { PreviewDialog } from './preview/preview-dialog';
import { useFileDrop } from './use-file-drop';
import styles from './csv.module.css';

export function CsvCard({ chosen: { file, error, onChoose, onClear, onAnalyze } }: CardProps) {
  const input = useRef<HTMLInputElement>(null);
  const over = useFileDrop(onChoose);
  const [previewing, setPreviewing] = useState<File | null>(null);
  return (
    <SourceCard source="csv" title={t('csv.title')} description={t('csv.description')}>
      <FileInput ref={input} label={t('csv.file')} onChoose={onChoose} />
      <div className={classNames(styles.drop, over && styles.over)}>
        {file ? (
          <div className={styles.file}>
            <span className={styles.fileName}>
              <bdi>{foreignText(file.name)}</bdi>
            </span>
            <span className={styles.fileSize}>{formatBytes(file.size)}</span>
            <IconButton label={t('csv.remove')} icon={<X size={16} />} onClick={onClear} />
          </div>
        ) : (
          <span className={styles.hint}>{t(over ? 'csv.drop' : 'csv.none')}</span>
        )}
      </div>
      <p role="alert" className={styles.error}>
        {error}
      </p>
      <div className={styles.buttons}>
        <Button
          data-choose-files=""
          variant={file ? 'secondary' : 'primary'}
          icon={<FileUp size={18} />}
          onClick={() => input.current?.click()}
        >
          {t('csv.choose')}
        </Button>
        {file && (
          <Button icon={<Table2 size={18} />} onClick={() => setPreviewing(file)}>
            {t('preview.open')}
          </Button>
        )}
        {file && (
          <Button variant="primary" icon={<Play size={18} />} onClick={() => onAnalyze(file)}>
            {t('csv.analyze')}
          </Button>
        )}
      </div>
      {file && (
        <PreviewDialog
          file={file}
          open={previewing === file}
          onClose={() => setPreviewing(null)}
          onAnalyze={(part) => {
            setPreviewing(null);
            onAnalyze(file, part);
          }}
        />
      )}
    </SourceCard>
  );
}
