import { LIMITS } from './limits';

const RULE = /^\s*[-=_:+|\s\u2500-\u257f]+$/;
const DASHES = '[-=_\u2500\u2501\u2504\u2505\u2508\u2509\u254c\u254d\u2550]';
const SEGMENT = new RegExp(`^\\s*:?${DASHES}+:?\\s*$`);
const JUNCTION = /[|+\u2502\u2503\u2506\u2507\u250a-\u254b\u2551-\u2570]/;

/** A line of dashes that parts the header from the rows, or a row from the next. */
export interface Rule {
  columns: number;
  /** Places of what stands between the dashes, without the edges. */
  bars: number[];
  /** Begins or ends with a bar or a corner. */
  edged: boolean;
  /** Its parts are kept apart as Markdown does it. */
  markdown: boolean;
}

/** Takes a rule with bars or corners apart; null when the line is none. */
export function barRule(line: string): Rule | null {
  if (line.length > 1 << 16 || !RULE.test(line)) return null;
  const text = line.trimEnd();
  const places = [...text].flatMap((letter, i) => (JUNCTION.test(letter) ? [i] : []));
  if (!places.length) return null;
  const lead = text.length - text.trimStart().length;
  const inner = places.filter((place) => place !== lead && place !== text.length - 1);
  const edges = [places[0] === lead ? lead + 1 : 0, places.at(-1) === text.length - 1 ? text.length - 1 : text.length];
  const parts = [edges[0] ?? 0, ...inner.map((place) => place + 1)].map((from, i) => text.slice(from, inner[i] ?? edges[1]));
  if (!parts.every((part) => SEGMENT.test(part)) || !parts.some((part) => part.trim().length >= LIMITS.fewestDashes)) return null;
  return { columns: parts.length, bars: inner, edged: parts.length <= places.length, markdown: text.includes('|') };
}

/** Places of the blanks between the dashes of a rule without bars (`---- ------`); null when the line is none. */
export function blankRule(line: string): [number, number][] | null {
  if (line.length > 1 << 16 || !/^\s*(-+|=+)(\s+(-+|=+))+\s*$/.test(line) || !/--|==/.test(line)) return null;
  const groups = [...line.matchAll(/[-=]+/g)];
  return groups.slice(1).map((group, i) => {
    const before = groups[i];
    return [(before?.index ?? 0) + (before?.[0].length ?? 0), group.index];
  });
}

/** A line of nothing but dashes, as below the header of a single column. */
export function isPlainRule(line: string): boolean {
  return /^\s*-{2,}\s*$/.test(line);
}

/** A line of one sign from edge to edge, as printed lists have them above and below their header. */
export const isRuleOfOneSign = (line: string): boolean => /^\s*\|?([-=*_])\1{2,}\|?\s*$/.test(line);
