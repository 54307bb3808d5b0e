import { RotateCw } from 'lucide-react';
import { Button, foreignText } from '@hub/shared/ui';
import { rich, t } from '../../../messages';
import styles from '../again.module.css';
import type { AgainProps } from '../source-form';

/** A sheet is read as it is now, and nothing is asked. */
export const SheetAgain = ({ detail, name, onAgain }: AgainProps<'google_sheet'>) => (
  <>
    <p className={styles.text}>{rich('again.sheet', { name: foreignText(name), bdi: (text) => <bdi>{text}</bdi> })}</p>
    <div className={styles.buttons}>
      <Button variant="primary" icon={<RotateCw size={18} />} onClick={() => onAgain(detail)}>
        {t('again.title')}
      </Button>
    </div>
  </>
);
