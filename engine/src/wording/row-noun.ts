import type { Column } from '../model';
import { nameWords } from '../profile/roles/name-words';
import { human } from './human';
import { LIMITS } from './limits';
import { t } from './messages';
import { thingRows } from './thing-noun';

/** Things that a table's name may promise and whose rows can safely be called so. */
const NOUNS = new Set(
  (
    'tickets incidents orders customers invoices expenses requests claims transactions patients employees projects issues cases ' +
    'visits bookings payments shipments deliveries students users accounts products assets tasks goals complaints calls leads ' +
    'deals campaigns sessions surveys responses reviews loans policies trips accidents inspections properties listings'
  ).split(' '),
);

/**
 * What a row of the table is called: the table's last word when it is one of the usual things, else what its key is of (`Member ID`), else `records`.
 * Rows that each hold a part of such a thing are its lines: those of an order.
 * @param key header of the one column that tells the rows apart
 */
export function rowNoun(table: string, ticketLike: boolean, key?: string, columns: readonly Column[] = []): string {
  const words = human(table.replace(/\.[a-z0-9]+$/i, '').replace(/[-.]/g, ' '))
    .toLowerCase()
    .split(' ');
  // Of what each row counts it is none itself: people who have `visits`.
  const counted = new Set(columns.filter(({ role }) => COUNTS.has(role)).map(({ name }) => nameWords(name).join(' ')));
  const found = words.filter((word) => NOUNS.has(word) && !counted.has(word)).at(-1);
  if (found) return isOfLines(found, columns) ? t('lines', { noun: found }) : t('named-rows', { noun: found });
  const keyed = /^(.+?)[ -]?(?:id|no|nr|number|code|key)$/.exec(key === undefined ? '' : human(key).toLowerCase())?.[1] ?? '';
  const ofKey = `${keyed.split(' ').at(-1) ?? ''}s`;
  return (
    (NOUNS.has(ofKey) ? t('named-rows', { noun: ofKey }) : keyed === '' ? null : thingRows(keyed)) ??
    t(ticketLike ? 'tickets' : 'records')
  );
}

const COUNTS: ReadonlySet<Column['role']> = new Set(['measure-additive', 'measure-intensive', 'money']);

/** What rows are called where those that came are counted, and not those that are there. */
export const newRows = (rows: string): string => t('new', { rows });

/** Headers that speak of lines of an order, or a number of the thing that comes again: then a row is not one of them. */
function isOfLines(noun: string, columns: readonly Column[]): boolean {
  const of = (one: Column) => nameWords(one.name);
  const lines = columns.filter((column) =>
    /^(?:lineitem|line item|order ?line|orderline|bestellposition|rechnungsposition)/.test(of(column).join(' ')),
  );
  const numbered = columns.some(
    (column) =>
      column.role === 'identifier' &&
      of(column).includes(noun.replace(/ies$/, 'y').replace(/s$/, '')) &&
      column.stats.distinct < LIMITS.ownNumbers * column.stats.count,
  );
  return lines.length > 1 || numbered;
}
