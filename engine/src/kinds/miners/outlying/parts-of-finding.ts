import type { Finding } from '../../../insights/finding';
import { conditions, equals } from '../../../insights/sql';
import type { Side } from './blocks';
import { beside, domainSql } from './domain';
import type { Event } from './events';
import type { Found } from './found';
import { LIMITS } from './limits';
import { amongOf, subjectOf } from './marked';
import type { Told } from './words';

/** A group or a cell by its labels. */
export const labelledBy = (sides: readonly Side[]): Told[] =>
  sides.map(({ dimension, code }) => ({ dimension, label: dimension.labels[code] ?? '' }));

/** Its rows, as a condition. */
export const groupSql = (sides: readonly Told[]): string =>
  conditions(...sides.map(({ dimension, label }) => equals(dimension.column, label)));

/** What findings of a block have in common, whether it is always so or since a time; `among` is the condition on rows of which it may be so. */
export function partsOfFinding(found: Found) {
  const { event, domain, block } = found;
  const sides = labelledBy(block.sides);
  const left = beside(domain, sides);
  const { filter, measure } = subjectOf(event);
  return {
    filter: [...filter, ...amongOf(left)],
    measure,
    among: conditions(event.sql.known, ...domainSql(domain)),
    mark: { sql: event.sql.is, columns: [event.column.name] },
    told: { event, among: left, sides },
    finding: { unit: '%', n: block.own.n, impact: 1, expected: null, ...strengthOf(found) } as const,
  };
}

/** What it is about: of cells that are held against others both. */
export const topicOf = ({ column, says }: Event): string =>
  says.how === 'beyond' ? `${column.name} ${says.beyond.condition.op} ${says.beyond.condition.value}` : column.name;

/** How much it tells: by the part of all cases that it explains, and by how far its share lies from that of the others. */
function strengthOf({ block: { own, rest } }: Found): Pick<Finding, 'effect' | 'strength' | 'atStake'> {
  const [p, q] = [own.k / own.n, rest.k / rest.n];
  const part = Math.min(1, Math.abs(own.k - own.n * q) / (own.k + rest.k));
  return {
    effect: p - q,
    strength: Math.min(LIMITS.mostStrength, LIMITS.leastStrength + LIMITS.strength * Math.sqrt(part * Math.sqrt(Math.abs(p - q)))),
    atStake: true,
  };
} // prettier-ignore
