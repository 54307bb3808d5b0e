import { screen, within } from '@testing-library/react';
import { answer, refuse, renderWithHub, signIn, useApiServer } from '@hub/shared/testing';
import { useSentPage } from '../testing/sent-page';
import HelpPage from './help';

const server = useApiServer();
useSentPage();

const open = (page: string) => renderWithHub(<HelpPage />, { at: `/help/${page}`, path: `/help/${page}` });
const page = (name: string) => ({
  title: name,
  description: `About ${name}.`,
  sections: [
    { title: 'First', text: `First of ${name}.` },
    { title: 'Second', text: `Second of ${name}.` },
  ],
});

test('a page of help is read without an account, in the place of the text that was sent with it', async () => {
  server.use(answer('get', '/help/:page', ({ url }) => page(new URL(url).pathname.split('/').at(-1) ?? '')));
  open('checks');
  expect(document.getElementById('hub-sent')).not.toBeNull();
  expect(await screen.findByText('First of checks.')).toBeInTheDocument();
  expect(document.getElementById('hub-sent')).toBeNull();
  expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('What is checked and how');
  expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual(['First', 'Second']);
  const more = within(screen.getByRole('navigation', { name: 'More help' })).getAllByRole('link');
  expect(more.map((link) => link.getAttribute('href'))).toEqual(['/help/reading', '/help/data', '/demo']);
});

test('who has an account is led back to it', async () => {
  signIn();
  server.use(answer('get', '/help/:page', page('data')));
  open('data');
  expect(await screen.findByText('First of data.')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Data Intelligence Hub' })).toHaveAttribute('href', '/dashboard');
});

test('a page that nobody answers for is asked for again', async () => {
  server.use(refuse('get', '/help/:page', 503, 'Please try again in a moment.', 'busy'));
  const { user } = open('data');
  expect(await screen.findByText('Please try again in a moment.')).toBeInTheDocument();
  server.use(answer('get', '/help/:page', page('data')));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByText('Second of data.')).toBeInTheDocument();
});
