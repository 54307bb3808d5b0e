import { sampleCharts } from '../../testing/sample-charts';
import { chartNotes } from './chart-notes';
import { chartSummary } from './chart-summary';

it.each([
  [
    'bar',
    'Bar chart: Hours by Category, 3 values. Highest 52.1 hours (API Issues), lowest 7 hours (UI Bugs). The finding is about API Issues. All tickets: 24.2 hours.',
  ],
  ['line', 'Line chart: Tickets by Month, 3 values. Highest 12 (Email, Feb 2024), lowest 4 (Chat, Jan 2024).'],
  ['scatter', 'Scatter plot: Satisfaction against Minutes, 2 values. Highest 4.5 (5), lowest 2.5 (60).'],
  ['heatmap', 'Heat map: Weekday by Hour, 3 values. Highest 20 (10, Mon), lowest 5 (10, Tue).'],
  ['histogram', 'Histogram: Tickets by Hours, 2 values. Highest 40 (0 to 10), lowest 12 (10 to 20).'],
  ['box', 'Box plot: Hours by Team, 2 values. Highest median 6 hours (South), lowest median 3 hours (North).'],
] as const)('says what a %s chart shows', (type, text) => {
  expect(chartSummary(sampleCharts[type])).toBe(text);
});

it('tells when the value axis is cut', () => {
  const cut = {
    ...sampleCharts.line,
    series: [
      {
        name: '',
        points: [
          ['2024-01-01', 3.9],
          ['2024-02-01', 4.1],
        ],
      },
    ],
  };
  expect(chartNotes(cut)).toEqual(['The value axis does not start at zero.']);
  expect(chartNotes(sampleCharts.line)).toEqual([]);
  expect(chartNotes({ ...cut, type: 'bar' })).toEqual([]);
});
