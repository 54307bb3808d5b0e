import { Dialog, lazyWidget, LinkButton, Spinner } from '@hub/shared/ui';
import { t } from './messages';
import styles from './sample-report.module.css';

const SampleReport = lazyWidget<object>(
  async () => (await import('./sample-report')).SampleReport,
  () => (
    <p className={styles.waiting}>
      <Spinner size="lg" label={t('sample.loading')} />
    </p>
  ),
);

interface SampleDialogProps {
  open: boolean;
  onClose: () => void;
}

/** The demo: a real report, to be read and tried out without an account. */
export const SampleDialog = ({ open, onClose }: SampleDialogProps) => (
  <Dialog
    open={open}
    onClose={onClose}
    size="full"
    title={t('sample')}
    description={t('sample.text')}
    footer={
      <LinkButton to="/signup" variant="primary">
        {t('trial')}
      </LinkButton>
    }
  >
    {open && <SampleReport />}
  </Dialog>
);
