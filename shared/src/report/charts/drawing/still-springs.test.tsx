import type { ComponentType } from 'react';
import { sampleCharts } from '../../testing/sample-charts';
import type { ChartType } from '../../../contracts/reports/chart';
import type { ChartProps } from '../chart-props';
import { chartHeight, isHorizontal } from './chart-size';

const FILES: Readonly<Record<ChartType, () => Promise<{ default: ComponentType<ChartProps> }>>> = {
  bar: () => import('../kinds/bar-chart'),
  line: () => import('../kinds/line-chart'),
  scatter: () => import('../kinds/scatter-chart'),
  heatmap: () => import('../kinds/heatmap-chart'),
  histogram: () => import('../kinds/histogram-chart'),
  box: () => import('../kinds/box-chart'),
};
const PALETTE = {
  series: ['rgb(1, 2, 3)', 'rgb(40, 50, 60)', 'rgb(70, 80, 90)'],
  highlight: 'rgb(200, 0, 0)',
  muted: 'rgb(120, 120, 120)',
  grid: 'rgb(220, 220, 220)',
  axis: 'rgb(150, 150, 150)',
  text: 'rgb(90, 90, 90)',
  strong: 'rgb(10, 10, 10)',
  surface: 'rgb(255, 255, 255)',
};
const WIDTHS = [640, 320];
const STOP = { series: 0, point: 1, lane: 0, place: 1, text: '' };

/** Longer than a spring takes that is to be at its end at once. */
const REST_MS = 100;

/** One way to write colours and numbers: the library writes those anew that it could have moved. */
const written = (element: string): string =>
  element
    .replaceAll(/rgba\((\d+), (\d+), (\d+), 1\)/g, 'rgb($1, $2, $3)')
    .replaceAll(/-?\d+\.\d+/g, (number) => String(Math.round(Number(number) * 1000) / 1000));

const TYPES = Object.keys(FILES) as ChartType[];

/** Every chart with the library that moves marks, or with what stands in its place: modules that are loaded once for all of them. */
async function load(isStill: boolean) {
  jest.resetModules();
  if (isStill) jest.doMock('@react-spring/web', () => jest.requireActual<object>('./still-springs'));
  else jest.dontMock('@react-spring/web');
  const { act } = await import('react');
  const { createRoot } = await import('react-dom/client');
  const charts = new Map<ChartType, ComponentType<ChartProps>>();
  for (const type of TYPES) charts.set(type, (await FILES[type]()).default);
  return { act, createRoot, charts };
}

let library: Awaited<ReturnType<typeof load>>;
let still: Awaited<ReturnType<typeof load>>;
beforeAll(async () => {
  library = await load(false);
  still = await load(true);
});

/** Each drawing of a chart once it has come to rest. */
async function drawings(type: ChartType, { act, createRoot, charts }: typeof library): Promise<string[]> {
  const drawn: string[] = [];
  const Chart = charts.get(type);
  if (!Chart) throw new Error(`There is no ${type} chart.`);
  for (const width of WIDTHS) {
    const chart = sampleCharts[type];
    const place = document.createElement('div');
    const root = createRoot(place);
    for (const active of [null, STOP]) {
      await act(async () => {
        const [height, lying] = [chartHeight(chart, width), isHorizontal(chart, width)];
        root.render(<Chart chart={chart} width={width} height={height} lying={lying} palette={PALETTE} active={active} />);
        await new Promise((done) => setTimeout(done, REST_MS));
      });
      drawn.push(...(place.innerHTML.match(/<[^>]+>[^<]*/g) ?? []).map(written));
    }
    act(() => {
      root.unmount();
    });
  }
  return drawn;
}

test.each(TYPES)('a %s chart looks as the library draws it', async (type) => {
  const theirs = await drawings(type, library);
  expect(theirs.join('')).toContain('<line');
  expect(await drawings(type, still)).toEqual(theirs);
});
