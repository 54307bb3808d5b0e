import { human } from './human';
import { t } from './messages';

/** Things that a table's name may promise and whose rows can safely be called so. */
const NOUNS = new Set(
  (
    'tickets incidents orders customers invoices expenses requests claims transactions patients employees projects issues cases ' +
    'visits bookings payments shipments deliveries students users accounts products assets tasks goals complaints calls leads ' +
    'deals campaigns sessions surveys responses reviews loans policies trips accidents inspections properties listings'
  ).split(' '),
);

/** What a row of the table is called: the table's last word when it is one of the usual things, else `records`. */
export function rowNoun(table: string, ticketLike: boolean): string {
  const words = human(table.replace(/\.[a-z0-9]+$/i, '').replace(/[-.]/g, ' '))
    .toLowerCase()
    .split(' ');
  const found = words.filter((word) => NOUNS.has(word)).at(-1);
  return found ? t('named-rows', { noun: found }) : t(ticketLike ? 'tickets' : 'records');
}
