import { printMeasure, rateOf } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import type { Dimension, Frame } from '../../insights/frame/frame';
import { equals, filtered } from '../../insights/sql';
import { goodWayOfShare } from '../advice/good-way';
import { cellFinding, partsSql, type Inside } from '../miners/cells/cell-finding';
import { strengthAlone } from '../miners/cells/strength-alone';
import type { ShareInsideTold } from './say';
import { LIMITS } from './limits';

/** An outcome that a label makes more or less frequent in one group alone. */
export function shareInside(frame: Frame, outcome: Dimension, outcomeLabel: string, inside: Inside): Finding<ShareInsideTold> {
  const { group, groupLabel, split, label, within, elsewhere, isCertainElsewhere, isAlone, n, rows, spread } = inside;
  const part = n / rows;
  // φ of the cell against all other rows: of a rare outcome a few points are much.
  const phi = (Math.abs(within - elsewhere) * Math.sqrt(part * (1 - part))) / spread;
  const high = within > 0;
  const shift = Math.abs(within - elsewhere);
  const isAtStake = outcome.event === outcomeLabel || goodWayOfShare(frame, outcome, outcomeLabel) !== null;
  const event = `(${equals(outcome.column, outcomeLabel)})::INT`;
  const share = rateOf(outcome.column.name, outcomeLabel);
  return {
    ...cellFinding(frame, inside, {
      id: printMeasure(share),
      typed: share,
      isAtStake,
      measures: [share],
    }),
    kind: 'rate-interaction',
    direction: high ? 'high' : 'low',
    unit: '%',
    effect: within - elsewhere,
    strength: Math.min(
      LIMITS.mostStrength,
      Math.max(LIMITS.weight * Math.max(phi, shift), isAlone && isAtStake ? strengthAlone(shift / spread) : 0),
    ),
    sql: partsSql(frame, inside, {
      value: event,
      level: (...conditions) => filtered(`avg(${event})`, ...conditions),
      more: isAlone ? [{ as: 'all_events', sql: () => `sum(${event})` }] : [],
    }),
    told: { group, groupLabel, split, label, outcome, outcomeLabel, high, isCertainElsewhere, isAlone },
  };
}
