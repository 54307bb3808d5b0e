import { RotateCw } from 'lucide-react';
import { Button, foreignText } from '@hub/shared/ui';
import styles from '../again.module.css';
import type { AgainProps } from '../source-form';

/** A sheet is read as it is now, and nothing is asked. */
export const SheetAgain = ({ detail, name, onAgain }: AgainProps<'google_sheet'>) => (
  <>
    <p className={styles.text}>
      The sheet “<bdi>{foreignText(name)}</bdi>” is read anew, as it is now.
    </p>
    <div className={styles.buttons}>
      <Button variant="primary" icon={<RotateCw size={18} />} onClick={() => onAgain(detail)}>
        Analyze again
      </Button>
    </div>
  </>
);
