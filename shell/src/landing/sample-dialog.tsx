import { Dialog, lazyWidget, LinkButton, Spinner } from '@hub/shared/ui';
import styles from './sample-report.module.css';

const SampleReport = lazyWidget<object>(
  () => import('./sample-report').then((module) => module.SampleReport),
  () => (
    <p className={styles.waiting}>
      <Spinner size="lg" label="Loading the sample report" />
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
    title="Sample report"
    description="Made by the product from a sample table of support tickets. Each statement opens the query that gave its numbers."
    footer={
      <LinkButton to="/signup" variant="primary">
        Start Free Trial
      </LinkButton>
    }
  >
    {open && <SampleReport />}
  </Dialog>
);
