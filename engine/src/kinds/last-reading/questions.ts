import type { Frame, Measure } from '../../insights/frame/frame';
import { columnMeasure } from '../../insights/frame/measures/measure-of';
import { conditions, name } from '../../insights/sql';
import { isLeft } from '../../understand/waits/left';
import { isStillThere } from '../../understand/waits/words';
import { readingsOf, type Readings } from './readings';
import { isAccount, isMinimum } from './words';

/** What may be wrong with how a member stands: it owes something, it is below nought, there is less of it than there should be. */
export interface Question {
  how: 'owed' | 'below' | 'short';
  measure: Measure;
  /** Of what is short, how much of it there should be at least. */
  least: string | null;
  /** SQL over one row: whether it is so, and by how much. */
  is: string;
  by: string;
  known: string;
  readings: Readings;
}

const asked = new WeakMap<Frame, Question[]>();

/** What is asked of how the members of a table stand at its last reading. */
export function questionsOf(frame: Frame): Question[] {
  const before = asked.get(frame);
  if (before) return before;
  const readings = readingsOf(frame);
  const found = readings ? [...moneyIn(frame, readings), ...shortIn(frame, readings)] : [];
  asked.set(frame, found);
  return found;
}

/** Amounts that are left, and accounts. Of a list both are told otherwise. */
function moneyIn(frame: Frame, readings: Readings): Question[] {
  if (readings.time === null) return [];
  return (frame.table.model?.columns ?? []).flatMap((column): Question[] => {
    const measure = columnMeasure(frame, column.name);
    if (!measure || column.role !== 'measure') return [];
    const cell = name(column.name);
    const base = { measure, least: null, known: `${cell} IS NOT NULL`, readings };
    return [
      ...(isLeft(column, frame.table) ? [{ ...base, how: 'owed' as const, is: `${cell} > 0`, by: cell }] : []),
      ...(column.quantity === 'money' && isAccount(column.name) ? [{ ...base, how: 'below' as const, is: `${cell} < 0`, by: `(-${cell})` }] : []),
    ];
  });
} // prettier-ignore

/** What is on hand beside as much as there should be. */
function shortIn(frame: Frame, readings: Readings): Question[] {
  const numbers = (frame.table.model?.columns ?? []).filter(
    ({ type, role }) => (type === 'integer' || type === 'number') && role !== 'identifier' && role !== 'code',
  );
  const onHand = numbers.filter(({ name: one, quantity }) => isStillThere(one) && !isMinimum(one) && quantity !== 'money');
  const [least, ...more] = numbers.filter(({ name: one, quantity }) => isMinimum(one) && quantity !== 'money');
  const [column] = onHand;
  const measure = column && columnMeasure(frame, column.name);
  if (!measure || !least || more.length > 1 || onHand.length > 1) return [];
  const [cell, bound] = [name(column.name), name(least.name)];
  const known = conditions(`${cell} IS NOT NULL`, `${bound} > 0`);
  return [{ how: 'short', measure, least: least.name, is: `${cell} < ${bound}`, by: `(${bound} - ${cell})`, known, readings }];
} // prettier-ignore
