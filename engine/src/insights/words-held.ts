import type { Saying } from './finding';
import type { PrefetchedFacts } from './prefetch/prefetched-facts';

/**
 * What may be written of each saying: all of it when the query of every word answers true, otherwise the sentence without these words,
 * and where it cannot do without them nothing.
 */
export async function wordsHeld(
  ahead: Pick<PrefetchedFacts, 'firstRows'>,
  sayings: readonly (Saying | null)[],
): Promise<(Saying | null)[]> {
  const queries = [...new Set(sayings.flatMap((saying) => (saying?.words ?? []).map(({ sql }) => sql)))];
  const rows = await ahead.firstRows(queries);
  const holds = new Set(queries.filter((_, i) => rows[i]?.value === true));
  return sayings.map((saying) => {
    if (!saying || (saying.words ?? []).every(({ sql }) => holds.has(sql))) return saying;
    const { words: _, without, ...rest } = saying;
    return without === undefined ? null : { ...rest, sentence: without };
  });
}
