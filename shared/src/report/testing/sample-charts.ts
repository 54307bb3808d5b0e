import type { Chart, ChartType } from '../../contracts/reports/chart';

const base = { id: 'c1', title: 'A chart' };

/** One chart of each type, for tests. */
export const sampleCharts: Readonly<Record<ChartType, Chart>> = {
  bar: {
    ...base,
    type: 'bar',
    title: 'Hours by category',
    x: { label: 'Category', type: 'category' },
    y: { label: 'Hours', unit: 'hours' },
    series: [
      {
        name: '',
        points: [
          ['API Issues', 52.1],
          ['Login Issues', 19.3],
          ['UI Bugs', 7],
        ],
      },
    ],
    highlight: 'API Issues',
    reference: { label: 'All tickets', value: 24.2 },
  },
  line: {
    ...base,
    type: 'line',
    title: 'Tickets a month',
    x: { label: 'Month', type: 'time' },
    y: { label: 'Tickets' },
    series: [
      {
        name: 'Email',
        points: [
          ['2024-02-01', 12],
          ['2024-01-01', 10],
        ],
      },
      {
        name: 'Chat',
        points: [
          ['2024-01-01', 4],
          ['2024-02-01', null],
        ],
      },
    ],
  },
  scatter: {
    ...base,
    type: 'scatter',
    title: 'Satisfaction against response time',
    x: { label: 'Minutes', type: 'number' },
    y: { label: 'Satisfaction' },
    series: [
      {
        name: '',
        points: [
          [5, 4.5],
          [60, 2.5],
        ],
      },
    ],
  },
  heatmap: {
    ...base,
    type: 'heatmap',
    title: 'Tickets by weekday and hour',
    x: { label: 'Hour', type: 'category' },
    y: { label: 'Weekday' },
    series: [
      {
        name: '',
        points: [
          ['9', 'Mon', 10],
          ['10', 'Mon', 20],
          ['9', 'Tue', null],
          ['10', 'Tue', 5],
        ],
      },
    ],
  },
  histogram: {
    ...base,
    type: 'histogram',
    title: 'Distribution of hours',
    x: { label: 'Hours', type: 'number' },
    y: { label: 'Tickets' },
    series: [
      {
        name: '',
        points: [
          [0, 40, 10],
          [10, 12, 20],
        ],
      },
    ],
  },
  box: {
    ...base,
    type: 'box',
    title: 'Hours by team',
    x: { label: 'Team', type: 'category' },
    y: { label: 'Hours', unit: 'hours' },
    series: [
      {
        name: '',
        points: [
          ['North', 1, 2, 3, 4, 9],
          ['South', 2, 4, 6, 8, 10],
        ],
      },
    ],
  },
};
