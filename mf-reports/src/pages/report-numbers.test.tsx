import { screen, waitFor, within } from '@testing-library/react';
import type { ClaimRowsResponse } from '@hub/shared/contracts/reports/claim';
import { answer, renderWithHub, savedFiles, signIn, useApiServer } from '@hub/shared/testing';
import { makeDetail } from '../testing/fake-report';
import ReportPage from './report';

const server = useApiServer();
beforeEach(() => void signIn());

const detail = () => {
  const made = makeDetail(['Plan takes longest.', 'Mail grows.']);
  const rows = {
    how: 'mean' as const,
    used: ['cost'],
    value: 'cost',
    sql: 'SELECT cost, team FROM t',
    again: 'SELECT avg(cost)',
  };
  const claims = (made.document?.claims ?? []).map((claim) => ({ ...claim, rows }));
  const tables = (made.document?.tables ?? []).map((table) => ({
    ...table,
    columns: [...table.columns, ...table.columns.slice(0, 1).map((column) => ({ ...column, name: 'cost' }))],
  }));
  return { ...made, document: made.document && { ...made.document, claims, tables } };
};
const page = (changes: Partial<ClaimRowsResponse> = {}): ClaimRowsResponse => ({
  state: 'read',
  columns: ['cost', 'team'],
  rows: [
    [60, 'north'],
    [44.2, null],
  ],
  total: 102,
  value: 52.1,
  outcome: 'same',
  ...changes,
});
const open = (at = '/dashboard/reports/r1') => renderWithHub(<ReportPage />, { at, path: '/dashboard/reports/:id' });
const button = () => screen.findByRole('button', { name: 'Show query and rows: Plan takes longest.' });
const panel = () => screen.findByRole('complementary', { name: 'Where this number comes from' });

beforeEach(() => server.use(answer('get', '/reports/r1', detail()), answer('post', '/reports/r1/claims/c1/rows', page())));

test('pressing the sentence opens it as well', async () => {
  const { user } = open();
  const at = await button();
  const [sentence] = [...document.querySelectorAll('label')].filter(({ htmlFor }) => htmlFor === at.id);
  expect(sentence).toHaveTextContent('Plan takes');
  if (sentence) await user.click(sentence);
  expect(await panel()).toBeInTheDocument();
});

test('each number of a sentence opens its own rows, in the text and from the panel', async () => {
  const made = detail();
  const sentence = 'Plan takes 52.1 h, 8.3 h more.';
  const numbers = [{ from: 19, to: 24, value: 8.3, unit: 'hours', is: '"value" - "baseline"' }];
  const change = <Claim extends { id: string }>(claim: Claim): Claim =>
    claim.id === 'c1' ? { ...claim, sentence, numbers } : claim;
  const text = JSON.stringify(made.blocks).replaceAll('Plan takes longest.', sentence);
  const claims = made.document?.claims.map(change) ?? [];
  server.use(
    answer('get', '/reports/r1', { ...made, document: { ...made.document, claims }, blocks: JSON.parse(text) as object }),
    answer('post', '/reports/r1/claims/c1.n0/rows', page({ how: 'worked-out', value: 8.3 })),
  );
  const { user } = open();
  await user.click(await screen.findByText('8.3 h', { selector: 'span' }));
  const opened = within(await panel());
  expect(await opened.findByText('The report says 8.3 h.')).toBeInTheDocument();
  expect(await opened.findByText(/^Not a sum or an average/)).toBeInTheDocument();
  expect(opened.getByText(/"value" - "baseline" AS value/)).toBeInTheDocument();
  await user.click(opened.getByRole('button', { name: 'Where 8.3 h comes from', pressed: true }));
  expect(await within(await panel()).findByText('It rests on 60 rows.')).toBeInTheDocument();
});

test('a figure at the top opens its rows as well', async () => {
  const made = detail();
  const card = { type: 'metric' as const, id: 'key-metrics/c1', label: 'Longest', text: '52.1 h', claim: 'c1' };
  server.use(answer('get', '/reports/r1', { ...made, blocks: made.blocks && { ...made.blocks, cards: [card] } }));
  const { user } = open();
  await user.click(await screen.findByText(/52\.1/, { selector: 'label' }));
  expect(await within(await panel()).findByRole('table')).toBeInTheDocument();
});

test('a number opens its words, its rows, how sure it is and its query; Escape leads back to it', async () => {
  const { user } = open();
  await user.click(await button());
  const opened = await panel();
  await waitFor(() => expect(within(opened).getByRole('heading', { level: 2 })).toHaveFocus());
  expect(within(opened).getByText('Plan takes longest.')).toBeInTheDocument();
  expect(within(opened).getByText('Average over these rows, the largest first.')).toBeInTheDocument();
  const table = within(await within(opened).findByRole('table'));
  expect(table.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual(['cost', 'team']);
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['60', 'north', '44.2', 'empty']);
  expect(within(opened).getByText('Rows 1 to 2 of 102')).toBeInTheDocument();
  expect(within(opened).getByText('The rows below give the same number now.')).toBeInTheDocument();
  expect(within(opened).getByText('It rests on 60 rows.')).toBeInTheDocument();
  expect(within(opened).getByText("SELECT 'c1'")).toBeInTheDocument();
  await user.keyboard('{Escape}');
  expect(screen.queryByRole('complementary', { name: 'Where this number comes from' })).not.toBeInTheDocument();
  expect(await button()).toHaveFocus();
});

test('what the data hold of true and false stands as in sentences and charts, and only what counts is said in words', async () => {
  const made = detail();
  const claims = made.document?.claims.map((claim) => ({ ...claim, rows: { ...claim.rows, mark: 'counts' } }));
  const rows = page({
    columns: ['counts', 'late'],
    rows: [
      [true, true],
      [false, false],
    ],
  });
  server.use(
    answer('get', '/reports/r1', { ...made, document: { ...made.document, claims } }),
    answer('post', '/reports/r1/claims/c1/rows', rows),
  );
  open('/dashboard/reports/r1?number=c1');
  const table = within(await within(await panel()).findByRole('table'));
  expect(table.getAllByRole('cell').map(({ textContent }) => textContent)).toEqual(['yes', 'true', 'no', 'false']);
});

test('its address opens it, and what the data give now is said', async () => {
  server.use(answer('post', '/reports/r1/claims/c1/rows', page({ outcome: 'changed', value: 60 })));
  open('/dashboard/reports/r1?number=c1');
  expect(await within(await panel()).findByText('The rows below give 60 now: the data has changed.')).toBeInTheDocument();
});

test.each([
  ['gone', 'The table behind this report is kept no longer. Analyze the data again to see its rows.'],
  ['refused', /its tables have changed, or it took too long/],
  ['unknown', /does not say which rows/],
  ['password', 'These rows are in your database, which asks for its password.'],
] as const)('rows that cannot be had are said in words: %s', async (state, words) => {
  server.use(answer('post', '/reports/r1/claims/c1/rows', page({ state, rows: [], columns: [], outcome: 'not-available' })));
  open('/dashboard/reports/r1?number=c1');
  expect(await within(await panel()).findByText(words)).toBeInTheDocument();
});

test('the rows are taken along as a file', async () => {
  const saved = savedFiles();
  server.use(answer('post', '/reports/r1/claims/c1/rows/download', { content: 'cost\r\n60\r\n', filename: 'rows.csv' }));
  const { user } = open('/dashboard/reports/r1?number=c1');
  await user.click(await within(await panel()).findByRole('button', { name: 'Download rows' }));
  await waitFor(() => expect(saved).toHaveLength(1));
});
