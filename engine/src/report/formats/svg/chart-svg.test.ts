import fc from 'fast-check';
import { SaxesParser, type SaxesTagPlain } from 'saxes';
import { chartType, type Chart, type ChartPoint, type ChartType } from '../../../contracts/report/chart';
import { t } from '../../messages';
import { safeDocument } from '../../safe-document';
import { chartSvg } from './chart-svg';
import { LIGHT, VARIABLES } from './colors';
import { LIMITS } from './limits';
import { scaleOf } from './scale';

const chart = (changes: Partial<Chart>): Chart => ({
  id: 'g1',
  type: 'bar',
  title: 'Cost by kind',
  x: { label: 'Kind', type: 'category' },
  y: { label: 'Cost' },
  series: [],
  ...changes,
});

/** Tags and texts of a drawing. Throws where it is no XML. */
function read(svg: string) {
  const tags: SaxesTagPlain[] = [];
  const texts: string[] = [];
  const parser = new SaxesParser();
  parser.on('error', (error) => {
    throw error;
  });
  parser.on('opentag', (tag) => tags.push(tag));
  parser.on('text', (text) => texts.push(text));
  parser.write(svg).close();
  const all = (name: string) => tags.filter((tag) => tag.name === name).map(({ attributes }) => attributes);
  return { all, texts, number: (name: string, key: string) => all(name).map((attributes) => Number(attributes[key])) };
}
const points = (...all: ChartPoint[]) => [{ name: '', points: all }];

test('bars are as long as their values, those that the finding does not speak of step back', () => {
  const { all, number, texts } = read(
    chartSvg(chart({ series: points(['a long name', 40], ['B', 10], ['C', 0]), highlight: 'B' })),
  );
  const [a = 0, b = 0, c] = number('rect', 'width');
  expect(a / b).toBeCloseTo(4, 1);
  expect(c).toBe(0);
  expect(all('rect').map(({ fill }) => fill)).toEqual([LIGHT.muted, LIGHT.series[0], LIGHT.muted]);
  expect(texts).toEqual(expect.arrayContaining(['a long name', '40', 'Cost']));
});

test('standing bars reach down below zero, and whiskers span the interval', () => {
  const series = points(['A', -10, -20, 0], ['B', 20, 10, 30]);
  const { number, all } = read(chartSvg(chart({ series })));
  const [top = 0, zero = 0] = number('rect', 'y');
  const [down = 0, up = 0] = number('rect', 'height');
  expect(up / down).toBeCloseTo(2, 1);
  expect(zero + up).toBeCloseTo(top, 0);
  expect(all('path')).toHaveLength(2);
});

test('the name of a line to compare with stands above the value of a bar that ends at the line', () => {
  const svg = chartSvg(chart({ series: points(['A', 79], ['B', 64]), reference: { label: 'Others', value: 64 } }));
  const topOf = (text: string) => Number(new RegExp(`<text[^>]* y="([-\\d.]+)"[^>]*>${text}</text>`).exec(svg)?.[1]);
  for (const value of ['79', '64']) expect(topOf(value) - topOf('Others: 64')).toBeGreaterThanOrEqual(LIMITS.lineHeight * 0.9);
});

test('a line breaks where a value is missing, runs from left to right, and rings what the finding speaks of', () => {
  const months = [3, 1, 2, 5, 6].map((month): ChartPoint => [`2024-0${month}-01T00:00:00.000Z`, month === 3 ? null : month]);
  const { all, texts } = read(
    chartSvg(chart({ type: 'line', x: { label: 'Month', type: 'time', grain: 'month' }, series: points(...months), highlight: '2024-05-01T00:00:00.000Z' })),
  );
  const line = all('path').find(({ fill }) => fill === 'none')?.['d'] ?? '';
  expect(line.match(/M/g)).toHaveLength(2);
  const xs = [...line.matchAll(/[ML]([\d.]+) /g)].map(([, x]) => Number(x));
  expect(xs).toEqual([...xs].sort((a, b) => a - b));
  expect(all('circle').filter(({ stroke }) => stroke === LIGHT.highlight)).toHaveLength(1);
  expect(texts).toEqual(expect.arrayContaining(['Jan 2024', 'Jun 2024']));
}); // prettier-ignore

describe('below a line through time stand', () => {
  const ticks = (n: number, step: (i: number) => number, x: Partial<Chart['x']>) => {
    const at = (i: number) => new Date(step(i)).toISOString();
    const series = points(...Array.from({ length: n }, (_, i): ChartPoint => [at(i), 5]));
    return read(chartSvg(chart({ type: 'line', x: { label: 'When', type: 'time', ...x }, series }))).texts;
  };
  const YEARS = ['2019', '2020', '2021', '2022'];

  test('the years of a long one, from the first that begins within it', () => {
    const texts = ticks(48, (i) => Date.UTC(2018, 4 + i), { grain: 'month' });
    expect(texts.filter((text) => /^\d{4}$/.test(text))).toEqual(YEARS);
    expect(texts.filter((text) => / \d{4}$/.test(text))).toEqual([]);
  });

  test('the months of a shorter one, from the one with whose first day it begins', () => {
    const texts = ticks(120, (i) => Date.UTC(2024, 0, 1 + i), { grain: 'day' });
    expect(texts.filter((text) => text.endsWith('2024'))).toEqual(['Jan 2024', 'Feb 2024', 'Mar 2024', 'Apr 2024']);
    expect(ticks(120, (i) => Date.UTC(2024, 0, 2 + i), { grain: 'day' })).not.toContain('Jan 2024');
  });

  test('its own points where there is room for all, where they are years or quarters, and where they span a few weeks', () => {
    expect(ticks(4, (i) => Date.UTC(2020 + i, 2), { grain: 'month' })).toEqual(expect.arrayContaining(['Mar 2020', 'Mar 2023']));
    expect(ticks(80, (i) => Date.UTC(2000, 3 * i), { grain: 'quarter' })).toContain('Q1 2000');
    expect(ticks(60, (i) => Date.UTC(1961 + i, 0), { grain: 'year' })).toContain('1961');
    expect(ticks(40, (i) => Date.UTC(2024, 0, 5 + i), { grain: 'day' })).not.toContain('Feb 2024');
  });

  test('the periods that the table has names for, in their order, and none between them', () => {
    const names = Array.from({ length: 6 }, (_, i): [string, string] => [
      new Date(Date.UTC(2023 - i, 7)).toISOString(),
      `Year ${2023 - i}`,
    ]);
    const own = ticks(22, (i) => Date.UTC(2018, 7 + 3 * i), { grain: 'quarter', names }).filter((text) =>
      text.startsWith('Year'),
    );
    expect(own.length).toBeGreaterThan(2);
    expect(own).toEqual([...own].sort());
    expect(own[0]).toBe('Year 2018');
  });
});

test('a cell is the fuller the further its value is from zero, and shows it where there is room', () => {
  const { all, texts } = read(chartSvg(chart({ type: 'heatmap', series: points(['9', 'Mon', 10], ['10', 'Mon', -20], ['9', 'Tue', null]) })));
  const [some, most] = all('rect');
  expect(Number(most?.['fill-opacity'])).toBeCloseTo(LIMITS.tint, 2);
  expect(Number(some?.['fill-opacity'])).toBeLessThan(Number(most?.['fill-opacity']));
  expect(some?.['fill']).not.toBe(most?.['fill']);
  expect(all('rect')).toHaveLength(2);
  expect(texts).toContain('−20');
}); // prettier-ignore

test('a box holds the middle half, and its mean is a dot', () => {
  const { number, all } = read(chartSvg(chart({ type: 'box', series: points(['A', 0, 10, 20, 30, 40, 25]) })));
  const [x = 0] = number('rect', 'x');
  const [width = 0] = number('rect', 'width');
  const [mean = 0] = number('circle', 'cx');
  expect((mean - x) / width).toBeCloseTo(0.75, 1);
  expect(all('line').some(({ stroke }) => stroke === LIGHT.surface)).toBe(true);
});

test('a picture that stands alone has its title, its notes, its source and a ground; one in a page has none of them', () => {
  const part = { drawn: 3, of: 9, what: 'points', chosen: 'random' } as const;
  const cloud = chart({ type: 'scatter', x: { label: 'Size', type: 'number' }, series: points([1, 90], [2, 95], [3, 99]), part });
  const alone = read(chartSvg(cloud, { alone: { source: 'Source: a.csv' } }));
  for (const text of [cloud.title, t('twin.part', part), t('picture.not-from-zero'), 'Source: a.csv'])
    expect(alone.texts).toContain(text);
  expect(alone.all('rect')[0]?.['fill']).toBe(LIGHT.surface);
  const within = read(chartSvg(cloud, { colors: VARIABLES }));
  expect(within.texts).not.toContain(cloud.title);
  expect(within.all('rect')).toEqual([]);
  expect(within.all('g')[1]?.['fill']).toBe(VARIABLES.series[0]);
});

test('names of several series stand over the plot', () => {
  const two = chart({ series: [{ name: '2023', points: [['A', 1]] }, { name: '', points: [['A', 2]] }] }); // prettier-ignore
  expect(read(chartSvg(two)).texts).toEqual(expect.arrayContaining(['2023', t('picture.series', { n: 2 })]));
});

const value = fc.oneof(
  fc.constant(null),
  fc.integer({ min: -1e9, max: 1e9 }),
  fc.double({ min: -1e6, max: 1e6, noNaN: true }),
  fc.constant(0),
);
const name = fc.oneof(
  fc.string({ unit: 'binary' }),
  fc.constantFrom('<script>alert(1)</script>', '"\'`&', 'שלום 12', '‮abc', '😀'.repeat(30), 'w'.repeat(200)),
);
const instant = fc
  .date({ min: new Date('1990-01-01'), max: new Date('2030-01-01'), noInvalidDate: true })
  .map((date) => date.toISOString());
const xOf = { category: name, number: fc.integer({ min: -1e6, max: 1e6 }), time: instant } as const;
/** As the contract has them, of any shape. */
const anyChart = fc
  .record({ type: fc.constantFrom(...chartType.options), x: fc.constantFrom('category', 'number', 'time'), width: fc.constantFrom(LIMITS.width, LIMITS.narrowWidth) })
  .chain(({ type, x, width }) => {
    const at = xOf[x] as fc.Arbitrary<string | number>;
    const pointOf: Record<ChartType, fc.Arbitrary<ChartPoint>> = {
      bar: fc.oneof(fc.tuple(at, value), fc.tuple(at, value, value, value)),
      line: fc.oneof(fc.tuple(at, value), fc.tuple(at, value, value, value)),
      scatter: fc.tuple(at, value),
      histogram: fc.tuple(value, fc.nat(), value),
      heatmap: fc.tuple(at, name, value),
      box: fc.tuple(at, value, value, value, value, value, value),
    };
    const series = fc.array(fc.record({ name, points: fc.array(pointOf[type], { maxLength: 30 }) }), { maxLength: 3 });
    const axis = { label: name };
    return fc.record({ title: name, x: fc.record({ ...axis, type: fc.constant(x) }), y: fc.record({ ...axis, unit: fc.constantFrom(undefined, '%', 'USD') }), series, reference: fc.constantFrom(undefined, { label: 'All', value: 12 }) })
      .map((rest) => ({ chart: { id: 'g', type, ...rest } as Chart, width }));
  }); // prettier-ignore

test.each([5e-324, 1e-310, 1e-299, 0, 1e300])('an axis of a single %s has ticks', (value) => {
  for (const range of [[0, value], [value, value], [-value, 0]] as const) {
    const { ticks, share } = scaleOf(range, 5);
    expect(ticks.every(Number.isFinite)).toBe(true);
    expect(share(value)).toBeGreaterThanOrEqual(0);
  }
}); // prettier-ignore

test('whatever a chart holds is one well-formed drawing within its frame, that loads and runs nothing', () => {
  fc.assert(
    fc.property(anyChart, ({ chart: any, width }) => {
      const safe = safeDocument({ claims: [], charts: [any], alerts: [], actions: [] }).charts[0] ?? any;
      const svg = chartSvg(safe, { width, alone: { source: 'Source: a' } });
      expect(svg).not.toMatch(/NaN|Infinity|undefined|<(?:script|style|image|foreignObject)|href/);
      const { all, number } = read(svg);
      const height = Number(all('svg')[0]?.['height']);
      expect(height).toBeLessThan(3000);
      const across = [...number('rect', 'x'), ...number('circle', 'cx'), ...number('line', 'x2'), ...number('text', 'x')].filter(Number.isFinite);
      for (const x of across) expect(x).toBeLessThanOrEqual(width);
      for (const y of [...number('rect', 'y'), ...number('circle', 'cy'), ...number('line', 'y2'), ...number('text', 'y')].filter(Number.isFinite)) expect(y).toBeLessThanOrEqual(height);
      for (const size of [...number('rect', 'width'), ...number('rect', 'height')]) expect(size).toBeGreaterThanOrEqual(0);
    }),
    { numRuns: 100 },
  );
}); // prettier-ignore
