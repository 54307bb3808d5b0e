import { screen, waitFor, within } from '@testing-library/react';
import type { ReportBlocks, ReportDocument } from '../../contracts/reports/report';
import type { ToldReading } from '../../contracts/reports/told-reading';
import { answer, refuse, renderWithHub, signIn, useApiServer } from '../../testing';
import { ReportView } from '../report-view';

// The form's code comes with its first opening: here it is there before.
beforeAll(() => import('./correction-form'), 120_000);

const server = useApiServer();
const logged = jest.spyOn(console, 'error');
beforeEach(() => {
  signIn();
  logged.mockImplementation(() => undefined);
});

const stats = (labels: string[] = []) => ({
  count: 60,
  missing: 0,
  distinct: 9,
  top: labels.map((label): [string, number] => [label, 9]),
});
const DOCUMENT: ReportDocument = {
  report: { title: 'Orders', source_type: 'csv', source: 'orders.csv', created_at: '2026-01-01T00:00:00Z', period: null },
  tables: [
    {
      name: 'orders.csv',
      relation: 't',
      rows: 60,
      columns: [
        { name: 'ordered', type: 'date', role: 'timestamp', stats: stats() },
        { name: 'paid', type: 'date', role: 'timestamp', stats: stats() },
        { name: 'region', type: 'text', role: 'category', stats: stats(['North', 'World']) },
        { name: 'kept', type: 'text', role: 'category', stats: stats(['stays', 'back']) },
      ],
      reading: {
        shape: { kind: 'event', entity: [], totals: [{ column: 'region', label: 'World', rows: 0, by: 'word' }] },
        time: { name: 'ordered', grain: 'day' },
        outcome: { kind: 'none' },
        algebra: [],
        noFigures: [],
        columns: [{ name: 'kept', role: 'category', examples: ['stays', 'back'] }],
      },
    },
  ],
  alerts: [],
  claims: [],
  charts: [],
  actions: [],
  tests: { run: 0, reported: 0 },
  engine: { name: 'engine', version: '1' },
};
const BLOCKS: ReportBlocks = {
  title: 'Orders',
  provenance: '',
  cards: [],
  sections: [
    {
      id: 'reading',
      kind: 'reading',
      title: 'How This Table Was Read',
      blocks: [{ type: 'item', id: 'reading/1', spans: [{ text: 'an event' }] }],
      parts: [],
      table: 0,
    },
  ],
};

/** Serves what is saved and remembers what is sent. */
const serveReading = (told: ToldReading = { corrections: [], tables: [] }) => {
  const sent: unknown[] = [];
  server.use(
    answer('get', '/reports/r1/reading', told),
    answer('put', '/reports/r1/reading', async (request) => {
      const body: unknown = await request.json();
      sent.push(body);
      return body;
    }),
  );
  return sent;
};
const [TABLE] = DOCUMENT.tables;
const open = async (reportId: string | null = 'r1', document = DOCUMENT) => {
  const result = renderWithHub(
    <ReportView markdown="" document={document} blocks={BLOCKS} sourceType="csv" {...(reportId === null ? {} : { reportId })} />,
    { at: '/', path: '/' },
  );
  // What draws the section comes with its words, and draws it anew.
  await screen.findByText('an event', undefined, { timeout: 30_000 });
  if (reportId !== null) {
    // Each table has one.
    const [first] = await screen.findAllByRole('button', { name: 'Correct this reading' });
    if (first) await result.user.click(first);
    await screen.findByRole('heading', { name: 'Correct how this table was read' }, { timeout: 30_000 });
  }
  return result;
};
const choice = (name: string) => screen.findByRole<HTMLSelectElement>('combobox', { name });

test('shows what was found, and saves what is said', async () => {
  const sent = serveReading();
  const { user } = await open();
  const outcome = await choice('The result');
  expect(outcome).toHaveDisplayValue('Automatic: none');
  expect(within(outcome).queryByRole('option', { name: 'ordered' })).not.toBeInTheDocument();
  expect(await choice('The time of a row')).toHaveDisplayValue('Automatic: ordered');
  expect(await choice('One row is')).toHaveDisplayValue('Automatic: An event');
  expect(screen.getByText('for example stays, back')).toBeInTheDocument();
  await user.selectOptions(outcome, 'kept');
  await user.selectOptions(await choice('Which value counts'), 'back');
  await user.selectOptions(await choice('Which is better'), 'Less, or lower');
  await user.selectOptions(await choice('The time of a row'), 'paid');
  await user.click(screen.getByRole('checkbox', { name: '“World” in region is a total of others' }));
  await user.selectOptions(await choice('Role of region'), 'Place');
  await user.click(screen.getByRole('button', { name: 'Save only' }));
  expect(await screen.findByText('Saved. The next analysis of this source will use it.')).toBeInTheDocument();
  expect(sent).toEqual([
    {
      corrections: [{ table: 'orders.csv', column: 'region', role: 'geography' }],
      tables: [
        {
          table: 'orders.csv',
          outcome: { column: 'kept', event: 'back', good: 'low' },
          time: 'paid',
          totals: [{ column: 'region', label: 'World', isTotal: true }],
        },
      ],
    },
  ]);
  await waitFor(() => expect(screen.getByRole('button', { name: 'Correct this reading' })).toHaveFocus());
});

test('takes back what was said, and keeps what was said of other tables', async () => {
  const other = { table: 'other.csv', time: null };
  const sent = serveReading({
    corrections: [{ table: 'orders.csv', column: 'kept', role: 'text' }],
    tables: [other, { table: 'orders.csv', outcome: { column: 'gone', good: null }, shape: 'entity' }],
  });
  const { user } = await open();
  // One that is gone is seen until it is taken back.
  expect(await choice('The result')).toHaveDisplayValue('gone');
  await user.selectOptions(await choice('One row is'), 'Automatic');
  expect(await choice('One row is')).toHaveDisplayValue('Automatic: An event');
  await user.click(screen.getByRole('button', { name: 'Set all to Automatic' }));
  expect(await choice('The result')).toHaveDisplayValue('Automatic: none');
  await user.click(screen.getByRole('button', { name: 'Save only' }));
  await waitFor(() => expect(sent).toEqual([{ corrections: [], tables: [other] }]));
});

test('adds a total by its value', async () => {
  const sent = serveReading();
  const { user } = await open();
  await user.selectOptions(await choice('Column with a total'), 'kept');
  expect(screen.getByRole('button', { name: 'Add total' })).toBeDisabled();
  await user.type(screen.getByRole('textbox', { name: 'Its value' }), 'both');
  await user.click(screen.getByRole('button', { name: 'Add total' }));
  expect(screen.getByRole('checkbox', { name: '“both” in kept is a total of others' })).toBeChecked();
  await user.click(screen.getByRole('button', { name: 'Save only' }));
  await waitFor(() => expect(sent).toHaveLength(1));
});

test('says what a table refers to, and what it does not', async () => {
  const column = (name: string) => ({ name, type: 'integer' as const, role: 'identifier' as const, stats: stats() });
  const end = { table: 'orders.csv', referencedTable: 'customers.csv', referencedColumns: ['id'] };
  const sent = serveReading({ corrections: [], tables: [], joins: [{ ...end, columns: ['kept'], related: true }] });
  const { user } = await open('r1', {
    ...DOCUMENT,
    tables: [
      ...DOCUMENT.tables,
      {
        name: 'customers.csv',
        relation: 't2',
        rows: 9,
        columns: [column('id'), { ...column('orders (count)'), carried: 'children' }],
      },
    ],
    joins: [{ ...end, columns: ['region'], by: 'inferred' }],
  });
  await user.click(await screen.findByRole('checkbox', { name: 'region refers to id of customers.csv' }));
  expect(screen.getByRole('checkbox', { name: 'kept refers to id of customers.csv' })).toBeChecked();
  await user.selectOptions(await choice('Column of this table'), 'paid');
  // What came from another table is none of its own.
  expect(
    within(await choice('It refers to'))
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(['id of customers.csv']);
  await user.click(screen.getByRole('button', { name: 'Add relation' }));
  await user.click(screen.getByRole('button', { name: 'Save only' }));
  await waitFor(() =>
    expect(sent).toEqual([
      {
        corrections: [],
        tables: [],
        joins: [
          { ...end, columns: ['kept'], related: true },
          { ...end, columns: ['region'], related: false },
          { ...end, columns: ['paid'], related: true },
        ],
      },
    ]),
  );
});

test('shows each column with the roles it can have, and saves what is chosen', async () => {
  const sent = serveReading({ corrections: [{ table: 'orders.csv', column: 'region', role: 'geography' }], tables: [] });
  const { user } = await open();
  const ordered = await choice('Role of ordered');
  expect(within(ordered).getByRole('option', { name: 'Automatic: Point in time' })).toBeInTheDocument();
  expect(within(ordered).queryByRole('option', { name: 'Free text' })).not.toBeInTheDocument();
  expect(await choice('Role of region')).toHaveDisplayValue('Place');
  expect(screen.getAllByText('date, 9 different')).toHaveLength(2);
  await user.selectOptions(await choice('Role of kept'), 'Free text');
  await user.selectOptions(await choice('Role of region'), 'Automatic');
  await user.click(screen.getByRole('button', { name: 'Save only' }));
  await waitFor(() =>
    expect(sent).toEqual([{ corrections: [{ table: 'orders.csv', column: 'kept', role: 'text' }], tables: [] }]),
  );
});

test('many columns are searched by name', async () => {
  serveReading();
  const columns = Array.from(
    { length: 20 },
    (_, i) => ({ name: `field ${i}`, type: 'text', role: 'category', stats: stats() }) as const,
  );
  const { user } = await open('r1', { ...DOCUMENT, tables: [{ ...TABLE!, columns: [...columns] }] });
  await user.type(await screen.findByRole('searchbox', { name: 'Search columns' }), 'field 19');
  expect(screen.getAllByRole('combobox', { name: /^Role of/ })).toHaveLength(1);
  await user.type(screen.getByRole('searchbox', { name: 'Search columns' }), 'x');
  expect(screen.getByText('No column has this in its name.')).toBeInTheDocument();
});

test('one press saves and analyses the source again', async () => {
  const sent = serveReading();
  const begun: unknown[] = [];
  server.use(
    answer('post', '/reports/r1/analyze-again', async (request) => {
      begun.push(await request.json());
      return {};
    }),
  );
  const { user } = await open();
  await user.selectOptions(await choice('The result'), 'kept');
  await user.click(screen.getByRole('button', { name: 'Save and analyze again' }));
  await waitFor(() => expect(begun).toHaveLength(1));
  expect(sent).toHaveLength(1);
});

test('says when the settings cannot be loaded or saved, and keeps the choices', async () => {
  server.use(refuse('get', '/reports/r1/reading', 500, 'Something went wrong on our side. Please try again.'));
  const { user } = await open();
  await screen.findByText('The settings cannot be loaded');
  serveReading();
  server.use(refuse('put', '/reports/r1/reading', 500, 'Something went wrong on our side. Please try again.'));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await user.selectOptions(await choice('The result'), 'kept');
  await user.click(screen.getByRole('button', { name: 'Save only' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save only' })).toBeEnabled());
  expect(await choice('The result')).toHaveDisplayValue('kept');
});

test('a report that nobody can have analysed again cannot be corrected', async () => {
  await open(null);
  expect(await screen.findByText('How This Table Was Read')).toBeInTheDocument();
  expect(screen.queryByRole('button', { name: 'Correct this reading' })).not.toBeInTheDocument();
});
