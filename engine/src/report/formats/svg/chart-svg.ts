import type { Chart, ChartType } from '../../../contracts/report/chart';
import { t } from '../../messages';
import { drawBars } from './bars';
import { drawBoxes } from './boxes';
import { drawCells } from './cells';
import { LIGHT, type ChartColors } from './colors';
import { element, textAt } from './element';
import { drawHistogram } from './histogram';
import { inLines, widthOf, xWriter } from './labels';
import { LIMITS } from './limits';
import { drawLines, drawPoints } from './lines';
import { paintOfSeries } from './marks';
import { chartNotes } from './notes';
import type { Drawn, Plot } from './plot';

const DRAW: Readonly<Record<ChartType, (plot: Plot) => Drawn>> = {
  bar: drawBars,
  line: drawLines,
  scatter: drawPoints,
  heatmap: drawCells,
  histogram: drawHistogram,
  box: drawBoxes,
};

const FONT = `system-ui, -apple-system, 'Segoe UI', Roboto, 'Helvetica Neue', Arial, sans-serif`;

/** Names of the series in as many lines as they need. */
function legend(plot: Plot): Drawn {
  const { chart, colors, width } = plot;
  if (chart.series.length < 2 || chart.type === 'heatmap' || chart.type === 'box') return { height: 0, body: '' };
  let [x, line] = [0, 0];
  const parts = chart.series.map(({ name }, series) => {
    const text = name || t('picture.series', { n: series + 1 });
    const room = LIMITS.type + LIMITS.gap * 2 + widthOf(text);
    if (x > 0 && x + room > width) [x, line] = [0, line + 1];
    const [at, y] = [x, line * LIMITS.lineHeight];
    x += room;
    const { color, opacity } = paintOfSeries(plot, series);
    const swatch = element('rect', {
      x: at,
      y: y + 2,
      width: LIMITS.type - 2,
      height: LIMITS.type - 2,
      rx: 2,
      fill: color,
      opacity,
    });
    return swatch + textAt(at + LIMITS.type + 2, y + LIMITS.type, text, { fill: colors.text });
  });
  return { height: (line + 1) * LIMITS.lineHeight + LIMITS.gap, body: parts.join('') };
}

interface Wanted {
  /** Pixels. */
  width?: number;
  colors?: ChartColors;
  /** For a drawing that stands alone: on a ground of its own, under its title, with a line that says where it is from. */
  alone?: { source: string };
}

const below = (y: number, { body }: Drawn): string => (body === '' ? '' : element('g', { transform: `translate(0 ${y})` }, body));

/**
 * A chart as SVG without scripts, styles or anything to load. Titles and labels are safe to read where the chart is one of a safe document.
 */
export function chartSvg(chart: Chart, { width = LIMITS.width, colors = LIGHT, alone }: Wanted = {}): string {
  const margin = alone ? LIMITS.type + LIMITS.gap : 0;
  const plot: Plot = { chart, width: width - 2 * margin, colors, label: xWriter(chart) };
  const scale = LIMITS.titleType / LIMITS.type;
  const title = alone ? inLines(chart.title, plot.width / scale) : [];
  const names = legend(plot);
  const drawn = DRAW[chart.type](plot);
  const top = title.length === 0 ? 0 : title.length * LIMITS.lineHeight * scale + LIMITS.gap;
  const notes = alone ? [...chartNotes(chart), alone.source].flatMap((note) => inLines(note, plot.width)) : [];
  const inner = [
    ...title.map((line, i) => textAt(0, LIMITS.titleType + i * LIMITS.lineHeight * scale, line, { 'font-size': LIMITS.titleType, 'font-weight': 600, fill: colors.strong })),
    below(top, names),
    below(top + names.height, drawn),
    ...notes.map((line, i) => textAt(0, top + names.height + drawn.height + LIMITS.lineHeight * (i + 1), line, { fill: colors.axis })),
  ].join('');
  const height = Math.ceil(2 * margin + top + names.height + drawn.height + (notes.length === 0 ? 0 : LIMITS.lineHeight * notes.length + LIMITS.gap));
  const content = alone ? element('rect', { width, height, fill: colors.surface }) + element('g', { transform: `translate(${margin} ${margin})` }, inner) : inner;
  return element(
    'svg',
    { xmlns: 'http://www.w3.org/2000/svg', viewBox: `0 0 ${width} ${height}`, width, height, role: 'img', 'aria-label': chart.title, 'font-family': FONT, 'font-size': LIMITS.type },
    content,
  );
} // prettier-ignore
