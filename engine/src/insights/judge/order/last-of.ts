import type { Finding } from '../../finding';
import type { Frame, Measure } from '../../frame/frame';
import { modelColumnOf } from '../../frame/roles';
import { measureOf } from '../../frame/measures/measure-of';
import { KINDS } from '../../../kinds';
import { hasWord, nameWords } from '../../../profile/roles/name-words';
import { OPEN_AMOUNT } from '../../../profile/roles/vocabulary';
import { LIMITS } from './limits';

/** Of which part of the rows that have a figure it is so. */
export const shareOf = ({ values, filled }: Measure, is: (value: number) => boolean): number =>
  values.reduce((rows, value) => rows + Number(is(value)), 0) / Math.max(1, filled);

/**
 * Whether a finding tells that the latest of things that happen have more left of what goes down as time passes: what was bought last month is still on hand, and what was
 * billed last week is not paid yet. An amount less another one, and what the table's model calls a stock, of which most rows have none left.
 */
export function lastOf(frame: Frame): (finding: Finding) => boolean {
  const { timeline, table } = frame;
  const { model } = table;
  if (!timeline || model?.shape.kind !== 'event') return () => false;
  const remainders = new Set(
    model.algebra.flatMap((one) => (one.kind === 'sum' && one.minus.length > 0 && one.divisor === 1 ? [one.target] : [])),
  );
  const isRemainder = (measure: Measure) => {
    const [column = ''] = measure.columns;
    const mayBe =
      remainders.has(column) || modelColumnOf(table, column)?.overTime.how === 'last' || hasWord(nameWords(column), OPEN_AMOUNT);
    return mayBe && shareOf(measure, (value) => value === 0) >= LIMITS.mostlySettled;
  };
  const last = timeline.edges.at(-1 - LIMITS.lastPeriods) ?? -Infinity;
  return ({ kind, subject, member }) => {
    const { memberIsPlace } = KINDS[kind].standing;
    if (!memberIsPlace || member === null || !(Date.parse(member) >= last)) return false;
    const measure = measureOf(frame, subject.measure);
    return measure !== null && isRemainder(measure);
  };
}
