import { screen, waitFor, within } from '@testing-library/react';
import { answer, expectUntold, refuse, renderWithHub } from '@hub/shared/testing';
import DataUploadPage from '../../../pages/data-upload';
import { heldCall, makeResult } from '../../../testing/fake-analysis';
import { useUploadScreen } from '../../../testing/use-upload-screen';

const server = useUploadScreen();

const TABLES = {
  message: 'Connected. 2 tables found.',
  tables: ['orders', 'reporting.sales'],
  details: [
    { name: 'orders', schema: 'public', kind: 'table', rows: 1_250_000, bytes: 190_000_000 },
    { name: 'sales', schema: 'reporting', kind: 'view', rows: null, bytes: null },
  ],
} as const;

const open = async () => {
  const page = renderWithHub(<DataUploadPage />);
  await page.user.click(screen.getByRole('button', { name: 'Add Database' }));
  await screen.findByRole('dialog', { name: 'Connect PostgreSQL Database' });
  return page;
};
const button = (name: string) => screen.getByRole('button', { name });
const fill = async ({ user }: Awaited<ReturnType<typeof open>>) => {
  await user.type(screen.getByLabelText('Database Host'), 'db.local');
  await user.type(screen.getByLabelText('Database Name'), 'shop');
  await user.type(screen.getByLabelText('Username'), 'reader');
  await user.type(screen.getByLabelText('Password'), 'secret');
};
const connect = async () => {
  server.use(answer('post', '/postgres/connect', TABLES));
  const page = await open();
  await fill(page);
  await page.user.click(button('Connect'));
  await screen.findByRole('group', { name: 'Tables to analyze' });
  return page;
};

test('names every missing field, and forgets an error when its field is edited', async () => {
  const { user } = await open();
  expect(screen.getByLabelText('Port')).toHaveValue('5432');
  await user.clear(screen.getByLabelText('Port'));
  await user.click(button('Connect'));
  const texts = [
    'Host is required',
    'Port is required',
    'Database name is required',
    'Username is required',
    'Password is required',
  ];
  for (const text of texts) expect(screen.getByText(text)).toBeInTheDocument();
  expect(screen.getByLabelText('Database Host')).toHaveFocus();
  await user.type(screen.getByLabelText('Port'), '0');
  expect(screen.queryByText('Port is required')).not.toBeInTheDocument();
  expect(screen.getByText('Host is required')).toBeInTheDocument();
  await user.click(button('Connect'));
  expect(screen.getByText('Port must be between 1 and 65535')).toBeInTheDocument();
});

test('sends the connection and lists the tables with schema, rows and size', async () => {
  const sent = jest.fn();
  server.use(
    answer('post', '/postgres/connect', async (request) => {
      sent(await request.json());
      return TABLES;
    }),
  );
  const page = await open();
  expect(screen.getByText(/The server must be reachable from this network and the user needs permission/)).toBeInTheDocument();
  await fill(page);
  await page.user.click(button('Connect'));
  const list = within(await screen.findByRole('group', { name: 'Tables to analyze' }));
  expect(sent).toHaveBeenCalledWith({ host: 'db.local', port: 5432, dbname: 'shop', user: 'reader', password: 'secret' });
  expect(list.getByRole('checkbox', { name: 'orders' })).toHaveAccessibleDescription(
    'schema public · about 1,250,000 rows · 190 MB',
  );
  expect(list.getByRole('checkbox', { name: 'reporting.sales' })).toHaveAccessibleDescription('schema reporting · view');
  expect(screen.getByText('Connected. 2 tables found.')).toBeInTheDocument();
});

test.each([
  ['The server refused the password.', 'The server refused the password.'],
  ['', 'Failed to connect.'],
])('a failed connection (%j) is told until a field is edited', async (detail, text) => {
  server.use(refuse('post', '/postgres/connect', 422, detail));
  const page = await open();
  await fill(page);
  await page.user.click(button('Connect'));
  expect(await screen.findByText('Connection failed')).toBeInTheDocument();
  expect(screen.getByRole('dialog')).toHaveTextContent(text);
  await page.user.type(screen.getByLabelText('Password'), '!');
  expect(screen.queryByText('Connection failed')).not.toBeInTheDocument();
});

const ADDRESS = 'postgres://reader:s%40cret@db.example.com:6543/shop?sslmode=require';
const filled = () =>
  ['Database Host', 'Port', 'Database Name', 'Username', 'Password'].map(
    (name) => screen.getByLabelText<HTMLInputElement>(name).value,
  );

test.each([
  ['an address', ADDRESS],
  ['a command', "PGPASSWORD='s@cret' psql -h db.example.com -p 6543 -U reader shop"],
  ['a settings file', 'PGHOST=db.example.com\nPGPORT=6543\nPGDATABASE=shop\nPGUSER=reader\nPGPASSWORD=s@cret\n'],
])('%s pasted as the host is put into the fields, and that is said', async (_name, text) => {
  const { user } = await open();
  await user.click(screen.getByLabelText('Database Host'));
  await user.paste(text);
  expect(filled()).toEqual(['db.example.com', '6543', 'shop', 'reader', 's@cret']);
  const said = 'What you pasted has been put into these fields: host, port, database name, username, and password.';
  expect(screen.getByText(said)).toBeInTheDocument();
  await user.type(screen.getByLabelText('Port'), '1');
  expect(screen.queryByText(said)).not.toBeInTheDocument();
});

test('a plain host is pasted as it is, and an address that was typed is taken apart at Connect', async () => {
  const sent = jest.fn();
  server.use(
    answer('post', '/postgres/connect', async (request) => {
      sent(await request.json());
      return TABLES;
    }),
  );
  const { user } = await open();
  await user.click(screen.getByLabelText('Database Host'));
  await user.paste('db.example.com');
  expect(filled()).toEqual(['db.example.com', '5432', '', '', '']);
  await user.type(screen.getByLabelText('Database Host'), ':6543');
  expect(filled()[0]).toBe('db.example.com:6543');
  for (const [label, value] of [
    ['Database Name', 'shop'],
    ['Username', 'reader'],
    ['Password', 'secret'],
  ] as const)
    await user.type(screen.getByLabelText(label), value);
  await user.click(button('Connect'));
  await screen.findByRole('group', { name: 'Tables to analyze' });
  expect(sent).toHaveBeenCalledWith({ host: 'db.example.com', port: 6543, dbname: 'shop', user: 'reader', password: 'secret' });
});

test('stays open while it connects', async () => {
  let release: () => void = () => undefined;
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  server.use(
    answer('post', '/postgres/connect', async () => {
      await waiting;
      return TABLES;
    }),
  );
  const page = await open();
  await fill(page);
  await page.user.click(button('Connect'));
  expect(button('Connecting...')).toBeDisabled();
  expect(button('Close')).toBeDisabled();
  await page.user.keyboard('{Escape}');
  expect(screen.getByRole('dialog')).toBeInTheDocument();
  release();
  await screen.findByRole('group', { name: 'Tables to analyze' });
  expect(button('Close')).toBeEnabled();
});

test('shows and hides the password', async () => {
  const { user } = await open();
  await user.click(button('Show password'));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'text');
  await user.click(button('Hide password'));
  expect(screen.getByLabelText('Password')).toHaveAttribute('type', 'password');
});

test('editing a field after connecting asks for a new connection', async () => {
  const { user } = await connect();
  await user.type(screen.getByLabelText('Username'), '2');
  expect(screen.queryByRole('group', { name: 'Tables to analyze' })).not.toBeInTheDocument();
  expect(button('Connect')).toBeEnabled();
});

test('a user who may read no table has nothing to analyse', async () => {
  const message = 'Connected, but there is no table that this user may read.';
  server.use(answer('post', '/postgres/connect', { tables: [], details: [], message }));
  const page = await open();
  await fill(page);
  await page.user.click(button('Connect'));
  expect(await screen.findByText(message)).toBeInTheDocument();
  expect(button('Analyze Selected Table(s)')).toBeDisabled();
});

test('takes at least one table', async () => {
  const { user } = await connect();
  await user.click(button('Analyze Selected Table(s)'));
  expect(screen.getByText('Please select at least one table to analyze.')).toBeInTheDocument();
  await user.click(screen.getByRole('checkbox', { name: 'orders' }));
  expect(screen.queryByText('Please select at least one table to analyze.')).not.toBeInTheDocument();
});

test('analyses the chosen tables and shows the report', async () => {
  const call = heldCall('/postgres/analyze');
  server.use(...call.handlers);
  const { user, recorded } = await connect();
  await user.click(button('Select all'));
  expect(screen.getByText('2 of 2 selected')).toBeInTheDocument();
  await user.click(button('Analyze Selected Table(s)'));
  await waitFor(() => expect(call.requests).toHaveLength(1));
  expect(await call.requests[0]?.json()).toMatchObject({ password: 'secret', tables: ['orders', 'reporting.sales'] });
  expectUntold({ recorded }, 'secret');
  call.succeed(makeResult({ fileType: 'postgres' }));
  expect(await screen.findByText('Source: PostgreSQL Database')).toBeInTheDocument();
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(button('Add Database'));
  expect(await screen.findByLabelText('Database Host')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.queryByRole('group', { name: 'Tables to analyze' })).not.toBeInTheDocument();
});

test('an analysis that goes on in the background leaves an empty form', async () => {
  const call = heldCall('/postgres/analyze');
  server.use(...call.handlers);
  const { user } = await connect();
  await user.click(button('Select all'));
  await user.click(button('Analyze Selected Table(s)'));
  await waitFor(() => expect(call.ids).toHaveLength(1));
  call.accept();
  await user.click(await screen.findByRole('button', { name: 'Continue in background', hidden: true }));
  await user.click(button('Add Database'));
  expect(await screen.findByLabelText('Database Host')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.queryByRole('group', { name: 'Tables to analyze' })).not.toBeInTheDocument();
});

test.each([
  ['The statement took too long.', 'The statement took too long.'],
  ['', 'Analysis failed'],
])('an analysis that fails (%j) brings the dialog back with its tables', async (detail, text) => {
  const call = heldCall('/postgres/analyze');
  server.use(...call.handlers);
  const { user } = await connect();
  await user.click(screen.getByRole('checkbox', { name: 'orders' }));
  await user.click(button('Analyze Selected Table(s)'));
  await waitFor(() => expect(call.requests).toHaveLength(1));
  call.refuse(detail);
  expect(await screen.findByRole('dialog', { name: 'Connect PostgreSQL Database' })).toHaveTextContent(text);
  expect(screen.getByRole('checkbox', { name: 'orders' })).toBeChecked();
  await user.click(screen.getByRole('checkbox', { name: 'orders' }));
  expect(screen.getByRole('dialog')).not.toHaveTextContent(text);
});

test('closing resets the form', async () => {
  const { user } = await connect();
  await user.click(button('Close'));
  await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
  await user.click(button('Add Database'));
  expect(await screen.findByLabelText('Database Host')).toHaveValue('');
  expect(screen.getByLabelText('Password')).toHaveValue('');
  expect(screen.getByLabelText('Port')).toHaveValue('5432');
  expect(screen.queryByRole('group', { name: 'Tables to analyze' })).not.toBeInTheDocument();
});
