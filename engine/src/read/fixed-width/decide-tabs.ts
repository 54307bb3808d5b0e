import type { FixedWidthGaps } from './fixed-width';
import { gridOf } from './text-grid';
import { LIMITS } from './limits';

/** Columns that stand under each other because as many tabs as needed are between them; null when each tab is a delimiter. */
export function decideTabs(lines: string[]): FixedWidthGaps | null {
  const filled = lines.filter((line) => line.trim() !== '');
  if (filled.length < LIMITS.fewestLines || !filled.some((line) => /\S\t\t+\S/.test(line)) || isEven(filled)) return null;
  const [header = []] = filled.map(startsOf);
  if (header.length < 2) return null;
  const aligned = filled.filter((line) => line.includes('\t') && startsOf(line).every((start) => header.includes(start)));
  if (aligned.length < filled.length * LIMITS.aligned) return null;
  return { by: 'gaps', gaps: header.slice(1).map((start) => [start - 1, start]), measure: 'tabs' };
}

function isEven(lines: string[]): boolean {
  const counts = new Map<number, number>();
  for (const line of lines) {
    const tabs = line.split('\t').length - 1;
    counts.set(tabs, (counts.get(tabs) ?? 0) + 1);
  }
  return Math.max(...counts.values()) >= lines.length * LIMITS.even;
}

/** Places at which the texts between the tabs begin. */
function startsOf(line: string): number[] {
  const starts: number[] = [];
  for (const { index } of line.matchAll(/[^\t]+/g)) starts.push(gridOf(line.slice(0, index), 'tabs').length);
  return starts;
}
