import { printMeasure, rateOf } from '../../contracts/report/measure';
import type { Finding } from '../../insights/finding';
import type { Dimension, Frame } from '../../insights/frame/frame';
import { equals } from '../../insights/sql';
import { cellFinding, partsSql, type Inside } from '../miners/cells/cell-finding';
import type { ShareInsideTold } from './say';
import { LIMITS } from './limits';

/** An outcome that a label makes more or less frequent in one group alone. */
export function shareInside(frame: Frame, outcome: Dimension, outcomeLabel: string, inside: Inside): Finding<ShareInsideTold> {
  const { group, groupLabel, split, label, within, elsewhere, isCertainElsewhere, n, rows, spread } = inside;
  const part = n / rows;
  // φ of the cell against all other rows: of a rare outcome a few points are much.
  const phi = (Math.abs(within - elsewhere) * Math.sqrt(part * (1 - part))) / spread;
  const high = within > 0;
  const share = rateOf(outcome.column.name, outcomeLabel);
  return {
    ...cellFinding(frame, inside, { id: printMeasure(share), typed: share }),
    kind: 'rate-interaction',
    direction: high ? 'high' : 'low',
    unit: '%',
    effect: within - elsewhere,
    strength: Math.min(LIMITS.mostStrength, LIMITS.weight * Math.max(phi, Math.abs(within - elsewhere))),
    sql: partsSql(frame, inside, `(${equals(outcome.column, outcomeLabel)})::INT`),
    told: { group, groupLabel, split, label, outcome, outcomeLabel, high, isCertainElsewhere },
  };
}
