import { useSyncExternalStore } from 'react';

const TOKENS = {
  series: ['--chart-1', '--chart-2', '--chart-3', '--chart-4', '--chart-5', '--chart-6'],
  highlight: '--chart-highlight',
  muted: '--chart-muted',
  grid: '--chart-grid',
  axis: '--chart-axis',
  text: '--text-muted',
  strong: '--text',
  surface: '--surface',
} as const;

/** Concrete colours: nivo calculates with them and cannot read custom properties. */
export interface ChartPalette {
  series: string[];
  highlight: string;
  muted: string;
  grid: string;
  axis: string;
  text: string;
  strong: string;
  surface: string;
}

/** Where a token cannot be resolved, a grey that shows on either ground. */
const UNRESOLVED = 'rgb(128, 128, 128)';

function readPalette(scheme?: 'light'): ChartPalette {
  const probe = document.createElement('span');
  probe.hidden = true;
  if (scheme) probe.style.colorScheme = scheme;
  // The tokens mind forced colours themselves; the browser would make one colour of all.
  probe.style.setProperty('forced-color-adjust', 'none');
  document.body.append(probe);
  const color = (token: string): string => {
    probe.style.color = `var(${token})`;
    const found = getComputedStyle(probe).color;
    return found.startsWith('rgb') ? found : UNRESOLVED;
  };
  const { series, ...single } = TOKENS;
  const palette = {
    series: series.map(color),
    highlight: color(single.highlight),
    muted: color(single.muted),
    grid: color(single.grid),
    axis: color(single.axis),
    text: color(single.text),
    strong: color(single.strong),
    surface: color(single.surface),
  };
  probe.remove();
  return palette;
}

let read: ChartPalette | null = null;
let readForPaper: ChartPalette | null = null;
const forget = () => {
  read = null;
  readForPaper = null;
};
const readers = new Set<() => void>();
let unfollow: (() => void) | null = null;

function follow(): () => void {
  const update = () => {
    forget();
    for (const tell of [...readers]) tell();
  };
  const observer = new MutationObserver(update);
  observer.observe(document.documentElement, { attributes: true, attributeFilter: ['data-theme', 'class'] });
  const queries = ['(prefers-color-scheme: dark)', '(forced-colors: active)'].map((query) => matchMedia(query));
  for (const query of queries) query.addEventListener('change', update);
  return () => {
    observer.disconnect();
    for (const query of queries) query.removeEventListener('change', update);
    // Nobody has heard of a change since.
    forget();
  };
}

function subscribe(reader: () => void): () => void {
  readers.add(reader);
  unfollow ??= follow();
  return () => {
    readers.delete(reader);
    if (readers.size > 0) return;
    unfollow?.();
    unfollow = null;
  };
}

const current = (): ChartPalette => (read ??= readPalette());
const onPaper = (): ChartPalette => (readForPaper ??= readPalette('light'));

/** The theme's colours, read once for all charts and again when the theme changes; on paper, which is white, those of the light one. */
export const useChartPalette = (isOnPaper: boolean): ChartPalette =>
  useSyncExternalStore(subscribe, isOnPaper ? onPaper : current);

const channels = (color: string): number[] => (color.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number);

/** `share` of `color` over `ground`, both `rgb(…)`. */
export function mix(color: string, ground: string, share: number): string {
  const below = channels(ground);
  const mixed = channels(color).map((value, index) => Math.round(value * share + (below[index] ?? value) * (1 - share)));
  return `rgb(${mixed.join(', ')})`;
}

/** Relative luminance (WCAG 2.2) of an `rgb(…)` colour. */
function luminance(color: string): number {
  const [r = 0, g = 0, b = 0] = channels(color).map((value) => {
    const part = value / 255;
    return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * r + 0.7152 * g + 0.0722 * b;
}

/** Contrast ratio (WCAG 2.2) of two `rgb(…)` colours, from 1 to 21. */
export function contrast(one: string, other: string): number {
  const [low, high] = [luminance(one), luminance(other)].sort((a, b) => a - b);
  return ((high ?? 0) + 0.05) / ((low ?? 0) + 0.05);
}

/** Black or white, whichever is read better on `ground`. */
export const textOn = (ground: string): string => (luminance(ground) > 0.179 ? 'rgb(0, 0, 0)' : 'rgb(255, 255, 255)');
