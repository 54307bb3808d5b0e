import { chartType } from '../../contracts/reports/chart';
import { sampleCharts } from '../testing/sample-charts';
import { parseChart } from './parse-chart';

it.each(chartType.options)('reads a %s chart', (type) => {
  expect(parseChart(JSON.stringify(sampleCharts[type]))).toEqual(sampleCharts[type]);
});

const { bar, line, box, histogram, heatmap, scatter } = sampleCharts;
const withPoints = (chart: object, points: unknown) => JSON.stringify({ ...chart, series: [{ name: '', points }] });
it.each([
  ['no JSON', '{'],
  ['another thing', '{"broken":true}'],
  ['an unknown type', JSON.stringify({ ...bar, type: 'pie' })],
  ['no points', withPoints(bar, [])],
  ['a bar without a value', withPoints(bar, [['a']])],
  ['a value that is text', withPoints(bar, [['a', 'b']])],
  ['a time that is none', withPoints(line, [['Monday', 1]])],
  ['a number axis with words', withPoints(scatter, [['a', 1]])],
  ['a box of three figures', withPoints(box, [['a', 1, 2, 3]])],
  ['a bin without an end', withPoints(histogram, [[1, 2]])],
  ['a cell without a row', withPoints(heatmap, [['a', 1, 2]])],
])('refuses %s', (_, text) => {
  expect(parseChart(text)).toBeNull();
});
