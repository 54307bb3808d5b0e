import { render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { chartType } from '../../contracts/reports/chart';
import { sampleCharts } from '../testing/sample-charts';
import { ChartBlock } from './chart-block';
import { ChartFigure } from './chart-figure';
import { chartStops } from './as-text/chart-stops';

// The files of charts and their library are read with the first chart: on a cold and busy machine that takes longer than a test waits.
beforeAll(async () => {
  await Promise.all([
    import('./kinds/bar-chart'),
    import('./kinds/line-chart'),
    import('./kinds/scatter-chart'),
    import('./kinds/heatmap-chart'),
    import('./kinds/histogram-chart'),
    import('./kinds/box-chart'),
  ]);
}, 120_000);

it.each(chartType.options)('draws a %s chart and says what it shows', async (type) => {
  const chart = sampleCharts[type];
  render(<ChartFigure chart={chart} />);
  const picture = screen.getByRole('img', { name: new RegExp(`^${chart.title}\\. `) });
  await screen.findByText((_, element) => element?.tagName === 'svg' && picture.contains(element));
  expect(picture.querySelectorAll('svg rect, svg path, svg circle').length).toBeGreaterThan(2);
  expect(screen.getByRole('figure', { name: chart.title })).toContainElement(picture);
});

it('draws no path without a place for a series that has no value, and the others in their colours', async () => {
  const { line } = sampleCharts;
  const [series = { name: '', points: [] }] = line.series;
  const empty = { name: 'None', points: series.points.map(([x = null]) => [x, null]) };
  const strokes = async (chart: typeof line) => {
    const { unmount } = render(<ChartFigure chart={chart} />);
    const picture = screen.getByRole('img');
    await screen.findByText((_, element) => element?.tagName === 'svg' && picture.contains(element));
    const paths = [...picture.querySelectorAll('svg path[stroke]')];
    expect(paths.filter((path) => !/^M/.test(path.getAttribute('d') ?? ''))).toEqual([]);
    unmount();
    return paths.map((path) => path.getAttribute('stroke'));
  };
  const [, second] = await strokes({ ...line, series: [{ ...series, name: 'Same' }, series] });
  expect(second).toBeDefined();
  expect(await strokes({ ...line, series: [empty, series] })).toEqual([second]);
});

it('draws bars from zero, each as long as its value', async () => {
  render(<ChartFigure chart={sampleCharts.bar} />);
  const picture = screen.getByRole('img');
  await screen.findByText('API Issues');
  const widths = [...picture.querySelectorAll('svg rect[fill]')]
    .map((bar) => Number(bar.getAttribute('width')))
    .filter((width) => width > 0 && width < 500)
    .sort((a, b) => b - a)
    .slice(-3);
  const [longest = 0, , shortest = 0] = widths;
  expect(shortest / longest).toBeCloseTo(7 / 52.1, 2);
});

it.each(chartType.options)('a %s chart is walked by the arrow keys, its point marked and announced', async (type) => {
  const user = userEvent.setup();
  const chart = sampleCharts[type];
  render(<ChartFigure chart={chart} />);
  const picture = screen.getByRole('img');
  await screen.findByText((_, element) => element?.tagName === 'svg' && picture.contains(element));
  const walk = screen.getByRole('application', { name: `${chart.title}, point by point` });
  expect(walk).toHaveAccessibleDescription('The arrow keys go from point to point, Escape leaves them.');
  await user.tab();
  await user.tab();
  expect(walk).toHaveFocus();
  await user.keyboard('{ArrowRight}');
  const [first] = chartStops(chart);
  expect(screen.getByText(first?.text ?? '')).toHaveAttribute('aria-live', 'polite');
  expect(picture.querySelectorAll('[data-active-point]')).toHaveLength(1);
  await user.keyboard('{Escape}');
  expect(picture.querySelector('[data-active-point]')).toBeNull();
  expect(screen.queryByText(first?.text ?? '')).not.toBeInTheDocument();
});

it('can be read as a table and back', async () => {
  render(<ChartFigure chart={sampleCharts.bar} />);
  await userEvent.click(screen.getByRole('button', { name: 'Show as table: Hours by category' }));
  const table = screen.getByRole('table', { name: 'Hours by category' });
  expect(within(table).getAllByRole('row')).toHaveLength(4);
  expect(within(table).getByRole('cell', { name: '52.1 hours' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Show as chart/ }));
  expect(screen.queryByRole('table')).not.toBeInTheDocument();
});

it('says how much of all it draws: on the chart, in its summary and beside its table', async () => {
  render(<ChartFigure chart={{ ...sampleCharts.scatter, part: { drawn: 400, of: 3193, what: 'points', chosen: 'random' } }} />);
  const said = '400 of 3,193 points are drawn, chosen at random.';
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByRole('img', { name: new RegExp(said) })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Show as table/ }));
  expect(screen.getByText(said)).toBeVisible();
  expect(screen.getByRole('table', { name: new RegExp(said) })).toBeInTheDocument();
});

it('shows the labels of points as they are, with what cannot be seen in them as marks', async () => {
  const points: [string, number][] = [
    ['abc\u202e123', 5],
    ['שלום 42', 7],
  ];
  render(<ChartFigure chart={{ ...sampleCharts.bar, series: [{ name: '', points }] }} />);
  expect(await screen.findByText(/^abc⟨U\+202E⟩/)).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /lowest 5 hours \(abc⟨U\+202E⟩123\)/ })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: /^Show as table/ }));
  expect(screen.getByRole('cell', { name: '\u2068שלום 42\u2069' })).toBeInTheDocument();
});

it('shows a long table in parts', async () => {
  const points = Array.from({ length: 130 }, (_, index): [number, number] => [index, index]);
  render(<ChartFigure chart={{ ...sampleCharts.scatter, series: [{ name: '', points }] }} />);
  await userEvent.click(screen.getByRole('button', { name: /^Show as table/ }));
  expect(screen.getAllByRole('row')).toHaveLength(101);
  await userEvent.click(screen.getByRole('button', { name: 'Show 30 more rows' }));
  expect(screen.getAllByRole('row')).toHaveLength(131);
});

it('shows what cannot be drawn as it was written', () => {
  render(<ChartBlock source='{"broken":true}' />);
  expect(screen.getByText('{"broken":true}')).toBeInTheDocument();
  expect(screen.getByText('This chart cannot be drawn, so its source is shown.')).toBeInTheDocument();
});
