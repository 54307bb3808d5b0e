import type { Domain } from '../kinds/miners/outlying/domain';
import type { Event } from '../kinds/miners/outlying/events';
import { handDimension } from './hand-made-frame';

export const each = <Of>(rows: number, of: (row: number) => Of): Of[] => Array.from({ length: rows }, (_, row) => of(row));

/** That rows have the label `late` of the column `state`; of null nobody knows. */
export function handEvent(is: readonly (boolean | null)[]): Event {
  const dimension = handDimension(
    'state',
    is.map((one) => (one === null ? null : one ? 'late' : 'done')),
  );
  return {
    column: dimension.column,
    noun: 'state',
    says: { how: 'label', dimension, label: 'late' },
    is: Int8Array.from(is, (one) => (one === null ? -1 : Number(one))),
    sql: { is: `state = 'late'`, known: 'state IS NOT NULL' },
  };
}

/** All rows of which it may be so, or those of `isIn`. */
export function handDomain({ is }: Event, isIn: (row: number) => boolean = () => true): Domain {
  const rows = Uint8Array.from(is, (one, row) => Number(one >= 0 && isIn(row)));
  const count = (isCounted: (one: number) => boolean) => is.filter((one, row) => rows[row] === 1 && isCounted(one)).length;
  return { among: [], rows, n: count(() => true), cases: count((one) => one === 1) };
}
