import { render, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { sampleClaim } from '../testing/sample-claim';
import { sampleCharts } from '../testing/sample-charts';
import { NO_CONTENTS, ReportContext } from '../report-context';
import { ChartFigure } from './chart-figure';

beforeAll(async () => {
  await Promise.all([import('./kinds/bar-chart'), import('./kinds/heatmap-chart')]);
}, 120_000);

const rows = [
  { how: 'mean' as const, used: ['hours'], value: 'hours', sql: 'SELECT 1', at: 'category', aggregate: 'avg(hours)' },
];
const show = (chart: typeof sampleCharts.bar) => {
  const opened: string[] = [];
  const door = { opened: null, open: (id: string) => opened.push(id), close: () => undefined };
  const claim = sampleClaim({ id: 'c7' });
  const shown = { ...chart, id: 'g1', claim: 'c7' };
  render(
    <ReportContext value={{ ...NO_CONTENTS, claim: (id) => (id === 'c7' ? claim : undefined), chart: () => shown, door }}>
      <ChartFigure chart={shown} />
    </ReportContext>,
  );
  return { opened, user: userEvent.setup() };
};

test('a press on a bar opens the rows of that bar', async () => {
  const { opened, user } = show({ ...sampleCharts.bar, rows });
  await screen.findByText('Login Issues');
  const bars = [...screen.getByRole('img').querySelectorAll('svg rect[fill]')].filter((bar) => {
    const width = Number(bar.getAttribute('width'));
    return width > 0 && width < 500;
  });
  for (const bar of bars.slice(-3)) await user.click(bar);
  expect([...opened].sort()).toEqual(['g1.0.0', 'g1.0.1', 'g1.0.2']);
});

test('the keyboard opens the rows of the point that it has reached', async () => {
  const { opened, user } = show({ ...sampleCharts.bar, rows });
  await screen.findByText('Login Issues');
  screen.getByRole('application').focus();
  await user.keyboard('{ArrowRight}{ArrowRight}{Enter}');
  expect(opened).toEqual(['g1.0.1']);
});

test('in the table each label opens the rows of its point', async () => {
  const { opened, user } = show({ ...sampleCharts.bar, rows });
  await user.click(screen.getByRole('button', { name: /^Show as table/ }));
  const table = within(screen.getByRole('table'));
  await user.click(table.getByRole('button', { name: 'Rows behind UI Bugs' }));
  expect(opened).toEqual(['g1.0.2']);
});

test('a chart that does not say its rows opens those of its finding, and its table has no buttons', async () => {
  const { opened, user } = show(sampleCharts.bar);
  await screen.findByText('Login Issues');
  screen.getByRole('application').focus();
  await user.keyboard('{ArrowRight}{Enter}');
  expect(opened).toEqual(['c7']);
  await user.click(screen.getByRole('button', { name: /^Show as table/ }));
  expect(within(screen.getByRole('table')).queryByRole('button')).not.toBeInTheDocument();
});

test('a press on a cell of a heat map opens the rows of that cell', async () => {
  const heatmap = {
    ...sampleCharts.heatmap,
    rows: rows.map((each) => ({ ...each, how: 'share' as const, marks: 'state', mark: 'counts' })),
  };
  const { opened, user } = show(heatmap);
  const cells = await waitFor(() => {
    const found = [...screen.getByRole('img').querySelectorAll('svg g[transform] rect')];
    expect(found.length).toBeGreaterThan(1);
    return found;
  });
  for (const cell of cells) await user.click(cell);
  const values = heatmap.series.flatMap(({ points }) =>
    points.flatMap(([, , value], i) => (value === null ? [] : [`g1.0.${i}`])),
  );
  expect([...new Set(opened)].sort()).toEqual(expect.arrayContaining(values.sort()));
});
