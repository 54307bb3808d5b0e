import { FileUp, RotateCw } from 'lucide-react';
import { useRef } from 'react';
import { Button, foreignText } from '@hub/shared/ui';
import styles from '../again.module.css';
import type { AgainProps } from '../source-form';
import { FileInput } from './file-input';

/** A newer state of the file, or the stored one. */
export function FileAgain({ detail, name, onAgain, onNewerFile }: AgainProps<'csv'>) {
  const input = useRef<HTMLInputElement>(null);
  return (
    <>
      <p className={styles.text}>
        Upload a newer state of “<bdi>{foreignText(name)}</bdi>” to see what has changed, or analyze the stored file anew.
      </p>
      <FileInput ref={input} label="Newer CSV file" onChoose={(files) => onNewerFile(files, detail)} />
      <div className={styles.buttons}>
        <Button variant="primary" icon={<FileUp size={18} />} onClick={() => input.current?.click()}>
          Upload newer file
        </Button>
        <Button icon={<RotateCw size={18} />} onClick={() => onAgain(detail)}>
          Analyze stored file
        </Button>
      </div>
    </>
  );
}
