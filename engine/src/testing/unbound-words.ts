import type { Claim, Word } from '../contracts/report/claim';

/** What English sentences say of rank, of exclusivity and of sameness, and the words by which a claim binds it. Counts (“at most 9”, “only 3”) are numbers. */
const SAID: readonly [RegExp, Word['says'][]][] = [
  [/(?<!with the )\bhighest\b|\ba high of\b/i, ['highest', 'high']],
  [/(?<!with the )\blowest\b|\ba low of\b/i, ['lowest', 'low']],
  [/\bthe most\b|\bprevails\b/i, ['most']],
  [/\bthe least\b/i, ['least']],
  [/\bappears? only\b|\bthe only\b/i, ['only']],
  [/\b(?:peaks?|drops?)\b/i, ['peak', 'highest', 'lowest']],
  [/\beach of the\b|\bwithin each\b/i, ['each']],
  [/\bas many as\b/i, ['as many']],
  [/\bexactly\b/i, ['exactly']],
  [/\bkeeps? growing\b/i, ['growing']],
  [/\bfastest\b/i, ['fastest']],
  [/\bthe largest\b/i, ['largest']],
];

/** What a claim's sentence says beyond its number without a query that was asked for it. */
export const unboundWords = ({ sentence, words = [] }: Claim): string[] =>
  SAID.flatMap(([said, by]) => {
    const [found] = said.exec(sentence) ?? [];
    return found === undefined || words.some(({ says }) => by.includes(says)) ? [] : [`${found}: ${sentence}`];
  });
