import { COUNT } from '../../contracts/report/measure';
import { goodnessOfFit } from '../../stats/groups/contingency';
import type { Finding, Mining } from '../../insights/finding';
import { isTechnical } from '../../insights/frame/roles';
import { name } from '../../insights/sql';
import { hasWord, nameWords } from '../../profile/roles/name-words';
import { CALLED } from '../../profile/roles/vocabulary';
import type { EvenTold } from './say';
import { LIMITS } from './limits';

/** Splits that are even, as context: it spares the reader the search for a difference. */
export function mineEvenness({ frame, log }: Mining): Finding<EvenTold>[] {
  const found = frame.dimensions.flatMap((dimension): Finding<EvenTold>[] => {
    const k = dimension.distinct;
    if (
      isTechnical(dimension.column) ||
      // That first names are about as frequent as each other says nothing of who bears them.
      hasWord(nameWords(dimension.column.name), CALLED) ||
      k < LIMITS.fewestLabels ||
      k > LIMITS.mostLabels ||
      dimension.labels.length !== k ||
      dimension.filled < LIMITS.rowsALabel * k
    )
      return [];
    const fit = goodnessOfFit(
      dimension.counts,
      dimension.counts.map(() => dimension.filled / k),
    );
    log.add(fit.p);
    if (fit.v > LIMITS.largestV) return [];
    const column = name(dimension.column.name);
    return [
      {
        kind: 'evenness',
        subject: { filter: [], breakdown: dimension.column.name, measure: COUNT },
        member: null,
        direction: 'none',
        unit: null,
        n: dimension.filled,
        effect: fit.v,
        strength: LIMITS.weight,
        impact: 1,
        tests: [],
        expected: null,
        context: true,
        sql:
          `SELECT max(c) - min(c) AS value, max(c) AS most, min(c) AS least, count(*) AS members, sum(c) AS n ` +
          `FROM (SELECT count(*) AS c FROM ${frame.table.relation} WHERE ${column} IS NOT NULL GROUP BY ${column})`,
        told: { dimension },
        topics: [dimension.column.name],
      },
    ];
  });
  return found.sort((a, b) => (a.effect ?? 0) - (b.effect ?? 0)).slice(0, LIMITS.most);
}
