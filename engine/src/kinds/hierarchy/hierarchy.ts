import { COUNT } from '../../contracts/report/measure';
import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame } from '../../insights/frame/frame';
import { determination } from '../../insights/frame/screening/redundancy';
import { name } from '../../insights/sql';
import type { LevelsTold } from './say';
import { LIMITS as COLUMNS } from '../../insights/frame/limits';
import { LIMITS } from './limits';

/** Columns whose values belong to one value of another (city and country): told once, so that no finding has to. */
export function mineStructure({ frame }: Mining): Finding<LevelsTold>[] {
  const pairs = frame.dimensions.flatMap((child) => {
    const parents = frame.dimensions.filter(
      (parent) =>
        parent !== child &&
        !parent.outcome &&
        !frame.table.byMetric?.includes(parent.column.name) &&
        child.distinct >= LIMITS.leastTimes * parent.distinct &&
        child.filled >= LIMITS.rowsALabel * child.distinct &&
        (parent.counts[0] ?? 0) < LIMITS.largestLeader * parent.filled &&
        determination(child, parent) >= COLUMNS.determined,
    );
    // Of country and continent the nearer one.
    const nearest = parents.sort((a, b) => b.distinct - a.distinct)[0];
    return nearest ? [{ child, parent: nearest }] : [];
  });
  return pairs.slice(0, LIMITS.most).map(({ child, parent }) => belongs(frame, child, parent));
}

function belongs(frame: Frame, child: Dimension, parent: Dimension): Finding<LevelsTold> {
  const [lower, upper] = [name(child.column.name), name(parent.column.name)];
  return {
    kind: 'hierarchy',
    subject: { filter: [], breakdown: [child.column.name, parent.column.name], measure: COUNT },
    member: null,
    direction: 'none',
    unit: null,
    n: frame.n,
    effect: null,
    strength: LIMITS.weight,
    impact: 1,
    tests: [],
    expected: null,
    context: true,
    sql:
      `SELECT count(*) FILTER (WHERE parents = 1) AS value, count(*) AS baseline, sum(n) AS n FROM (SELECT ${lower}, count(DISTINCT ${upper}) AS parents, ` +
      `count(*) AS n FROM ${frame.table.relation} WHERE ${lower} IS NOT NULL AND ${upper} IS NOT NULL GROUP BY 1)`,
    told: { child, parent },
    topics: [`structure×${child.column.name}`],
  };
}
