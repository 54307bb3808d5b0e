import { binomialUpper } from '../../stats/distributions/distributions';
import type { Finding } from '../../insights/finding';
import type { Frame, TextColumn } from '../../insights/frame/frame';
import type { Test } from '../../insights/judge/test-log';
import { containsTerm, name } from '../../insights/sql';
import { termsOf } from '../../insights/text-terms';
import { prevailingFinding } from './prevailing-finding';
import type { PrevailingTold } from './say';
import { LIMITS } from './limits';

/** Of names like `printer12`, `printer34` the one that prevails. */
export function leadingCode(
  frame: Frame,
  text: TextColumn,
  filled: number,
  addTest: (p: number) => Test,
): Finding<PrevailingTold>[] {
  const stems = new Map<string, Map<string, number[]>>();
  text.values.forEach((value, row) => {
    for (const word of value === null ? [] : termsOf(value, true)) {
      const stem = /^(\p{L}{3,})[-_#]?\d+$/u.exec(word)?.[1];
      if (!stem) continue;
      const members = stems.get(stem) ?? new Map<string, number[]>();
      members.set(word, [...(members.get(word) ?? []), row]);
      stems.set(stem, members);
    }
  });
  return [...stems].flatMap(([stem, members]) => {
    const sorted = [...members].map(([word, rows]) => ({ word, rows })).sort((a, b) => b.rows.length - a.rows.length);
    const total = sorted.reduce((sum, member) => sum + member.rows.length, 0);
    const [first] = sorted;
    if (!first || sorted.length < 2 || total < LIMITS.fewestNumbered) return [];
    const test = addTest(binomialUpper(first.rows.length, total, 1 / sorted.length));
    const part = first.rows.length / total;
    if (part * sorted.length < LIMITS.leastConcentration || part < LIMITS.leastShare) return [];
    const finding = prevailingFinding(frame, text, first, filled, null, [test]);
    return [
      {
        ...finding,
        strength: LIMITS.weightOfNumbered * Math.sqrt(part),
        sql: finding.sql.replace(
          ' FROM ',
          `, count(*) FILTER (WHERE ${anyOf(
            text,
            sorted.map((member) => member.word),
          )}) AS family FROM `,
        ),
        told: { text, word: first.word, stem, numbered: sorted.length },
      },
    ];
  });
}

const anyOf = (text: TextColumn, words: string[]): string =>
  words.map((word) => containsTerm(name(text.column.name), word)).join(' OR ');
