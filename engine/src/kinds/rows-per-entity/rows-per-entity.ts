import { normalTwoSided } from '../../stats/distributions/distributions';
import { kruskalWallis } from '../../stats/groups/kruskal-wallis';
import { rank } from '../../stats/distributions/ranks';
import type { Finding, Mining } from '../../insights/finding';
import type { Dimension, Entity, Frame } from '../../insights/frame/frame';
import { equals, filtered, name, where } from '../../insights/sql';
import type { TestLog } from '../../insights/judge/test-log';
import type { RowsPerTold } from './say';
import { LIMITS } from './limits';

/** Groups whose members have more rows each than others: orders per customer of one region, tickets per agent of one team. */
export function mineRowsPer({ frame, log }: Mining): Finding<RowsPerTold>[] {
  return frame.entities
    .filter(doesSomething)
    .flatMap((entity) =>
      frame.dimensions.flatMap((dimension) =>
        dimension.column.name === entity.column.name || dimension.filled < LIMITS.leastFilled * frame.n
          ? []
          : rowsPer(frame, entity, dimension, log),
      ),
    );
}

/** What people are called is a label that many have; who they are has another name. */
const CALLED = /^(?:(?:first|given|last|family|middle)[\s_]?|fore|sur|vor|nach)?names?$|^(?:pré)?nom$|^nombre$|^nome$/i;

const doesSomething = ({ column }: Entity): boolean => !(column.role === 'category' && CALLED.test(column.name.trim()));

/** Each entity's group and number of rows; null when entities do not belong to groups. */
function counted({ codes }: Entity, dimension: Dimension): { groups: Int32Array; counts: Float64Array } | null {
  const size = codes.reduce((most, code) => Math.max(most, code + 1), 0);
  const counts = new Float64Array(size);
  const width = dimension.labels.length;
  const cells = new Map<number, number>();
  for (let i = 0; i < codes.length; i++) {
    const code = codes[i] ?? -1;
    const group = dimension.codes[i] ?? -1;
    if (code < 0 || group < 0) continue;
    counts[code] = (counts[code] ?? 0) + 1;
    cells.set(code * width + group, (cells.get(code * width + group) ?? 0) + 1);
  }
  const groups = new Int32Array(size).fill(-1);
  const most = new Float64Array(size);
  for (const [cell, count] of cells) {
    const code = Math.floor(cell / width);
    if (count <= (most[code] ?? 0)) continue;
    most[code] = count;
    groups[code] = cell % width;
  }
  const sum = (list: Float64Array) => list.reduce((total, value) => total + value, 0);
  return sum(counts) > 0 && sum(most) >= LIMITS.belongs * sum(counts) ? { groups, counts } : null;
}

function rowsPer(frame: Frame, entity: Entity, dimension: Dimension, log: TestLog): Finding<RowsPerTold>[] {
  const found = counted(entity, dimension);
  if (!found) return [];
  const { groups, counts } = found;
  const sizes = new Map<number, number>();
  for (const group of groups) sizes.set(group, (sizes.get(group) ?? 0) + 1);
  const tested = groups.map((group) => ((sizes.get(group) ?? 0) >= LIMITS.fewestEntities ? group : -1));
  const result = kruskalWallis(rank(counts).ranks, tested);
  if (!result) return [];
  const whole = log.add(result.p);
  const first = [...result.groups].sort((a, b) => Math.abs(b.z) - Math.abs(a.z))[0];
  const label = first && dimension.labels[first.code];
  if (!first || label === undefined) return [];
  const own = log.member(normalTwoSided(first.z), whole, result.groups.length);
  const high = first.z > 0;
  if (result.epsilonSquared < LIMITS.leastEpsilonSquared) return [];
  const isMember = equals(dimension.column, label);
  const key = name(entity.column.name);
  return [
    {
      kind: 'rows-per-entity',
      subject: { filter: [], breakdown: dimension.column.name, measure: { op: 'rows-per', column: entity.column.name } },
      member: label,
      direction: high ? 'high' : 'low',
      unit: null,
      n: dimension.counts[first.code] ?? 0,
      effect: result.epsilonSquared,
      strength: LIMITS.weight * Math.sqrt(result.epsilonSquared),
      impact: 1,
      tests: [whole, own],
      expected: null,
      sql:
        `SELECT ${filtered('count(*)', isMember)} / ${filtered(`count(DISTINCT ${key})`, isMember)} AS value, count(*) / count(DISTINCT ${key}) AS baseline, ` +
        `${filtered(`count(DISTINCT ${key})`, isMember)} AS entities, count(DISTINCT ${key}) AS all_entities, ${filtered('count(*)', isMember)} AS n, count(*) AS all_rows ` +
        `FROM ${frame.table.relation}${where(`${key} IS NOT NULL`, `${name(dimension.column.name)} IS NOT NULL`)}`,
      told: { entity, dimension, label, high },
      topics: [dimension.column.name, entity.column.name, `${dimension.column.name}×rows_per`],
    },
  ];
}
