import { FileUp, RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { Button, foreignText } from '@hub/shared/ui';
import { rich, t } from '../../../messages';
import styles from '../again.module.css';
import type { AgainProps } from '../source-form';
import { FileInput } from './file-input';

/** A newer state of the file, or the stored one. */
export function FileAgain({ detail, name, onAgain, onNewerFile }: AgainProps<'csv'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <p className={styles.text}>{rich('again.file', { name: foreignText(name), bdi: (text) => <bdi>{text}</bdi> })}</p>
      <FileInput ref={input} label={t('again.file.choose')} onChoose={(files) => onNewerFile(files, detail)} />
      <div className={styles.buttons}>
        <Button variant="primary" icon={<FileUp size={18} />} onClick={() => input.current?.click()}>
          {t('again.file.newer')}
        </Button>
        <Button icon={<RotateCw size={18} />} onClick={() => onAgain(detail)}>
          {t('again.file.stored')}
        </Button>
      </div>
    </>
  );
}
