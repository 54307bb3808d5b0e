import { screen } from '@testing-library/react';
import type { Run } from '@hub/shared/analyses';
import { enableModalDialogs, renderWithHub } from '@hub/shared/testing';
import { ProgressOverlay } from './progress-overlay';

beforeEach(() => {
  enableModalDialogs();
});

const run = (changes: Partial<Run> = {}): Run => ({
  id: 'a1',
  source: 'csv',
  name: 'tickets.csv',
  startedAt: Date.now() - 65_000,
  stage: 'receiving',
  transfer: { sent: 1_500_000, total: 6_000_000 },
  rows: null,
  cancelling: false,
  inBackground: false,
  ...changes,
});
const nothing = () => undefined;
const open = (changes?: Partial<Run>) =>
  renderWithHub(<ProgressOverlay run={run(changes)} onCancel={nothing} onContinueInBackground={nothing} />);

test('shows the bytes sent, the stage, the elapsed time and Cancel under the rotating message', () => {
  open();
  expect(screen.getByRole('dialog', { name: 'Analyzing tickets.csv' })).toBeInTheDocument();
  expect(screen.getByText('Analyzing data...')).toBeInTheDocument();
  expect(screen.getByText('1.5 MB of 6 MB sent')).toBeInTheDocument();
  expect(screen.getByRole('progressbar', { name: 'Progress of the upload' })).toHaveAttribute('aria-valuenow', '25');
  expect(screen.getByRole('status')).toHaveTextContent('Receive the data');
  expect(screen.getByRole('timer')).toHaveTextContent(/^1:0[5-9]$/);
  expect(screen.getByRole('button', { name: 'Cancel' })).toBeEnabled();
  expect(screen.getByRole('button', { name: 'Continue in background' })).toBeEnabled();
});

test('speaks no more of bytes once the data is there', () => {
  open({ stage: 'mining', transfer: { sent: 6_000_000, total: 6_000_000 }, rows: 12_345 });
  expect(screen.queryByText(/sent$/)).not.toBeInTheDocument();
  expect(screen.getByText('12,345 rows read')).toBeInTheDocument();
});
