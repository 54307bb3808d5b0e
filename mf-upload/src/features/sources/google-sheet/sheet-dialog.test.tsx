import { screen, waitFor } from '@testing-library/react';
import { answer, refuse, renderWithHub } from '@hub/shared/testing';
import { heldCall, makeResult } from '../../../testing/fake-analysis';
import { useUploadScreen } from '../../../testing/use-upload-screen';
import DataUploadPage from '../../../pages/data-upload';

const server = useUploadScreen();
const ADDRESS = 'https://docs.google.com/spreadsheets/d/1BxiMVs0XRA5nFMdKvBdBZjgmUUqptlbs74OgvE2upms/edit';

const open = async () => {
  const page = renderWithHub(<DataUploadPage />);
  await page.user.click(screen.getByRole('button', { name: 'Connect Sheets' }));
  await screen.findByRole('dialog', { name: 'Connect Google Sheet' });
  return page;
};
const field = () => screen.getByLabelText('Google Sheet URL');
const button = (name: string) => screen.getByRole('button', { name });

test('says that only public sheets can be connected', async () => {
  await open();
  expect(screen.getByText(/Only public sheets can be connected/)).toBeInTheDocument();
});

test.each(['Test Connection', 'Connect'])('%s checks the address first', async (name) => {
  const { user } = await open();
  await user.click(button(name));
  expect(screen.getByText('Google Sheet URL is required')).toBeInTheDocument();
  await user.type(field(), 'https://example.org');
  expect(screen.queryByText('Google Sheet URL is required')).not.toBeInTheDocument();
  await user.click(button(name));
  expect(screen.getByText('Please enter a valid public Google Sheet URL')).toBeInTheDocument();
  expect(field()).toHaveFocus();
});

test('a test asks the server, which names the sheet; until it answers the dialog stays', async () => {
  let release: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    answer('post', '/google-sheet/test', async () => {
      await waiting;
      return { title: 'Sales 2026', columns: ['a', 'b'], rows: 812, message: 'Connected to Sales 2026: 2 columns, 812 rows.' };
    }),
  );
  const { user } = await open();
  await user.type(field(), ADDRESS);
  await user.click(button('Test Connection'));
  expect(button('Testing...')).toBeDisabled();
  expect(button('Close')).toBeDisabled();
  expect(button('Connect')).toBeDisabled();
  await user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  release();
  expect(await screen.findByRole('status')).toHaveTextContent('Connected to Sales 2026: 2 columns, 812 rows.a, b');
  expect(button('Connect')).toBeEnabled();
  expect(button('Close')).toBeEnabled();
});

test.each([
  [
    'Failed to access the Google Sheet. Please check the URL and sharing settings',
    'Failed to access the Google Sheet. Please check the URL and sharing settings',
  ],
  ['', 'Connection test failed. Please try again'],
])('a failed test (%j) is told and Connect waits for another address', async (detail, text) => {
  server.use(refuse('post', '/google-sheet/test', 422, detail));
  const { user } = await open();
  await user.type(field(), ADDRESS);
  await user.click(button('Test Connection'));
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(button('Connect')).toBeDisabled();
  await user.type(field(), '#gid=1');
  expect(screen.queryByText(text)).not.toBeInTheDocument();
  expect(button('Connect')).toBeEnabled();
});

test('Connect analyses the sheet and shows its report', async () => {
  const call = heldCall('/upload-google-sheet');
  server.use(...call.handlers);
  const { user } = await open();
  await user.type(field(), `  ${ADDRESS} `);
  await user.click(button('Connect'));
  await waitFor(() => expect(call.requests).toHaveLength(1));
  // Nothing can be closed: the progress has taken the dialog's place.
  await waitFor(() => expect(screen.queryByRole('dialog', { name: 'Connect Google Sheet' })).not.toBeInTheDocument());
  expect(screen.queryByRole('button', { name: 'Close' })).not.toBeInTheDocument();
  expect(await call.requests[0]?.json()).toEqual({
    file_type: 'google_sheet',
    sheet_url: ADDRESS,
    analysis_id: expect.stringMatching(/^[0-9a-f-]{36}$/) as string,
  });
  call.succeed(makeResult({ fileType: 'google_sheet', message: 'Google Sheet analyzed successfully.' }));
  expect(await screen.findByText('Source: Google Sheet')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
});

test.each([
  ['The sheet is not public.', 'The sheet is not public.'],
  ['', 'Failed to process Google Sheet. Please try again.'],
])('a sheet that cannot be analysed (%j) brings the dialog back with the address', async (detail, text) => {
  const call = heldCall('/upload-google-sheet');
  server.use(...call.handlers);
  const { user } = await open();
  await user.type(field(), ADDRESS);
  await user.click(button('Connect'));
  await waitFor(() => expect(call.requests).toHaveLength(1));
  call.refuse(detail);
  expect(await screen.findByRole('dialog', { name: 'Connect Google Sheet' })).toHaveTextContent(text);
  expect(field()).toHaveValue(ADDRESS);
  expect(button('Connect')).toBeDisabled();
});

test('closing forgets the address', async () => {
  const { user } = await open();
  await user.type(field(), ADDRESS);
  await user.click(button('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(button('Connect Sheets'));
  expect(await screen.findByLabelText('Google Sheet URL')).toHaveValue('');
});
