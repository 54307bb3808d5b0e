import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import { answer, refuse, renderWithHub, signIn, useApiServer } from '@hub/shared/testing';
import type { Share } from '@hub/shared/contracts/reports/share';
import { ShareButton } from './share-button';

const server = useApiServer();
beforeEach(() => {
  signIn();
  jest.spyOn(console, 'error').mockImplementation(() => undefined);
});
afterEach(() => jest.restoreAllMocks());

const link = (changes: Partial<Share> = {}): Share => ({
  id: 's1',
  queries: false,
  rows: false,
  shared_by: null,
  created_at: '2026-11-20T09:30:00.000Z',
  expires_at: null,
  last_used_at: null,
  uses: 0,
  ...changes,
});

function Shared() {
  const [open, setOpen] = useState(false);
  return <ShareButton reportId="r1" open={open} onChange={setOpen} />;
}
const openDialog = async () => {
  const rendered = renderWithHub(<Shared />);
  await rendered.user.click(screen.getByRole('button', { name: 'Share' }));
  await screen.findByRole('dialog', { name: 'Share this report' });
  return rendered;
};

test('a link is made as wished, shown once and copied, and stands in the list', async () => {
  const asked: unknown[] = [];
  server.use(
    answer('get', '/reports/r1/shares', []),
    answer(
      'post',
      '/reports/r1/shares',
      async (request) => {
        asked.push(await request.json());
        return { share: link({ queries: true, shared_by: 'Ann', password: true }), token: 'TOKEN' };
      },
      201,
    ),
  );
  const { user } = await openDialog();
  const written = jest.spyOn(navigator.clipboard, 'writeText');
  // Browsers have begun to answer with a promise.
  const scrolled = jest.spyOn(Element.prototype, 'scrollIntoView').mockReturnValue(Promise.resolve() as never);
  expect(await screen.findByText('There is no link to this report yet.')).toBeInTheDocument();
  await user.selectOptions(screen.getByLabelText('The link works'), 'for 7 days');
  await user.click(screen.getByLabelText('Show the queries behind the numbers'));
  await user.type(screen.getByLabelText('Shared by'), ' Ann ');
  await user.type(screen.getByLabelText('Password'), 'tulip');
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  const address = `${location.origin}/shared#TOKEN`;
  expect(await screen.findByLabelText('Your new link')).toHaveValue(address);
  expect(scrolled).toHaveBeenCalled();
  expect(asked).toEqual([{ days: 7, rows: false, queries: true, shared_by: 'Ann', password: 'tulip' }]);
  expect(await screen.findByText('Link copied.')).toBeInTheDocument();
  expect(written.mock.calls).toEqual([[address]]);
  const list = within(screen.getByRole('region', { name: 'Links to this report' }));
  expect(
    list.getByText('works until it is taken back · not opened yet · with a password · with queries · shared by Ann'),
  ).toBeInTheDocument();
});

test('the list says how long each link works, how often it was opened and when last; one that is taken back is gone', async () => {
  server.use(
    answer('get', '/reports/r1/shares', [
      link({ uses: 3, last_used_at: '2026-11-21T09:30:00.000Z', expires_at: '2999-01-02T09:30:00.000Z' }),
      link({ id: 's2', created_at: '2026-10-01T09:30:00.000Z', expires_at: '2026-10-08T09:30:00.000Z', uses: 1 }),
    ]),
    answer('delete', '/reports/r1/shares/s1', {}, 200),
  );
  const { user } = await openDialog();
  expect(await screen.findByText('works until 2 Jan 2999 · opened 3 times · last on 21 Nov 2026')).toBeInTheDocument();
  expect(screen.getByText('ended on 8 Oct 2026 · opened once')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Take back the link made on 20 Nov 2026' }));
  expect(await screen.findByText('The link was taken back.')).toBeInTheDocument();
  expect(screen.queryByText(/opened 3 times/)).not.toBeInTheDocument();
  expect(screen.getByText(/opened once/)).toBeInTheDocument();
});

test('what fails is said, and can be tried again', async () => {
  server.use(
    refuse('get', '/reports/r1/shares', 503, 'Busy.', 'busy'),
    refuse('post', '/reports/r1/shares', 409, 'This report has as many links as it may have.', 'too-many-shares'),
  );
  const { user } = await openDialog();
  expect(await screen.findByText('The links could not be loaded.')).toBeInTheDocument();
  await user.click(screen.getByRole('button', { name: 'Make a link' }));
  expect(await screen.findByText('This report has as many links as it may have.')).toBeInTheDocument();
  expect(screen.queryByLabelText('Your new link')).not.toBeInTheDocument();
  server.use(answer('get', '/reports/r1/shares', [link()]));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(screen.getByText('Made on 20 Nov 2026')).toBeInTheDocument());
});
