import type { Word } from '../contracts/report/claim';

/** A figure beyond those of all others: the word for it, by whether it is the largest or the smallest. */
const FARTHEST = { most: 'max', highest: 'max', peak: 'max', largest: 'max', fastest: 'max', next: 'max', least: 'min', lowest: 'min' } as const; // prettier-ignore

/** A figure that no other lies beyond, though others may be the same. */
const REACHES = { high: 'max', low: 'min', most: 'max' } as const;

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

/** That what a sentence names is a high or a low of its sort, or among the most: none lies beyond it. */
export function reaches(says: keyof typeof REACHES, figures: string): Word {
  const end = REACHES[says];
  return { says, sql: `SELECT ${end}(y) FILTER (WHERE own) = ${end}(y) AS value FROM (${figures})` };
}

/** That a condition on the figures of a query's only row holds. */
export const holds = (says: Word['says'], condition: string, figures: string): Word => ({
  says,
  sql: `SELECT ${condition} AS value FROM (${figures})`,
});
