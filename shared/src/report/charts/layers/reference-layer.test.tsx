import { render, screen } from '@testing-library/react';
import { ChartFigure } from '../chart-figure';
import { sampleCharts } from '../../testing/sample-charts';

beforeAll(() => import('../kinds/bar-chart'), 120_000);

/** Where a text stands in its drawing, from the top. */
function topOf(text: string): number {
  let top = 0;
  for (let at: Element | null = screen.getByText(text); at && at.tagName !== 'svg'; at = at.parentElement) {
    top += Number(at.getAttribute('y') ?? 0);
    top += Number(/translate\([^,)]+,\s*([^)]+)\)/.exec(at.getAttribute('transform') ?? '')?.[1] ?? 0);
  }
  return top;
}

test('the name of a line to compare with stands above the value of a bar that ends at the line', async () => {
  const points: [string, number][] = [['yes', 0.794], ['no', 0.639]]; // prettier-ignore
  render(
    <ChartFigure
      chart={{
        ...sampleCharts.bar,
        y: { label: 'Share', unit: '%' },
        series: [{ name: '', points }],
        highlight: 'yes',
        reference: { label: 'Others', value: 0.639 },
      }}
    />,
  );
  await screen.findByText('Others: 63.9%');
  // What a bar carries stays readable where a line runs through it.
  expect(screen.getByText('63.9%')).toHaveStyle({ 'stroke-width': '4' });
  for (const value of ['79.4%', '63.9%']) expect(topOf(value) - topOf('Others: 63.9%')).toBeGreaterThanOrEqual(14);
});
