import { screen, waitFor, within } from '@testing-library/react';
import { useState } from 'react';
import type { ColumnCorrection } from '@hub/shared/contracts/column-roles';
import type { ReportDocument } from '@hub/shared/contracts/report';
import { answer, refuse, renderWithHub, signIn, useApiServer } from '@hub/shared/testing';
import { ColumnsDialog } from './columns-dialog';

const server = useApiServer();
const logged = jest.spyOn(console, 'error');
beforeEach(() => {
  signIn();
  logged.mockImplementation(() => undefined);
});

const stats = { count: 60, missing: 3, distinct: 57 };
const TABLES: ReportDocument['tables'] = [
  {
    name: 'ratings.csv',
    relation: 't',
    rows: 60,
    columns: [
      { name: 'stars', type: 'integer', role: 'identifier', stats },
      { name: 'colour', type: 'text', role: 'category', stats: { ...stats, missing: 0 } },
    ],
  },
];

const Host = ({ tables = TABLES }) => {
  const [open, setOpen] = useState(true);
  return open ? <ColumnsDialog open reportId="r1" tables={tables} onClose={() => setOpen(false)} /> : <p>closed</p>;
};

/** Serves what is saved and remembers what is sent. */
const serveRoles = (corrections: ColumnCorrection[] = []) => {
  const sent: unknown[] = [];
  server.use(
    answer('get', '/reports/r1/roles', { corrections }),
    answer('put', '/reports/r1/roles', async (request) => {
      const body: unknown = await request.json();
      sent.push(body);
      return body;
    }),
  );
  return sent;
};
const roleOf = (column: string) => screen.findByRole<HTMLSelectElement>('combobox', { name: `Role of ${column}` });

test('shows each column with the roles it can have, and saves what is chosen', async () => {
  const sent = serveRoles([{ table: 'ratings.csv', column: 'colour', role: 'geography' }]);
  const { user } = renderWithHub(<Host />);
  const stars = await roleOf('stars');
  expect(within(stars).getByRole('option', { name: 'Automatic: Identifier' })).toBeInTheDocument();
  expect(within(stars).queryByRole('option', { name: 'Free text' })).not.toBeInTheDocument();
  expect(await roleOf('colour')).toHaveDisplayValue('Place');
  expect(screen.getByText('whole number, 57 different, 3 missing')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save' })).toBeDisabled();
  await user.selectOptions(stars, 'Measure, to be averaged');
  await user.selectOptions(await roleOf('colour'), 'Automatic');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await screen.findByText('closed');
  expect(sent).toEqual([{ corrections: [{ table: 'ratings.csv', column: 'stars', role: 'measure-intensive' }] }]);
  expect(await screen.findByText('Saved. The next analysis of this source will use it.')).toBeInTheDocument();
});

test('keeps the choices when saving fails', async () => {
  serveRoles();
  server.use(refuse('put', '/reports/r1/roles', 500, 'Something went wrong on our side. Please try again.'));
  const { user } = renderWithHub(<Host />);
  await user.selectOptions(await roleOf('stars'), 'Category');
  await user.click(screen.getByRole('button', { name: 'Save' }));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Save' })).toBeEnabled());
  expect(await roleOf('stars')).toHaveDisplayValue('Category');
});

test('says when the columns cannot be loaded, and tries again', async () => {
  server.use(refuse('get', '/reports/r1/roles', 500, 'Something went wrong on our side. Please try again.'));
  const { user } = renderWithHub(<Host />);
  await screen.findByText('The columns cannot be shown');
  serveRoles();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await roleOf('stars')).toBeInTheDocument();
});

test('many columns are searched by name', async () => {
  serveRoles();
  const columns = Array.from({ length: 20 }, (_, i) => ({ name: `field ${i}`, type: 'text', role: 'category', stats }) as const);
  const { user } = renderWithHub(<Host tables={[{ name: 't', relation: 't', rows: 1, columns: [...columns] }]} />);
  await user.type(await screen.findByRole('searchbox', { name: 'Search columns' }), 'field 19');
  expect(screen.getAllByRole('combobox')).toHaveLength(1);
  await user.type(screen.getByRole('searchbox', { name: 'Search columns' }), 'x');
  expect(screen.getByText('No column has this in its name.')).toBeInTheDocument();
});
