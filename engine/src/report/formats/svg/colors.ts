/** What a chart is drawn with: any colours that CSS knows, custom properties too where the drawing stands in a page. */
export interface ChartColors {
  /** Of the series, in their order; they repeat after the last. */
  series: readonly string[];
  /** Of what the finding speaks of in a line. */
  highlight: string;
  /** Of marks that the finding does not speak of. */
  muted: string;
  grid: string;
  axis: string;
  text: string;
  strong: string;
  surface: string;
}

/** The colours of the interface's two themes, which a test compares with these. */
export const LIGHT: ChartColors = {
  series: ['#3a4fdc', '#c2570c', '#0f7d78', '#a02c7d', '#67700c', '#56617a'],
  highlight: '#c2570c',
  muted: '#8a92a0',
  grid: '#e9ebf0',
  axis: '#667080',
  text: '#4f5767',
  strong: '#11141b',
  surface: '#fff',
};
export const DARK: ChartColors = {
  series: ['#8393ff', '#f0924a', '#4cc9c0', '#e07bc0', '#c2cb52', '#a3aec4'],
  highlight: '#f0924a',
  muted: '#646e80',
  grid: '#242934',
  axis: '#8c95a5',
  text: '#a8b0be',
  strong: '#edeff3',
  surface: '#13161c',
};

const seriesName = (index: number): string => `--chart-${index + 1}`;
const single = (colors: ChartColors) =>
  Object.entries(colors).flatMap(([name, color]: [string, string | readonly string[]]) =>
    typeof color === 'string' ? [[name, color] as const] : [],
  );

/** The same as custom properties, for a page with two themes. */
export const VARIABLES: ChartColors = {
  ...LIGHT,
  ...Object.fromEntries(single(LIGHT).map(([name]) => [name, `var(--chart-${name})`])),
  series: LIGHT.series.map((_, index) => `var(${seriesName(index)})`),
};

/** Declarations of the custom properties of `VARIABLES`. */
export const declarations = (colors: ChartColors): string =>
  [
    ...colors.series.map((color, index) => `${seriesName(index)}:${color}`),
    ...single(colors).map(([name, color]) => `--chart-${name}:${color}`),
  ].join(';');
