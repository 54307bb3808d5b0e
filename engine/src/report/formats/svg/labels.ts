import type { Chart, ChartPoint } from '../../../contracts/report/chart';
import { foreignText } from '../../../contracts/foreign-text';
import { numberText, percentText } from '../../../wording/number-text';
import { numberFormat } from '../../../words';
import { t } from '../../messages';
import { periodLabel } from '../../period-label';
import { LIMITS } from './limits';

/** Ends of an isolation, which take no room. */
const ENDS = /[\u2068\u2069]/u;
const WIDE = /[\p{Extended_Pictographic}\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Hangul}]/u;
const widthOfSign = (sign: string): number =>
  ENDS.test(sign) ? 0 : WIDE.test(sign) ? LIMITS.wide : /\p{Lu}/u.test(sign) ? LIMITS.capital : LIMITS.letter;

/** About how wide a text is, in pixels at the axis' size of type: there is no font to measure it by. */
export const widthOf = (text: string): number => [...text].reduce((sum, sign) => sum + widthOfSign(sign), 0);

/** A text cut to so many pixels. */
export function fit(text: string, room: number): string {
  if (widthOf(text) <= room) return text;
  let left = room - LIMITS.letter;
  const signs = [...text];
  const most = signs.findIndex((sign) => (left -= widthOfSign(sign)) < 0);
  const cut = `${signs.slice(0, Math.max(1, most)).join('').trimEnd()}…`;
  return cut.lastIndexOf('\u2068') > cut.lastIndexOf('\u2069') ? `${cut}\u2069` : cut;
}

/** A text in lines of so many pixels, broken between words; a longer word is cut. */
export function inLines(text: string, room: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(/\s+/)) {
    const last = lines.at(-1);
    if (last !== undefined && widthOf(`${last} ${word}`) <= room) lines[lines.length - 1] = `${last} ${word}`;
    else lines.push(fit(word, room));
  }
  return lines;
}

/** A number at an axis or a mark: short, without its unit, which the axis' title has. */
export function tickText(value: number, unit?: string): string {
  if (unit === '%') return percentText(value);
  if (Math.abs(value) < LIMITS.compactFrom) return numberText(value);
  return numberFormat({ notation: 'compact', maximumSignificantDigits: 3 }).format(value).replace('-', '−');
}

/** The title of an axis of values; a percentage is told by its ticks. */
export const valueTitle = ({ y: { label, unit } }: Chart): string =>
  !unit || unit === '%' || label.toLowerCase().includes(unit.toLowerCase()) ? label : t('picture.axis', { label, unit });

/** How the chart's x values are written. */
export function xWriter(chart: Chart): (x: ChartPoint[number] | undefined) => string {
  const instants = chart.x.type === 'time' ? chart.series.flatMap(({ points }) => points.map(([x]) => String(x))) : [];
  const period = periodLabel(instants, chart.x.grain, chart.x.names);
  return (x) => {
    if (x === null || x === undefined) return t('twin.missing');
    if (chart.x.type === 'time') return foreignText(period(String(x)));
    return typeof x === 'number' ? numberText(x) : foreignText(x);
  };
}
