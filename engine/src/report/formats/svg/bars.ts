import type { Chart } from '../../../contracts/report/chart';
import { element, textAt } from './element';
import { fit, tickText, widthOf } from './labels';
import { LIMITS } from './limits';
import { paintOf } from './marks';
import {
  around,
  halo,
  labelBelow,
  middle,
  namesAtLeft,
  reference,
  roomOfNames,
  roomOfValues,
  titleBelow,
  topOf,
  valuesAtLeft,
  valuesBelow,
  type Box,
  type Drawn,
  type Plot,
} from './plot';
import { barRange, everyFew, scaleOf, type Scale } from './scale';

const groupsOf = ({ series }: Chart): string[] => [...new Set(series.flatMap(({ points }) => points.map(([x]) => String(x))))];

/** Bars lie down where their names would not fit below them. */
function isLying({ chart, width, label }: Plot): boolean {
  if (chart.x.type === 'time') return false;
  const names = groupsOf(chart).map(label);
  const many = width < LIMITS.narrow ? LIMITS.fewNarrow : LIMITS.manyBars;
  return names.length > many || names.some((name) => name.length > LIMITS.longLabel);
}

interface Bar {
  x: string;
  series: number;
  value: number;
  interval: readonly [number, number] | null;
}

const barsOf = (chart: Chart): Bar[] =>
  chart.series.flatMap(({ points }, series) =>
    points.flatMap(([x, value, low, high]) =>
      typeof value === 'number'
        ? [{ x: String(x), series, value, interval: typeof low === 'number' && typeof high === 'number' ? [low, high] : null }]
        : [],
    ),
  );

/** Bars of groups, side by side where there are several series. */
export function drawBars(plot: Plot): Drawn {
  const { chart } = plot;
  const all = barsOf(chart);
  const values = [...all.flatMap(({ value, interval }) => [value, ...(interval ?? [])]), ...(chart.reference ? [chart.reference.value] : [])];
  return isLying(plot) ? lying(plot, all, values) : standing(plot, all, values);
} // prettier-ignore

/** Values stand beside their bars where there is one series, few bars and no interval. */
const isLabelled = ({ chart }: Plot, all: readonly Bar[]): boolean =>
  chart.series.length === 1 && all.length <= LIMITS.crowded && all.every(({ interval }) => interval === null);

function lying(plot: Plot, all: readonly Bar[], values: readonly number[]): Drawn {
  const { chart, width, colors, label } = plot;
  const groups = groupsOf(chart);
  const isDirect = isLabelled(plot, all);
  const texts = all.map(({ value }) => tickText(value, chart.y.unit));
  const left = roomOfNames(groups.map(label), width);
  const right = isDirect ? LIMITS.gap + Math.max(LIMITS.gap, ...texts.map(widthOf)) : LIMITS.gap * 2;
  const bar = groups.length > LIMITS.crowded ? LIMITS.thinBar : LIMITS.bar;
  const step = (bar * chart.series.length) / LIMITS.bandShare;
  const box: Box = { left, top: topOf(plot), width: width - left - right, height: Math.min(LIMITS.mostHeight, step * groups.length) };
  const scale = scaleOf(barRange(values), Math.max(2, box.width / LIMITS.tickRoom));
  const place = placeOf(box.height, groups, chart.series.length);
  const at = (value: number) => box.left + box.width * scale.share(value);
  const marks = all.map(({ x, series, value, interval }, i) => {
    const { from, thick } = place(x, series);
    const [start, end] = [Math.min(at(0), at(value)), Math.max(at(0), at(value))];
    const y = box.top + from;
    const rect = element('rect', { x: start, y, width: end - start, height: thick, rx: 2, ...paintOf(plot, series, x) });
    const whisker = interval && element('path', { d: `M${at(interval[0])} ${y + thick / 2}H${at(interval[1])}`, stroke: colors.strong });
    return { mark: rect + (whisker ?? ''), text: isDirect ? textAt(end + LIMITS.gap / 2, y + thick / 2, texts[i] ?? '', { ...halo(colors), ...middle, fill: colors.text }) : '' };
  });
  const names = groups.map((group) => ({ text: label(group), y: box.top + (groups.indexOf(group) + 1 / 2) * (box.height / groups.length) }));
  const body = valuesBelow(plot, scale, box) + namesAtLeft(plot, box, names) + layered(marks, reference(plot, scale, box, true));
  return { height: around(box), body };
} // prettier-ignore

function standing(plot: Plot, all: readonly Bar[], values: readonly number[]): Drawn {
  const { chart, width, colors, label } = plot;
  const groups = groupsOf(chart);
  const scale: Scale = scaleOf(barRange(values), LIMITS.ticks);
  const left = roomOfValues(plot, scale);
  const isDirect = isLabelled(plot, all);
  // Bars that carry their value have it where the name of the line would be: it stands above both.
  const top = topOf(plot) + (isDirect ? (chart.reference ? LIMITS.lineHeight : LIMITS.gap) : 0);
  const box: Box = { left, top, width: width - left - LIMITS.gap, height: LIMITS.plotHeight };
  const place = placeOf(box.width, groups, chart.series.length);
  const at = (value: number) => box.top + box.height * (1 - scale.share(value));
  const marks = all.map(({ x, series, value, interval }) => {
    const { from, thick } = place(x, series);
    const [start, end] = [Math.min(at(0), at(value)), Math.max(at(0), at(value))];
    const rect = element('rect', { x: box.left + from, y: start, width: thick, height: end - start, rx: 2, ...paintOf(plot, series, x) });
    const middleOf = box.left + from + thick / 2;
    const whisker = interval && element('path', { d: `M${middleOf} ${at(interval[0])}V${at(interval[1])}`, stroke: colors.strong });
    const written = { ...halo(colors), fill: colors.text, 'text-anchor': 'middle' };
    return { mark: rect + (whisker ?? ''), text: isDirect ? textAt(middleOf, start - LIMITS.gap / 2, tickText(value, chart.y.unit), written) : '' };
  });
  const step = box.width / Math.max(1, groups.length);
  const room = Math.max(step, ...groups.map((group) => Math.min(LIMITS.tickRoom, widthOf(label(group)) + LIMITS.gap)));
  const names = everyFew(groups, box.width / room).map((group) =>
    labelBelow(plot, box, box.left + (groups.indexOf(group) + 1 / 2) * step, fit(label(group), room)),
  );
  const axes = valuesAtLeft(plot, scale, box) + names.join('') + titleBelow(plot, box, chart.x.label);
  return { height: around(box), body: axes + layered(marks, reference(plot, scale, box, false, isDirect)) };
} // prettier-ignore

/** Numbers lie over the line to compare with, and that over the bars. */
const layered = (marks: readonly { mark: string; text: string }[], between: string): string =>
  marks.map(({ mark }) => mark).join('') + between + marks.map(({ text }) => text).join('');

/** Where each bar begins along the axis of groups, and how thick it is. */
function placeOf(length: number, groups: readonly string[], series: number) {
  const step = length / Math.max(1, groups.length);
  const thick = (step * LIMITS.bandShare) / series;
  const before = (step * (1 - LIMITS.bandShare)) / 2;
  const index = new Map(groups.map((group, i) => [group, i]));
  return (x: string, of: number) => ({ from: (index.get(x) ?? 0) * step + before + of * thick, thick: Math.max(1, thick - 1) });
}
