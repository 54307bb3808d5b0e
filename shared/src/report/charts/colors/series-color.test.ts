import type { Chart } from '../../../contracts/reports/chart';
import { contrast, type ChartPalette } from './chart-palette';
import { MARK_CONTRAST, markColor, seriesColor } from './series-color';

// Code of the browser has no types of Node's; the tokens are read as they are written, not as a copy of them.
const { readFileSync } = jest.requireActual<{ readFileSync: (path: string, encoding: 'utf8') => string }>('node:fs');
const tokensFile = (expect.getState().testPath ?? '').replace(/report\/charts\/colors\/[^/]+$/, 'ui/styles/tokens.css');
const tokens = readFileSync(tokensFile, 'utf8');

/** A token's colour as the browser resolves it: `#abc` and `#aabbcc` to `rgb(…)`. */
function token(name: string, theme: 'light' | 'dark'): string {
  const [, light = '', dark = ''] = new RegExp(`--${name}: light-dark\\((#\\w+), (#\\w+)\\);`).exec(tokens) ?? [];
  const hex = (theme === 'light' ? light : dark).slice(1);
  const pairs = hex.length === 3 ? [...hex].map((digit) => digit + digit) : (hex.match(/../g) ?? []);
  expect(pairs).toHaveLength(3);
  return `rgb(${pairs.map((pair) => Number.parseInt(pair, 16)).join(', ')})`;
}

const paletteOf = (theme: 'light' | 'dark'): ChartPalette => ({
  series: [1, 2, 3, 4, 5, 6].map((index) => token(`chart-${index}`, theme)),
  highlight: token('chart-highlight', theme),
  muted: token('chart-muted', theme),
  grid: token('chart-grid', theme),
  axis: token('chart-axis', theme),
  text: token('text-muted', theme),
  strong: token('text', theme),
  surface: token('surface', theme),
});

const bars = (names: readonly string[], more: Partial<Chart>): Chart => ({
  id: 'g1',
  type: 'bar',
  title: 'Records by month',
  x: { label: 'Month', type: 'category' },
  y: { label: 'Records' },
  series: names.map((name) => ({ name, points: ['May', 'June', 'July'].map((month) => [month, 3]) })),
  ...more,
});
const six = ['one', 'two', 'three', 'four', 'five', 'six'];

describe.each(['light', 'dark'] as const)('%s', (theme) => {
  const palette = paletteOf(theme);

  test('what steps back still stands out from the ground, and is not what stands out', () => {
    const one = bars(['Records'], { highlight: 'June' });
    expect(markColor(one, 0, 'June', palette)).toBe(palette.series[0]);
    expect(contrast(markColor(one, 0, 'May', palette), palette.surface)).toBeGreaterThanOrEqual(MARK_CONTRAST);
    const grouped = bars(six, { highlight: 'June' });
    const among = bars(six, { highlight: 'one' });
    six.forEach((_, index) => {
      const own = palette.series[index] ?? '';
      expect(contrast(own, palette.surface)).toBeGreaterThanOrEqual(MARK_CONTRAST);
      const shades = [markColor(grouped, index, 'May', palette), ...(index > 0 ? [seriesColor(among, index, palette)] : [])];
      for (const shade of shades) {
        expect(shade).not.toBe(own);
        expect(contrast(shade, palette.surface)).toBeGreaterThanOrEqual(MARK_CONTRAST);
      }
    });
  });

  test('a finding about several bars shows them all', () => {
    const season = bars(['Records'], { highlight: 'June', highlights: ['June', 'July'] });
    const colors = ['May', 'June', 'July'].map((month) => markColor(season, 0, month, palette));
    expect(colors).toEqual([palette.muted, palette.series[0], palette.series[0]]);
  });
});
