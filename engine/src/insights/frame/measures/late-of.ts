import { isDay } from '../../../contracts/table/is-day';
import { hasWord, nameWords } from '../../../profile/roles/name-words';
import { LENGTHS_OF_UNITS } from '../../../understand/waits/moments';
import { LASTING_UNITS, saysDue, saysTerm } from '../../../understand/waits/words';
import { ownColumns } from '../../../understand/own-columns';
import { conditions, name } from '../../sql';
import type { Frame, Measure } from '../frame';

/** When what takes its time is late. Conditions are SQL over one row. */
export interface Late {
  /** The column that says by when it is to be there, or how long it may take. */
  due: string;
  known: string;
  late: string;
}

/** When a length is late, by the only day that was set for its end, or the only length that it was given; null for what is no length, or where nothing says so. */
export function lateOf({ table }: Pick<Frame, 'table'>, { pair, kind, typed, unit, columns: [column = ''] }: Measure): Late | null {
  const own = ownColumns(table);
  const lasts = (name: string) => own.some((one) => one.name === name && one.quantity === 'duration');
  if (typed.op === 'quotient') {
    const { of, by } = typed;
    const isTerm = lasts(of) && (saysTerm(by) || saysDue(by));
    return isTerm ? { due: by, known: conditions(`${name(of)} IS NOT NULL`, `${name(by)} > 0`), late: `${name(of)} > ${name(by)}` } : null;
  }
  const days = own.filter((one) => isDay(one) && (one.time === 'due' || saysDue(one.name)) && one.name !== pair?.start && one.name !== pair?.end);
  if (pair && days.length === 1) {
    const due = days[0]?.name ?? '';
    // What comes on the day that was set is in time, whatever the hour.
    return { due, known: conditions(`${name(pair.end)} IS NOT NULL`, `${name(due)} IS NOT NULL`), late: `CAST(${name(pair.end)} AS DATE) > CAST(${name(due)} AS DATE)` };
  }
  const isLength = pair !== null || (kind === 'column' && lasts(column));
  const words = unit === null ? undefined : LASTING_UNITS[unit];
  if (!isLength || !words) return null;
  const terms = own.filter((one) => (one.type === 'integer' || one.type === 'number') && one.name !== column && (saysTerm(one.name) || saysDue(one.name)) && hasWord(nameWords(one.name), words));
  if (terms.length !== 1) return null;
  const due = terms[0]?.name ?? '';
  const took = pair ? `epoch_ms(CAST(${name(pair.end)} AS TIMESTAMP)) - epoch_ms(CAST(${name(pair.start)} AS TIMESTAMP))` : name(column);
  const known = conditions(...(pair ? [pair.start, pair.end] : [column]).map((one) => `${name(one)} IS NOT NULL`), `${name(due)} > 0`);
  return { due, known, late: pair ? `${took} > ${name(due)} * ${LENGTHS_OF_UNITS[unit ?? ''] ?? NaN}` : `${took} > ${name(due)}` };
} // prettier-ignore
