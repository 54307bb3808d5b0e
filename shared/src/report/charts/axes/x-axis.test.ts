import type { Chart } from '../../../contracts/reports/chart';
import { sampleCharts } from '../../testing/sample-charts';
import { xAxis } from './x-axis';

const line = (grain: 'year' | 'quarter' | 'month', starts: readonly string[]): Chart => ({
  ...sampleCharts.line,
  x: { label: 'When', type: 'time', grain },
  series: [{ name: '', points: starts.map((start, i) => [`${start}T00:00:00.000Z`, i]) }],
});
const ticks = (chart: Chart, width: number) => {
  const axis = xAxis(chart, width);
  return Array.isArray(axis.ticks) ? axis.ticks.map((tick) => axis.format(tick)) : axis.ticks;
};

it('has a tick for years only where there are years, however few', () => {
  const years = Array.from({ length: 4 }, (_, i) => `${2019 + i}-01-01`);
  expect(ticks(line('year', years), 900)).toEqual(['2019', '2020', '2021', '2022']);
  expect(ticks(line('year', years), 200)).toEqual(['2019', '2021']);
});

it('names quarters', () => {
  const quarters = ['2023-07-01', '2023-10-01', '2024-01-01', '2024-04-01'];
  expect(ticks(line('quarter', quarters), 900)).toEqual(['Q3 2023', 'Q4 2023', 'Q1 2024', 'Q2 2024']);
});

it('leaves many months to round dates', () => {
  const months = Array.from({ length: 60 }, (_, i) => new Date(Date.UTC(2020, i, 1)).toISOString().slice(0, 10));
  expect(ticks(line('month', months), 900)).toBe(10);
  expect(ticks(line('month', months.slice(0, 3)), 900)).toEqual(['Jan 2020', 'Feb 2020', 'Mar 2020']);
});
