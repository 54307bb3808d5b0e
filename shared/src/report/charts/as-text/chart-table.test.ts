import { sampleCharts } from '../../testing/sample-charts';
import { chartTable } from './chart-table';

const table = (type: keyof typeof sampleCharts) => {
  const { columns, rows } = chartTable(sampleCharts[type]);
  return [columns.map((column) => column.label), ...rows];
};

it('lists each point with its unit', () => {
  expect(table('bar')).toEqual([
    ['Category', 'Hours'],
    ['API Issues', '52.1 hours'],
    ['Login Issues', '19.3 hours'],
    ['UI Bugs', '7 hours'],
  ]);
});

it('puts several series side by side, in order of time, with a dash where there is nothing', () => {
  expect(table('line')).toEqual([
    ['Month', 'Email', 'Chat'],
    ['Jan 2024', '10', '4'],
    ['Feb 2024', '12', '–'],
  ]);
});

it('says which point each line shows: of lines side by side the first that has a value', () => {
  expect(chartTable(sampleCharts.bar).points).toEqual([0, 1, 2].map((point) => ({ series: 0, point })));
  const { points = [], rows } = chartTable(sampleCharts.line);
  expect(points).toHaveLength(rows.length);
  expect(points.map(({ series, point }) => sampleCharts.line.series[series]?.points[point]?.[0])).toEqual([
    '2024-01-01',
    '2024-02-01',
  ]);
});

it('names the ends of an interval', () => {
  const chart = { ...sampleCharts.bar, y: { label: 'Share', unit: '%' }, series: [{ name: '', points: [['a', 0.5, 0.4, 0.6]] }] };
  expect(chartTable(chart)).toEqual({
    columns: [
      { label: 'Category', numeric: false },
      { label: 'Share', numeric: true },
      { label: 'From', numeric: true },
      { label: 'To', numeric: true },
    ],
    points: [{ series: 0, point: 0 }],
    rows: [['a', '50%', '40%', '60%']],
  });
});

it('reads bins, cells and boxes', () => {
  expect(table('histogram')).toEqual([
    ['Hours', 'Tickets'],
    ['0 to 10', '40'],
    ['10 to 20', '12'],
  ]);
  expect(table('heatmap')).toEqual([
    ['Hour', 'Weekday', 'Value'],
    ['9', 'Mon', '10'],
    ['10', 'Mon', '20'],
    ['9', 'Tue', '–'],
    ['10', 'Tue', '5'],
  ]);
  expect(table('box')[1]).toEqual(['North', '1 hours', '2 hours', '3 hours', '4 hours', '9 hours']);
  expect(table('scatter')).toEqual([
    ['Minutes', 'Satisfaction'],
    ['5', '4.5'],
    ['60', '2.5'],
  ]);
});
