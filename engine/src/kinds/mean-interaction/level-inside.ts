import type { Finding } from '../../insights/finding';
import type { Frame, Measure } from '../../insights/frame/frame';
import { levelSql, quotientOfSums, rowsTogether } from '../../insights/frame/measures/quotient-of-sums';
import { resultColumns } from '../../insights/frame/measures/result-columns';
import { conditions, equals, filtered } from '../../insights/sql';
import { isMoney } from '../../wording/number-text';
import { goodWayOf } from '../advice/good-way';
import { cellFinding, partsSql, type InsideLevel } from '../miners/cells/cell-finding';
import { strengthAlone } from '../miners/cells/strength-alone';
import type { LevelInsideTold } from './say';
import { LIMITS } from './limits';

/** A measure whose level a label changes in one group alone. */
export function levelInside(frame: Frame, inside: InsideLevel): Finding<LevelInsideTold> {
  const { group, groupLabel, split, label, within, elsewhere, isCertainElsewhere, isAlone, measure, along = [] } = inside;
  const high = within > 0;
  const atStake = [measure, ...along].some((one) => isAtStake(frame, one));
  const shift = Math.abs(within - elsewhere);
  const together = quotientOfSums(frame, measure);
  const cell = conditions(equals(group.column, groupLabel), equals(split.column, label));
  const sums = together && isAlone ? [together.above, together.below] : [];
  return {
    ...cellFinding(frame, inside, {
      id: measure.id,
      typed: measure.typed,
      isAtStake: atStake,
      measures: [measure, ...along].map(({ typed }) => typed),
    }),
    kind: 'mean-interaction',
    direction: high ? 'high' : 'low',
    unit: measure.unit,
    effect: within - elsewhere,
    strength: Math.min(LIMITS.mostStrength, Math.max(LIMITS.weight * shift, isAlone && atStake ? strengthAlone(shift) : 0)),
    sql: partsSql(frame, inside, {
      value: measure.sql,
      level: levelSql(frame, measure),
      more: [
        ...sums.map((sum, i) => ({ as: i === 0 ? 'above' : 'below', sql: (own: readonly string[]) => filtered(`sum(${sum})`, together?.filled ?? '', ...own) })),
        ...along.flatMap((other, i) => {
          const level = levelSql(frame, other);
          return [
            { as: `along_${i}`, sql: (own: readonly string[]) => level(...own) },
            { as: `along_${i}_others`, sql: (_: readonly string[], others: readonly string[]) => level(...others) },
          ];
        }),
      ],
    }),
    ...(together ? { rows: rowsTogether(together, cell) } : {}),
    told: { group, groupLabel, split, label, measure, high, isCertainElsewhere, isAlone, along },
  };
} // prettier-ignore

/** What is wished for or not, and how things did by what was meant: what it comes to in all is somebody's to look into. */
const isAtStake = (frame: Frame, measure: Measure): boolean => {
  const result = resultColumns(frame.table);
  return (
    measure.kind === 'ratio' ||
    (measure.additive && isMoney(measure.unit)) ||
    goodWayOf(frame, measure) !== null ||
    measure.columns.some((column) => result.has(column))
  );
};
