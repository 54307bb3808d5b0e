import { act, screen, waitFor, within } from '@testing-library/react';
import type { Report } from '@hub/shared/contracts/reports/report';
import { bus } from '@hub/shared/events';
import { formatDateTime, formatMoment } from '@hub/shared/format';
import { answer, makeAnalytics, makeReport, refuse, renderWithHub, signIn, signOut, useApiServer } from '@hub/shared/testing';
import ReportsPage from './reports';

const server = useApiServer();
const logged = jest.spyOn(console, 'error');
beforeEach(() => {
  signIn();
  logged.mockImplementation(() => undefined);
});

const MADE_AT = '2026-11-20T09:30:00.000Z';
const REPORTS = [
  makeReport({ id: 'a', created_at: MADE_AT, report_title: 'Support tickets', source_type: 'csv' }),
  makeReport({ id: 'b', report_title: 'Sales', source_type: 'google_sheet', record_count: 1, table_names: ['Sheet1'] }),
  makeReport({ id: 'c', report_title: '', source_type: 'postgres', table_names: ['orders', 'customers'] }),
];

/** Serves the list and remembers each question. */
const serveReports = (all: () => readonly Report[] = () => REPORTS) => {
  const asked: string[] = [];
  server.use(
    answer('get', '/reports', (request) => {
      const query = new URL(request.url).searchParams;
      asked.push(query.toString());
      const source = query.get('source_type');
      const reports = all().filter((report) => source === null || report.source_type === source);
      const start = reports.findIndex((report) => report.id === query.get('before_id')) + 1;
      return reports.slice(start, start + Number(query.get('limit')));
    }),
  );
  return asked;
};
const open = (at = '/dashboard/reports') => renderWithHub(<ReportsPage />, { at, path: '/dashboard/reports' });
const item = (name: string) => within(screen.getByRole('article', { name }));
const figure = (label: string) => screen.getByText(label, { selector: 'dt *' }).closest('dt')?.nextElementSibling?.textContent;

/** By the keyboard: jsdom has no layout, so the pointer's way to a menu item cannot be tried here. */
async function chooseFormat(user: ReturnType<typeof open>['user'], report: string, label: string) {
  await waitFor(() => expect(item(report).getByRole('button', { name: `Download ${report}` })).toBeEnabled());
  await user.click(item(report).getByRole('button', { name: `Download ${report}` }));
  const wanted = await screen.findByRole('menuitem', { name: label });
  // A key that is pressed before the menu has the focus is lost.
  await waitFor(() => expect(screen.getByRole('menu')).toHaveFocus());
  for (const { textContent } of screen.getAllByRole('menuitem')) {
    await user.keyboard('{ArrowDown}');
    await waitFor(() => expect(screen.getByText(textContent)).toHaveAttribute('data-highlighted'));
    if (textContent === label) break;
  }
  expect(wanted).toHaveAttribute('data-highlighted');
  await user.keyboard('{Enter}');
}

test('what failed stands among the reports, with its reason and a way to try again; not where something is looked for', async () => {
  serveReports();
  const ended_at = new Date(Date.now() - 60_000).toISOString();
  const run = { id: 'f1', source_name: 'orders.csv', outcome: 'failed' as const, ended_at };
  const failure = {
    ...{ id: 'f1', state: 'failed', stage: 'reading', source_type: 'postgres', source_name: 'orders.csv', started_at: ended_at },
    ...{ elapsed_ms: 1, bytes_received: 1, bytes_total: 1, rows_read: null },
    error: { code: 'file-empty', message: 'The file is empty.', detail: 'The file is empty.', request_id: 'r' },
  };
  server.use(
    answer(
      'get',
      '/users/reports/analytics',
      makeAnalytics({ recent_unfinished: [run, { ...run, id: 'f2', outcome: 'cancelled' }] }),
    ),
    answer('get', '/analyses/f1', failure),
  );
  const { user } = open();
  const failed = within(await screen.findByRole('article', { name: 'Analysis of orders.csv failed' }));
  expect(await failed.findByText('The file is empty.')).toBeInTheDocument();
  await waitFor(() =>
    expect(failed.getByRole('link', { name: 'Try again: orders.csv' })).toHaveAttribute(
      'href',
      '/dashboard/upload?connect=postgres',
    ),
  );
  expect(screen.getAllByRole('article', { name: /failed/ })).toHaveLength(1);
  await user.type(screen.getByRole('searchbox'), 'sales');
  await waitFor(() => expect(screen.queryByRole('article', { name: /failed/ })).not.toBeInTheDocument());
});

test('shows the figures and the history', async () => {
  serveReports();
  server.use(answer('get', '/users/reports/analytics', makeAnalytics()));
  const { user } = open();
  expect(screen.getByRole('heading', { level: 1, name: 'Reports & Analytics' })).toBeInTheDocument();
  await screen.findByRole('article', { name: 'Support tickets' });
  await waitFor(() => expect(figure('Total Reports')).toBe('12'));
  expect(figure('Most Used Source')).toBe('CSV Files');
  expect(figure('Avg Processing Time')).toBe('3.4s');
  expect(figure('Recent Reports')).toBe('1');
  const first = item('Support tickets');
  for (const text of ['CSV File', '12,345 records', '3.4s', 'Table: tickets']) {
    expect(first.getByText(text)).toBeInTheDocument();
  }
  const made = first.getByText(formatDateTime(MADE_AT));
  await user.hover(made);
  expect(made).toHaveAttribute('title', formatMoment(MADE_AT));
  expect(screen.getByRole('article', { name: 'Support tickets' }).querySelector('.icon.csv svg')).toBeInTheDocument();
  expect(item('Sales').getByText('1 record')).toBeInTheDocument();
  expect(item('Untitled Report').getByText('Tables: orders, customers')).toBeInTheDocument();
});

test('says None where no source was used', async () => {
  serveReports(() => []);
  server.use(
    answer('get', '/users/reports/analytics', makeAnalytics({ total_reports: 0, most_used_source: null, recent_reports: [] })),
  );
  open();
  await waitFor(() => expect(figure('Most Used Source')).toBe('None'));
  expect(await screen.findByText('No reports found')).toBeInTheDocument();
  expect(screen.getByText('Start by uploading data to generate your first report')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Upload data' })).toHaveAttribute('href', '/dashboard/upload');
});

describe('with a list', () => {
  let asked: string[] = [];
  beforeEach(() => {
    asked = serveReports();
    server.use(answer('get', '/users/reports/analytics', makeAnalytics()));
  });

  test('searches in the loaded list', async () => {
    const { user } = open();
    await screen.findByRole('article', { name: 'Sales' });
    await user.type(screen.getByRole('searchbox', { name: 'Search reports' }), 'sAlEs');
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(screen.getByText('1 report')).toBeInTheDocument();
    await user.type(screen.getByRole('searchbox'), ' of the moon');
    expect(screen.getByText('No reports found')).toBeInTheDocument();
    await user.click(screen.getByRole('button', { name: 'Show all reports' }));
    expect(await screen.findAllByRole('article')).toHaveLength(3);
    expect(screen.getByPlaceholderText('Search reports...')).toHaveValue('');
  });

  test('asks the server for one source', async () => {
    const { user } = open();
    await screen.findByRole('article', { name: 'Sales' });
    const filter = screen.getByRole('combobox', { name: 'Source' });
    expect(
      within(filter)
        .getAllByRole('option')
        .map((option) => option.textContent),
    ).toEqual(['All Sources', 'CSV Files', 'PostgreSQL', 'Google Sheets']);
    await user.selectOptions(filter, 'PostgreSQL');
    expect(await screen.findByRole('article', { name: 'Untitled Report' })).toBeInTheDocument();
    expect(screen.getAllByRole('article')).toHaveLength(1);
    expect(asked).toEqual(['limit=100', 'limit=100&source_type=postgres']);
  });

  test('takes search and source from the address', async () => {
    open('/dashboard/reports?q=sal&source=google_sheet');
    expect(await screen.findByRole('article', { name: 'Sales' })).toBeInTheDocument();
    expect(screen.getByRole('searchbox', { name: 'Search reports' })).toHaveValue('sal');
    expect(screen.getByRole('combobox', { name: 'Source' })).toHaveValue('google_sheet');
    expect(asked.at(-1)).toContain('source_type=google_sheet');
  });

  test('keeps both in the address, also while a report is open, and clears them together', async () => {
    const page = open();
    await screen.findByRole('article', { name: 'Sales' });
    await page.user.type(screen.getByRole('searchbox', { name: 'Search reports' }), 'zzz');
    await waitFor(() => expect(page.address()).toBe('/dashboard/reports?q=zzz'));
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Source' }), 'postgres');
    await waitFor(() => expect(page.address()).toBe('/dashboard/reports?q=zzz&source=postgres'));
    await page.user.click(await screen.findByRole('button', { name: 'Show all reports' }));
    await waitFor(() => expect(page.address()).toBe('/dashboard/reports'));
    expect(screen.getByRole('searchbox')).toHaveValue('');
    expect(screen.getByRole('combobox', { name: 'Source' })).toHaveValue('all');
  });

  test('orders by a choice and shows a part of the time, both kept in the address', async () => {
    const page = open('/dashboard/reports?sort=rows&period=nonsense');
    await screen.findByRole('article', { name: 'Sales' });
    const names = () => screen.getAllByRole('article').map((article) => article.getAttribute('aria-label'));
    expect(screen.getByRole('combobox', { name: 'Order' })).toHaveDisplayValue('Most rows first');
    expect(names().at(-1)).toBe('Sales');
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Order' }), 'By name');
    expect(names()).toEqual(['Sales', 'Support tickets', 'Untitled Report']);
    await waitFor(() => expect(page.address()).toBe('/dashboard/reports?sort=name&period=nonsense'));
    await page.user.selectOptions(screen.getByRole('combobox', { name: 'Made' }), 'Last 24 hours');
    expect(await screen.findByText('No reports found')).toBeInTheDocument();
    expect(page.address()).toBe('/dashboard/reports?sort=name&period=day');
    await page.user.click(screen.getByRole('button', { name: 'Show all reports' }));
    await waitFor(() => expect(page.address()).toBe('/dashboard/reports?sort=name'));
    expect(names()).toHaveLength(3);
  });

  test('reloads on Refresh and when a report was created', async () => {
    const { user } = open();
    await screen.findByRole('article', { name: 'Sales' });
    await user.click(screen.getByRole('button', { name: 'Refresh' }));
    await waitFor(() => expect(asked).toHaveLength(2));
    act(() => bus.emit('reports.created@1', { reportId: 'd', sourceType: 'csv' }, 'test'));
    await waitFor(() => expect(asked).toHaveLength(3));
  });

  test('asks before it deletes', async () => {
    const { user } = open();
    await screen.findByRole('article', { name: 'Sales' });
    await user.click(item('Sales').getByRole('button', { name: 'Delete Sales' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(
      within(dialog).getByText('Are you sure you want to delete this report? This action cannot be undone.'),
    ).toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Cancel' }));
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    expect(screen.getAllByRole('article')).toHaveLength(3);
  });

  test('deletes, tells the others and reloads', async () => {
    let left = [...REPORTS];
    asked = serveReports(() => left);
    const removed = jest.fn();
    server.use(
      answer('delete', '/reports/b', () => {
        removed();
        left = left.filter((report) => report.id !== 'b');
        return {};
      }),
    );
    const told = jest.fn();
    const stop = bus.on('reports.deleted@1', told);
    const { user } = open();
    await screen.findByRole('article', { name: 'Sales' });
    await user.click(item('Sales').getByRole('button', { name: 'Delete Sales' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Report deleted')).toBeInTheDocument();
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Sales' })).not.toBeInTheDocument());
    await waitFor(() => expect(screen.queryByRole('alertdialog')).not.toBeInTheDocument());
    await waitFor(() => expect(screen.getByRole('heading', { name: 'Report History' })).toHaveFocus());
    await waitFor(() => expect(asked).toHaveLength(2));
    expect(removed).toHaveBeenCalledTimes(1);
    expect(told).toHaveBeenCalledWith({ reportId: 'b' }, expect.objectContaining({ source: 'mf-reports' }));
    stop();
  });

  test('says before what of a deletion can be taken back, and takes it back by Undo', async () => {
    let left = [...REPORTS];
    serveReports(() => left);
    server.use(
      answer('delete', '/reports/b', () => {
        left = left.filter((report) => report.id !== 'b');
        return {};
      }),
      answer('post', '/reports/b/restore', () => {
        left = [...REPORTS];
        return {};
      }),
    );
    const { user } = open();
    await screen.findByRole('article', { name: 'Sales' });
    await user.click(item('Sales').getByRole('button', { name: 'Delete Sales' }));
    const dialog = await screen.findByRole('alertdialog');
    expect(dialog).toHaveAccessibleDescription(/few seconds right afterwards, a message offers Undo/);
    await user.click(within(dialog).getByRole('button', { name: 'Delete' }));
    await waitFor(() => expect(screen.queryByRole('article', { name: 'Sales' })).not.toBeInTheDocument());
    await user.click(await screen.findByRole('button', { name: 'Undo' }));
    expect(await screen.findByText('The report is back')).toBeInTheDocument();
    expect(await screen.findByRole('article', { name: 'Sales' })).toBeInTheDocument();
  });

  test('says when a deletion could not be taken back', async () => {
    server.use(answer('delete', '/reports/b', {}), refuse('post', '/reports/b/restore', 404, 'inner words'));
    const { user } = open();
    await screen.findByRole('article', { name: 'Sales' });
    await user.click(item('Sales').getByRole('button', { name: 'Delete Sales' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement);
    expect(await screen.findByText('The report could not be brought back')).toBeInTheDocument();
  });

  describe('a name', () => {
    const given: unknown[] = [];
    beforeEach(() => {
      given.length = 0;
      server.use(
        answer('patch', '/reports/b', async (request) => {
          given.push(await request.json());
          return {};
        }),
      );
    });
    const edit = async () => {
      const page = open();
      await screen.findByRole('article', { name: 'Sales' });
      await page.user.click(item('Sales').getByRole('button', { name: 'Rename Sales' }));
      return { ...page, field: screen.getByRole('textbox', { name: 'Name of the report' }) };
    };

    test('is changed in its place, and changed back by Undo', async () => {
      const { user, field } = await edit();
      expect(field).toHaveFocus();
      await user.keyboard('Sales of the north{Enter}');
      await screen.findByRole('article', { name: 'Sales of the north' });
      expect(screen.queryByRole('textbox', { name: 'Name of the report' })).not.toBeInTheDocument();
      expect(screen.getByRole('button', { name: 'Rename Sales of the north' })).toHaveFocus();
      await user.click((await screen.findAllByRole('button', { name: 'Undo' })).at(-1) as HTMLElement);
      await screen.findByRole('article', { name: 'Sales' });
      expect(given).toEqual([{ report_title: 'Sales of the north' }, { report_title: 'Sales' }]);
    });

    test('stays as it was after Escape, and is never empty', async () => {
      const { user, field } = await edit();
      await user.clear(field);
      await user.keyboard('{Enter}');
      expect(screen.getByRole('alert')).toHaveTextContent('A report needs a name.');
      await user.keyboard('Other{Escape}');
      expect(await screen.findByRole('article', { name: 'Sales' })).toBeInTheDocument();
      expect(given).toEqual([]);
    });

    test('that could not be given leaves the field as it is, and says so', async () => {
      server.use(refuse('patch', '/reports/b', 500, 'inner words'));
      const { user, field } = await edit();
      await user.keyboard('Other{Enter}');
      expect(await screen.findByText('Failed to rename report')).toBeInTheDocument();
      expect(field).toHaveValue('Other');
    });
  });

  test('says when a report could not be deleted', async () => {
    server.use(refuse('delete', '/reports/b', 500, 'inner words'));
    const { user } = open();
    await screen.findByRole('article', { name: 'Sales' });
    await user.click(item('Sales').getByRole('button', { name: 'Delete Sales' }));
    await user.click(within(await screen.findByRole('alertdialog')).getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Failed to delete report')).toBeInTheDocument();
    expect(screen.getByText('Sales')).toBeInTheDocument();
  });

  test.each([
    ['Markdown', 'markdown', 'text/markdown;charset=utf-8'],
    ['CSV', 'csv', 'text/csv;charset=utf-8'],
    ['JSON', 'json', 'application/json;charset=utf-8'],
  ])('downloads as %s', async (label, format, type) => {
    const saved: { name: string; type: string }[] = [];
    let blob = new Blob();
    const url = jest.spyOn(URL, 'createObjectURL').mockImplementation((object) => {
      blob = object as Blob;
      return 'blob:test';
    });
    const click = jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (this: HTMLAnchorElement) {
      saved.push({ name: this.download, type: blob.type });
    });
    server.use(
      answer('get', '/reports/a/download', (request) => ({
        content: 'x',
        filename: `report.${new URL(request.url).searchParams.get('format')}`,
      })),
    );
    const { user } = open();
    await screen.findByRole('article', { name: 'Support tickets' });
    await chooseFormat(user, 'Support tickets', label);
    await waitFor(() => expect(saved).toEqual([{ name: `report.${format}`, type }]));
    url.mockRestore();
    click.mockRestore();
  });

  test('says when a download failed', async () => {
    server.use(refuse('get', '/reports/a/download', 500, 'inner words'));
    const { user } = open();
    await screen.findByRole('article', { name: 'Support tickets' });
    await chooseFormat(user, 'Support tickets', 'CSV');
    expect(await screen.findByText('Failed to download report')).toBeInTheDocument();
  });

  test('opens a report in a preview with an address of its own', async () => {
    const detail = {
      report: makeReport({ id: 'a', report_content: '## Summary\n\nTickets grow.' }),
      document: null,
    };
    server.use(answer('get', '/reports/a', detail));
    const { user, address } = open();
    await screen.findByRole('article', { name: 'Support tickets' });
    await user.click(item('Support tickets').getByRole('button', { name: 'View Support tickets' }));
    const dialog = await screen.findByRole('dialog', { name: 'Report Preview' });
    expect(await within(dialog).findByText('Tickets grow.')).toBeInTheDocument();
    expect(address()).toBe('/dashboard/reports?report=a');
    await user.click(within(dialog).getByRole('button', { name: 'Close' }));
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(address()).toBe('/dashboard/reports');
  });

  test('leads from the preview to what each column is for', async () => {
    const column = {
      name: 'stars',
      type: 'integer',
      role: 'identifier',
      stats: { count: 60, missing: 0, distinct: 60 },
    } as const;
    const document = {
      report: { title: 'T', source_type: 'csv', source: 't.csv', created_at: '2026-11-20T10:00:00Z', period: null },
      tables: [{ name: 't.csv', relation: 't', rows: 60, columns: [column] }],
      alerts: [],
      claims: [],
      charts: [],
      actions: [],
      tests: { run: 1, reported: 0 },
      engine: { name: 'engine', version: '1' },
    };
    server.use(answer('get', '/reports/a', { report: makeReport({ id: 'a', report_content: 'Text.' }), document }));
    open('/dashboard/reports?report=a');
    expect(await screen.findByRole('link', { name: 'Columns' })).toHaveAttribute('href', '/dashboard/reports/a#columns');
  });

  test('shows the whole report in the place of the preview, at an address of its own', async () => {
    const detail = { report: makeReport({ id: 'a', report_content: '## Summary\n\nTickets grow.' }), document: null };
    server.use(answer('get', '/reports/a', detail));
    const { user, address } = open('/dashboard/reports?report=a');
    await user.click(await screen.findByRole('button', { name: 'Preview Full Report' }));
    const full = await screen.findByRole('dialog', { name: 'Full Analysis Report' });
    expect(await within(full).findByText('Tickets grow.')).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toEqual([full]);
    expect(address()).toBe('/dashboard/reports?report=a&view=full');
    await user.click(within(full).getByRole('button', { name: 'Close' }));
    expect(await screen.findByRole('dialog', { name: 'Report Preview' })).toBeInTheDocument();
    expect(address()).toBe('/dashboard/reports?report=a');
  });

  test('opens the whole report that the address names', async () => {
    const detail = { report: makeReport({ id: 'a', report_content: 'Tickets grow.' }), document: null };
    server.use(answer('get', '/reports/a', detail));
    open('/dashboard/reports?report=a&view=full');
    expect(await screen.findByRole('dialog', { name: 'Full Analysis Report' })).toBeInTheDocument();
    expect(screen.getAllByRole('dialog')).toHaveLength(1);
  });

  test('leads from each title to the report’s own page', async () => {
    open();
    await screen.findByRole('article', { name: 'Support tickets' });
    expect(item('Support tickets').getByRole('link', { name: 'Support tickets' })).toHaveAttribute(
      'href',
      '/dashboard/reports/a',
    );
  });

  test('opens the report that the address names, or says why it cannot', async () => {
    server.use(refuse('get', '/reports/busy', 503, 'Please try again in a moment.', 'busy'));
    const { user } = open('/dashboard/reports?report=busy');
    const dialog = await screen.findByRole('dialog', { name: 'Report Preview' });
    expect(await within(dialog).findByText('Please try again in a moment.')).toBeInTheDocument();
    server.use(answer('get', '/reports/busy', { report: makeReport({ report_content: 'Here again.' }), document: null }));
    await user.click(within(dialog).getByRole('button', { name: 'Retry' }));
    expect(await within(dialog).findByText('Here again.')).toBeInTheDocument();
  });

  test('leads from a report that is gone to those that are there', async () => {
    server.use(refuse('get', '/reports/gone', 404, 'This report does not exist.', 'report-not-found'));
    const { user, address } = open('/dashboard/reports?report=gone');
    const dialog = await screen.findByRole('dialog', { name: 'Report Preview' });
    expect(await within(dialog).findByText('This report does not exist.')).toBeInTheDocument();
    expect(within(dialog).queryByRole('button', { name: 'Retry' })).not.toBeInTheDocument();
    await user.click(within(dialog).getByRole('button', { name: 'Show all reports' }));
    expect(address()).toBe('/dashboard/reports');
  });
});

test('a list that cannot be loaded says so and can be tried again', async () => {
  server.use(refuse('get', '/reports', 500, 'inner words'), answer('get', '/users/reports/analytics', makeAnalytics()));
  const { user } = open();
  expect(await screen.findByRole('heading', { name: 'Failed to fetch reports' })).toBeInTheDocument();
  expect(screen.getAllByText('Failed to fetch reports').length).toBeGreaterThan(1);
  serveReports();
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  expect(await screen.findByRole('article', { name: 'Sales' })).toBeInTheDocument();
});

test('without a session it says so', async () => {
  signOut();
  open();
  expect(await screen.findByText('No token found in localStorage')).toBeInTheDocument();
});

test('figures that cannot be loaded are logged and said quietly, and leave the list alone', async () => {
  serveReports();
  server.use(refuse('get', '/users/reports/analytics', 500, 'inner words'));
  const { user } = open();
  const note = await screen.findByText(/^The figures could not be loaded/);
  expect(logged).toHaveBeenCalledWith('The report figures could not be loaded.', expect.anything());
  expect(await screen.findByRole('article', { name: 'Sales' })).toBeInTheDocument();
  server.use(answer('get', '/users/reports/analytics', makeAnalytics()));
  await user.click(screen.getByRole('button', { name: 'Retry' }));
  await waitFor(() => expect(note).not.toBeInTheDocument());
  expect(figure('Total Reports')).toBe('12');
});

test('a long list is loaded in pages and drawn in part', async () => {
  // jsdom has no layout: every row gets the height that it has on a wide screen.
  jest.spyOn(HTMLElement.prototype, 'offsetHeight', 'get').mockReturnValue(84);
  const many = Array.from({ length: 130 }, (_, index) => makeReport({ id: `r${index}`, report_title: `Report ${index}` }));
  const asked = serveReports(() => many);
  server.use(answer('get', '/users/reports/analytics', makeAnalytics({ total_reports: 130 })));
  const { user } = open();
  await screen.findByRole('article', { name: 'Report 0' });
  expect(screen.getByText('100 reports loaded')).toBeInTheDocument();
  expect(screen.getAllByRole('article').length).toBeLessThan(60);
  expect(screen.getAllByRole('listitem').find((row) => row.getAttribute('aria-posinset') === '2')).toHaveAttribute(
    'aria-setsize',
    '100',
  );
  await user.click(screen.getByRole('button', { name: 'Load more reports' }));
  expect(await screen.findByText('130 reports')).toBeInTheDocument();
  const { created_at } = makeReport();
  expect(asked.map((query) => Object.fromEntries(new URLSearchParams(query)))).toEqual([
    { limit: '100' },
    { limit: '500', before: created_at, before_id: 'r99' },
  ]);
  expect(screen.queryByRole('button', { name: 'Load more reports' })).not.toBeInTheDocument();
});

test('a search looks through all reports, also those that were not loaded before', async () => {
  const many = Array.from({ length: 730 }, (_, index) => makeReport({ id: `r${index}`, report_title: `Report ${index}` }));
  const asked = serveReports(() => many);
  server.use(answer('get', '/users/reports/analytics', makeAnalytics({ total_reports: 730 })));
  const { user } = open();
  await screen.findByText('100 reports loaded');
  await user.click(screen.getByRole('searchbox'));
  await user.paste('report 729');
  expect(await screen.findByRole('article', { name: 'Report 729' })).toBeInTheDocument();
  expect(screen.getByText('1 report')).toBeInTheDocument();
  expect(asked.map((query) => new URLSearchParams(query).get('before_id'))).toEqual([null, 'r99', 'r599']);
});

test('a server that gives the same page again is not asked without end', async () => {
  const page = Array.from({ length: 500 }, (_, index) => makeReport({ id: `r${index}`, report_title: `Report ${index}` }));
  let asked = 0;
  server.use(
    answer('get', '/reports', (request) => {
      asked += 1;
      return page.slice(0, Number(new URL(request.url).searchParams.get('limit')));
    }),
    answer('get', '/users/reports/analytics', makeAnalytics({ total_reports: 500 })),
  );
  const { user } = open();
  await screen.findByText('100 reports loaded');
  await user.click(screen.getByRole('searchbox'));
  await user.paste('no such report');
  expect(await screen.findByText('No report matches the search, the chosen source and the time.')).toBeInTheDocument();
  expect(asked).toBe(3);
});
