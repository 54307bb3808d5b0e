import { screen, waitFor, waitForElementToBeRemoved } from '@testing-library/react';
import { useState } from 'react';
import { renderWithHub } from '../../testing';
import { Button } from '../buttons/button';
import { ConfirmDialog } from './confirm-dialog';
import { Dialog } from './dialog';
import { TextField } from '../fields/text-field';

/** jsdom has no layout; what may take the focus is judged by having a place on the page. */
beforeEach(() => {
  jest.spyOn(Element.prototype, 'getClientRects').mockReturnValue([{ width: 10, height: 10 }] as unknown as DOMRectList);
});
afterEach(() => jest.restoreAllMocks());

function Opener({ closable = true }: { closable?: boolean }) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open</Button>
      <Dialog open={open} onClose={() => setOpen(false)} title="Verification" description="Of an address" closable={closable}>
        Body
      </Dialog>
    </>
  );
}

test('names itself, takes the focus, closes by Escape and gives the focus back', async () => {
  const { user } = renderWithHub(<Opener />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog', { name: 'Verification' });
  expect(dialog).toHaveAccessibleDescription('Of an address');
  await waitFor(() => expect(dialog).toContainElement(document.activeElement as HTMLElement));
  await user.keyboard('{Escape}');
  await waitForElementToBeRemoved(dialog);
  expect(screen.getByRole('button', { name: 'Open' })).toHaveFocus();
});

test('stays open while it must not be left', async () => {
  const { user } = renderWithHub(<Opener closable={false} />);
  await user.click(screen.getByRole('button', { name: 'Open' }));
  const dialog = await screen.findByRole('dialog');
  await user.keyboard('{Escape}');
  expect(dialog).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Close' })).toBeDisabled();
});

test('a confirmation answers by its two buttons', async () => {
  const onConfirm = jest.fn();
  const onCancel = jest.fn();
  const { user } = renderWithHub(
    <ConfirmDialog
      open
      title="Delete report"
      message="Are you sure?"
      confirmLabel="Delete"
      onConfirm={onConfirm}
      onCancel={onCancel}
    />,
  );
  expect(await screen.findByRole('alertdialog', { name: 'Delete report' })).toHaveAccessibleDescription('Are you sure?');
  await waitFor(() => expect(screen.getByRole('button', { name: 'Cancel' })).toHaveFocus());
  await user.click(screen.getByRole('button', { name: 'Delete' }));
  expect(onConfirm).toHaveBeenCalledTimes(1);
  await user.click(screen.getByRole('button', { name: 'Cancel' }));
  expect(onCancel).toHaveBeenCalledTimes(1);
});

test('begins at its first field', async () => {
  renderWithHub(
    <Dialog open onClose={() => undefined} title="Connect">
      <TextField label="Address" />
    </Dialog>,
  );
  await waitFor(() => expect(screen.getByLabelText('Address')).toHaveFocus());
});
