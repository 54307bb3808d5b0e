import type { Word } from '../contracts/claim';

/** A figure beyond those of all others: the word for it, by whether it is the largest or the smallest. */
const FARTHEST = { most: 'max', highest: 'max', peak: 'max', least: 'min', lowest: 'min' } as const;

/**
 * That what a sentence names is the highest, the most, or the lowest of its sort, and alone so.
 * @param figures a query that gives `own`, whether it is what the sentence names, and its figure `y`
 */
export function farthest(says: keyof typeof FARTHEST, figures: string): Word {
  const end = FARTHEST[says];
  const beyond = end === 'max' ? '>' : '<';
  return {
    says,
    sql: `SELECT ${end}(y) FILTER (WHERE own) ${beyond} ${end}(y) FILTER (WHERE NOT own) AS value FROM (${figures})`,
  };
}
