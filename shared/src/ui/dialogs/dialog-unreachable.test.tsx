import { screen } from '@testing-library/react';
import { useState, type ComponentType } from 'react';
import { renderWithHub } from '../../testing';
import { Button } from '../buttons/button';
import { Dialog } from './dialog';

let reachable = false;
jest.mock('./dialog-panel', () => ({
  get DialogPanel() {
    if (!reachable) throw new Error('The connection is lost.');
    return jest.requireActual<{ DialogPanel: ComponentType }>('./dialog-panel').DialogPanel;
  },
}));

function Opener() {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Verification">
        Body
      </Dialog>
    </>
  );
}

test('a dialog whose code does not come leaves the screen as it is, says so, and can be opened again', async () => {
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
  const { user } = renderWithHub(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByText(/This could not be opened/)).toBeInTheDocument();
  expect(screen.queryByRole('dialog')).not.toBeInTheDocument();
  reachable = true;
  await user.click(screen.getByRole('button', { name: 'Open' }));
  expect(await screen.findByRole('dialog', { name: 'Verification' })).toBeInTheDocument();
  jest.restoreAllMocks();
});
