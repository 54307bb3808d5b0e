import { SOURCE_TYPES } from '@hub/shared/contracts/constants';
import { SOURCE_NAMES } from '@hub/shared/format';
import { screen, within } from '@testing-library/react';
import { renderWithHub } from '@hub/shared/testing';
import { LandingPage } from './landing-page';

const open = () => renderWithHub(<LandingPage />, { path: '/', at: '/' });
const linksNamed = (name: string) => screen.getAllByRole('link', { name }).map((link) => link.getAttribute('href'));

test('leads to sign up and to sign in from its head, its hero and its end', () => {
  open();
  const head = within(screen.getByRole('navigation', { name: 'Main' }));
  expect(head.getByRole('link', { name: 'Login' })).toHaveAttribute('href', '/login');
  expect(head.getByRole('link', { name: 'Get Started' })).toHaveAttribute('href', '/signup');
  expect(linksNamed('Start Free Trial')).toEqual(['/signup', '/signup']);
  expect(linksNamed('Sign In')).toEqual(['/login']);
  expect(linksNamed('Terms of Service')).toEqual(['/terms']);
  expect(linksNamed('Privacy Policy')).toEqual(['/privacy']);
});

test('has its sections in their order', () => {
  open();
  const parts = [
    screen.getByRole('navigation', { name: 'Main' }),
    screen.getByRole('heading', { level: 1 }),
    screen.getByRole('region', { name: 'In numbers' }),
    screen.getByRole('heading', { name: 'Flexible Data Integration' }),
    screen.getByRole('region', { name: 'Start with the data you have' }),
    screen.getByRole('region', { name: 'Yours to run, yours to keep' }),
    screen.getByRole('region', { name: 'Your next report is one file away' }),
    screen.getByRole('navigation', { name: 'Footer' }),
  ];
  const ordered = [...parts].sort((a, b) => (a.compareDocumentPosition(b) & Node.DOCUMENT_POSITION_FOLLOWING ? -1 : 1));
  expect(ordered).toEqual(parts);
});

test('says what can be connected, what is to come, and what the agents make of it', () => {
  open();
  const page = document.body;
  for (const text of [
    'Connect CSV files, Google Sheets and PostgreSQL, with more sources to come.',
    'Autonomous AI agents',
    'trends, outliers and patterns',
    'human-readable markdown reports',
    'bar, line and others',
  ]) {
    expect(page).toHaveTextContent(text);
  }
});

test('shows the figures and the four features', () => {
  open();
  const strip = within(screen.getByRole('region', { name: 'In numbers' }));
  expect(strip.getAllByRole('definition').map((each) => each.textContent)).toEqual(['10,000+', '50M+', '99.9%', '500+']);
  expect(strip.getByText(/These figures are illustrative/)).toBeInTheDocument();
  expect(strip.getAllByRole('term').map((each) => each.textContent)).toEqual([
    'data sources connected',
    'insights generated',
    'uptime guarantee',
    'customers',
  ]);
  for (const name of [
    'Flexible Data Integration',
    'Suggestion Generation Agent',
    'Reporting Agent',
    'Chart Generation Agent',
    'CSV Files',
    'Google Sheets',
    'PostgreSQL',
  ]) {
    expect(screen.getByRole('heading', { level: 3, name })).toBeInTheDocument();
  }
});

test('the number of the example opens and closes its trace', async () => {
  const { user } = open();
  const number = screen.getByRole('button', { name: '55%' });
  expect(number).toHaveAttribute('aria-expanded', 'true');
  expect(screen.getByText(/Computed again from 8 rows: 55%/)).toBeInTheDocument();
  await user.click(number);
  expect(number).toHaveAttribute('aria-expanded', 'false');
  expect(screen.getByText('Press the number to see its query.')).toBeInTheDocument();
});

test('Watch Demo leads to a report that needs no account, also without scripts', () => {
  open();
  for (const link of screen.getAllByRole('link', { name: 'Watch Demo' })) expect(link).toHaveAttribute('href', '/demo');
});

test('says where data go, how to run it, under which licence, and what it does not do', () => {
  open();
  const own = within(screen.getByRole('region', { name: 'Yours to run, yours to keep' }));
  expect(own.getAllByRole('term').map((term) => term.textContent)).toEqual([
    'Where your data go',
    'Run it yourself',
    'The licence',
    'What it does not do',
  ]);
  expect(own.getByText('npm start').tagName).toBe('CODE');
});

test('names every source that can be connected, in the order of the screen that connects them', () => {
  open();
  const sources = within(screen.getByRole('region', { name: 'Start with the data you have' }));
  expect(sources.getAllByRole('heading', { level: 3 }).map((each) => each.textContent)).toEqual(
    SOURCE_TYPES.map((type) => SOURCE_NAMES[type]),
  );
});
