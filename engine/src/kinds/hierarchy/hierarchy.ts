import { COUNT } from '../../contracts/measure';
import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Frame } from '../../insights/frame/frame';
import { determination } from '../../insights/frame/redundancy';
import { name } from '../../insights/sql';
import type { LevelsTold } from './say';

const DETERMINED = 0.98;
/** A hierarchy's lower level has this many times the labels of its upper one, and rows that repeat. */
const LEAST_TIMES = 1.5;
const ROWS_A_LABEL = 3;
const MOST = 3;

/** Columns whose values belong to one value of another (city and country): told once, so that no finding has to. */
export function mineStructure({ frame }: Mining): Finding<LevelsTold>[] {
  const pairs = frame.dimensions.flatMap((child) => {
    const parents = frame.dimensions.filter(
      (parent) =>
        parent !== child &&
        !parent.outcome &&
        child.distinct >= LEAST_TIMES * parent.distinct &&
        child.filled >= ROWS_A_LABEL * child.distinct &&
        (parent.counts[0] ?? 0) < 0.9 * parent.filled &&
        determination(child, parent) >= DETERMINED,
    );
    // Of country and continent the nearer one.
    const nearest = parents.sort((a, b) => b.distinct - a.distinct)[0];
    return nearest ? [{ child, parent: nearest }] : [];
  });
  return pairs.slice(0, MOST).map(({ child, parent }) => belongs(frame, child, parent));
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
    strength: 0.045,
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
