import type { Ref } from 'react';
import { FILE_ENDINGS } from '@hub/shared/contracts/sources/file-endings';
import styles from './csv.module.css';

interface FileInputProps {
  ref: Ref<HTMLInputElement>;
  label: string;
  onChoose: (files: File[]) => void;
}

/** The browser's chooser of files with tables, unseen: a button of the screen opens it. */
export const FileInput = ({ ref, label, onChoose }: FileInputProps) => (
  <input
    ref={ref}
    type="file"
    accept={FILE_ENDINGS.join(',')}
    className={styles.input}
    tabIndex={-1}
    aria-label={label}
    onChange={(event) => {
      const files = [...(event.target.files ?? [])];
      // Choosing the same file again must be a change, too.
      event.target.value = '';
      if (files.length > 0) onChoose(files);
    }}
  />
);
