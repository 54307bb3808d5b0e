import type { Chart } from '../../../contracts/reports/chart';
import { chartHeight, fitTitle, isHorizontal, labelsThatFit, labelWidth } from './chart-size';
import { anchorAt } from '../colors/chart-theme';

const bars = (labels: readonly string[]): Chart => ({
  id: 'g1',
  type: 'bar',
  title: 'Records by state',
  x: { label: 'State', type: 'category' },
  y: { label: 'Records' },
  series: [{ name: 'Records', points: labels.map((label) => [label, 1]) }],
});

test.each([
  [['Day', 'Night', 'Dusk', 'Dawn'], 700, false],
  [['Day', 'Night', 'Dusk', 'Dawn'], 300, false],
  [['Submitted', 'Pending', 'Processed', 'Declined'], 700, false],
  [['Submitted', 'Pending', 'Processed', 'Declined'], 300, true],
  [['ALABAMA', 'ALASKA', 'ARIZONA', 'ARKANSAS', 'COLORADO', 'DELAWARE', 'FLORIDA', 'GEORGIA', 'HAWAII'], 700, true],
])('bars of %j in %d pixels: lying down %s', (labels, width, lying) => {
  expect(isHorizontal(bars(labels), width)).toBe(lying);
});

test('the hours of a day are seen at one glance', () => {
  const hours = Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`);
  expect(chartHeight(bars(hours), 800)).toBeLessThan(720);
});

test('under bars that stand, every bar has its label', () => {
  const labels = ['North', 'South', 'East', 'West', 'Centre'];
  for (let width = 240; width < 900; width += 20)
    if (!isHorizontal(bars(labels), width)) expect(labelsThatFit(labels, width - 84)).toBeGreaterThanOrEqual(labels.length);
});

test.each([120, 200, 400])('a title is cut to the %d pixels of its axis', (along) => {
  const title = 'Mean time from purchased on to warranty expiration (days)';
  const fitted = fitTitle(title, along);
  expect(labelWidth(fitted)).toBeLessThanOrEqual(along + 14);
  expect(fitted === title || fitted.endsWith('…')).toBe(true);
  expect(fitTitle('Records', along)).toBe('Records');
});

test.each([
  [0.02, 20, 'start'],
  [0.5, 20, 'middle'],
  [0.9, 20, 'end'],
] as const)('a line at %d of the way has its label in the chart', (share, from, anchor) => {
  expect(anchorAt('Overall: 954.8 days', { from, to: 300, share })).toBe(anchor);
});

test('on a phone a chart is lower than wide, and has room for its axes', () => {
  const standing = bars(['Day', 'Night']);
  expect(chartHeight(standing, 800)).toBe(320);
  expect(chartHeight(standing, 302)).toBe(242);
  expect(chartHeight(standing, 200)).toBe(220);
  const lying = bars(Array.from({ length: 10 }, (_, group) => `A long name ${group}`));
  expect(chartHeight(lying, 302)).toBeLessThan(chartHeight(lying, 800));
});

test.each([
  ['standing', ['Day', 'Night']],
  ['lying', Array.from({ length: 12 }, (_, month) => `Month number ${month}`)],
])('on paper %s bars are lower, so that two findings stand on a page', (_, labels) => {
  const chart = bars(labels);
  const onScreen = chartHeight(chart, 630);
  window.dispatchEvent(new Event('beforeprint'));
  expect(chartHeight(chart, 630)).toBeLessThan(onScreen * 0.8);
  window.dispatchEvent(new Event('afterprint'));
  expect(chartHeight(chart, 630)).toBe(onScreen);
});

describe('of the chart that leads a report', () => {
  const lying = (lanes: number) => bars(Array.from({ length: lanes }, (_, lane) => `A long name ${lane}`));

  test.each([[640], [302]])(
    'the lanes share a height that is seen with its sentence, and each has room for its label (%d px)',
    (width) => {
      expect(chartHeight(lying(8), width, true)).toBeLessThanOrEqual(width < 420 ? 240 : 300);
      expect(chartHeight(lying(10), width, true)).toBeLessThanOrEqual(chartHeight(lying(10), width));
      for (let lanes = 2; lanes <= 16; lanes++)
        expect(chartHeight(lying(lanes), width, true) - chartHeight(lying(lanes - 1), width, true)).toBeGreaterThanOrEqual(
          lanes > 15 ? 16 : 0,
        );
    },
  );

  test('few lanes are no thicker than elsewhere', () => {
    expect(chartHeight(lying(2), 640, true)).toBe(chartHeight(lying(2), 640));
  });

  test('the hours of a day stand, since so many lanes have no room below each other', () => {
    const hours = bars(Array.from({ length: 24 }, (_, hour) => `${String(hour).padStart(2, '0')}:00`));
    expect(isHorizontal(hours, 302, true)).toBe(false);
    expect(isHorizontal(hours, 302)).toBe(true);
  });
});
