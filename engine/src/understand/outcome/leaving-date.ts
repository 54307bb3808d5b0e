import { isDay } from '../../contracts/table/is-day';
import type { TableModel } from '../../contracts/table/table-model';
import { nameWords, wordSet } from '../../profile/roles/name-words';
import { asksForEnd } from './outcome-words';

/** How a member of a list goes: what such a day is called. Deaths are no result of a list of laureates. */
const GONE =
  /^(?:left|leave|leaving|leaver|exit|exited|quit|terminated|termination|closed|closing|closure|cancelled|canceled|cancellation|ended|end|deleted|deactivated|disposed|disposal|removed|removal|scrapped|decommissioned|banned|blocked|lapsed|churned|churn|unsubscribed|resigned|resignation|dismissed|withdrawn|withdrawal|dropped|departed|departure|felled|sold|austritt|austrittsdatum|ausgetreten|ausgeschieden|ausscheiden|gekündigt|kündigung|kündigungsdatum|geschlossen|gelöscht|beendet|gesperrt|ausgemustert|ausgebaut|gefällt|verkauft|exmatrikulation|exmatrikuliert|abgemeldet|abgang|stillgelegt|verlassen|baja|fin|cese|cerrado|cerrada|borrado|borrada|retirado|retirada|bloqueado|bloqueada|vendido|vendida|talado|talada|abandono|salida|départ|sortie|résilié|résiliation|fermé|clôturé|supprimé|vendu|uscita|cessazione|chiuso|venduto|dimissioni|vertrek|vertrokken|opgezegd|gesloten|verkocht|verwijderd)$/;

/** Whether a header names how a member of a list goes. */
export const saysGone = (name: string): boolean => nameWords(name).some((word) => GONE.test(word));

/** What is said of work that is done as well. */
const DONE =
  /^(?:closed|closing|closure|ended|end|ende|fin|sold|geschlossen|beendet|verkauft|gelöscht|vendu|vendido|vendida|venduto|verkocht|cerrado|cerrada|chiuso|fermé|clôturé|gesloten)$/;

/** How a thing ends, and never a person. */
const GONE_THING = wordSet(
  'sold scrapped disposed decommissioned demolished dismantled felled retired removed replaced obsolete shed verkauft verschrottet ausgemustert stillgelegt abgerissen gefällt ausgebaut entsorgt ersetzt vendu ferraillé démoli abattu vendido desguazado demolido talado retirado venduto rottamato demolito verkocht gesloopt',
);

/** Whether words say that a thing is no longer there. */
export const saysThingGone = (text: string): boolean => nameWords(text).some((word) => GONE_THING.has(word));

/** Whether a column says in what state things are, and one of its labels that they are no longer there. */
export const hasThingsEnd = (header: string, labels: readonly string[]): boolean =>
  asksForEnd(nameWords(header)) && labels.some(saysThingGone);

/**
 * The day on which members of a list left, where nothing else says who did: a blank is one who is still there. Whether it is blank for some only
 * the rows can tell.
 * @param also what happened, beside lists: things that are dated by the hour at which they were put in
 */
export function leavingDate({ shape, columns, outcome, algebra }: TableModel, also: 'event' | null = null): string | null {
  if ((shape.kind !== 'entity' && shape.kind !== also) || !columns.some(({ time }) => time === 'axis' || time === 'record'))
    return null;
  // A status that tells who left is the result already, and so is any other answer.
  if (outcome.kind === 'outcome' && outcome.outcome.event !== undefined) return null;
  const days = columns.filter(
    ({ name, role, time, type }) =>
      role === 'time' &&
      isDay({ type }) &&
      (time === 'end' || time === 'other') &&
      saysGone(name) &&
      (shape.kind === 'entity' || !nameWords(name).some((word) => DONE.test(word))),
  );
  const [day] = days;
  if (!day || days.length > 1) return null;
  return algebra.some((one) => one.kind === 'settled' && one.target === day.name) ? null : day.name;
}

/** What the day is called without that it is one: `closed_on`, `Ausgetreten am`; null where that says nothing that may be so of a row. */
export function goneAs(name: string): string | null {
  const words = nameWords(name).filter((word) => !OF_DAY.test(word));
  const text = words.join(' ');
  return words.length > 0 && words.every((word) => GONE.test(word)) && SAID_OF.test(text) ? text : null;
}
const OF_DAY = /^(?:on|at|date|day|time|out|am|datum|el|la|de|le|fecha|op|il|data)$/;
/** What may be said of a member: it is `closed`, and no `exit`. */
const SAID_OF =
  /(?:ed|left|sold|withdrawn|ausgeschieden|verlassen|geschlossen|gesloten|vertrokken|verkocht|ad[oa]|id[oa]|é|ge\p{L}+t|\p{L}+iert|\p{L}*ge\p{L}+(?:t|en))$/u;
