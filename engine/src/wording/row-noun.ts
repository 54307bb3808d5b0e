import { human } from './human';
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
 * @param key header of the one column that tells the rows apart
 */
export function rowNoun(table: string, ticketLike: boolean, key?: string): string {
  const words = human(table.replace(/\.[a-z0-9]+$/i, '').replace(/[-.]/g, ' '))
    .toLowerCase()
    .split(' ');
  const found = words.filter((word) => NOUNS.has(word)).at(-1);
  if (found) return t('named-rows', { noun: found });
  const keyed = /^(.+?)[ -]?(?:id|no|nr|number|code|key)$/.exec(key === undefined ? '' : human(key).toLowerCase())?.[1] ?? '';
  const ofKey = `${keyed.split(' ').at(-1) ?? ''}s`;
  return (
    (NOUNS.has(ofKey) ? t('named-rows', { noun: ofKey }) : keyed === '' ? null : thingRows(keyed)) ??
    t(ticketLike ? 'tickets' : 'records')
  );
}
