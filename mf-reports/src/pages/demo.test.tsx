import { screen, waitFor } from '@testing-library/react';
import { answer, passTime, refuse, renderWithHub, useApiServer } from '@hub/shared/testing';
import { makeDetail } from '../testing/fake-report';
import { useSentPage } from '../testing/sent-page';
import DemoPage from './demo';

const server = useApiServer();
useSentPage();

const open = () => renderWithHub(<DemoPage />, { at: '/demo', path: '/demo' });
const demo = () => {
  const detail = makeDetail(['Plan takes longest.', 'Mail grows.', 'Tickets come on Mondays.']);
  return { ...detail, report: { ...detail.report, id: 'sample' } };
};

test('the demo is read without an account, in the place of the text that was sent with the page', async () => {
  server.use(answer('get', '/sample-report', demo()));
  open();
  expect(document.getElementById('hub-sent')).not.toBeNull();
  await screen.findByRole('heading', { level: 2, name: 'Columns' });
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Tickets of 2026');
  expect(document.getElementById('hub-sent')).toBeNull();
  expect(screen.getByRole('link', { name: 'Try it with your own table' })).toHaveAttribute('href', '/signup');
  for (const name of ['Verify', 'Download', 'Delete', 'Share'])
    expect(screen.queryByRole('button', { name })).not.toBeInTheDocument();
});

test('its numbers open their rows, which are asked for without a session', async () => {
  const asked: string[] = [];
  server.use(
    answer('get', '/sample-report', demo()),
    answer('post', '/sample-report/claims/:claim/rows', (request) => {
      asked.push(new URL(request.url).pathname);
      return { state: 'unknown', columns: [], rows: [], total: 0, value: null, outcome: 'not-available' };
    }),
  );
  const { user } = open();
  await user.click((await screen.findAllByRole('button', { name: /^Show query and rows: / }))[0] as HTMLElement);
  await waitFor(() => expect(asked).toEqual([expect.stringMatching(/\/sample-report\/claims\/c\d+\/rows$/)]));
});

test('a demo that nobody answers for is asked for again', async () => {
  server.use(refuse('get', '/sample-report', 503, 'Please try again in a moment.', 'busy'));
  const { user } = open();
  expect(await screen.findByText('Please try again in a moment.')).toBeInTheDocument();
  server.use(answer('get', '/sample-report', demo()));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('heading', { level: 2, name: 'Findings' })).toBeInTheDocument();
});

test('who waits for a report that has yet to be made is told so', async () => {
  jest.useFakeTimers();
  server.use(answer('get', '/sample-report', () => new Promise<object>(() => undefined)));
  open();
  await passTime(1000);
  expect(screen.queryByText(/^Whoever opens the demo first waits/)).not.toBeInTheDocument();
  await passTime(1000);
  expect(screen.getByText(/^Whoever opens the demo first waits/)).toBeInTheDocument();
  jest.useRealTimers();
});
