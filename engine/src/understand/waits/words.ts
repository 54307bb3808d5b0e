import { hasWord, nameWords, wordSet } from '../../profile/roles/name-words';
import { yesOrNo } from '../../read/typing/yes-or-no';
import { NOTE } from '../../profile/roles/vocabulary';
import { BAD, CAME_BACK, isPending, isUnwished, LEFT } from '../outcome/outcome-words';

/** What goes on for good until something ends it: nobody waits for its end. */
const RUNNING = wordSet(
  'active current running performing enrolled employed live laufend aktiv bestehend betrieb use activo activa vigente actif cours corso attivo aktywny ativo ativa lopend actief gültig valid',
);
/** What nobody has begun with; beside labels of what is over, as `new` may mean anything elsewhere. */
const UNTOUCHED = wordSet(
  'new neu neue neuer unassigned todo triage backlog incoming eingegangen eingang nouveau nuevo nuovo nieuw wip review',
);
/** What ought to have come and has not. */
const LATE = wordSet(
  'overdue late delayed delinquent unpaid unsettled escalated reminded reminder dunning überfällig verspätet verzug mahnung gemahnt angemahnt unbezahlt eskaliert rückstand nachbestellt backordered impayé retard vencido atrasado scaduto',
);
/** By when something is to be there. */
const DUE = wordSet(
  'due deadline promised committed agreed planned target expected scheduled eta sla fällig fälligkeit fälligkeitsdatum fälligam frist fristende termin liefertermin wunschtermin zugesagt versprochen geplant soll solltermin zieldatum zahlbar échéance vencimiento scadenza vervaldatum prévu prometido',
);
/** What is owed to somebody who gave something back. */
const GIVEN_BACK = wordSet(
  'refund refunds refunded reimbursed reimbursement credited erstattet erstattung gutschrift rückzahlung remboursé reembolso rimborso',
);
/** How many days are left for it. */
const TERM = wordSet(
  'term terms termdays zahlungsziel zahlungsfrist ziel frist netdays sla lieferfrist creditdays délai plazo termini betaaltermijn',
);
/** Said if somebody has something to say. */
const OPTIONAL = wordSet(
  'reason cause rating score csat nps feedback satisfaction review grund ursache bewertung zufriedenheit stars sterne survey umfrage motif motivo second secondary alternative fax zweite zweiter zweites',
);
const PAY = wordSet(
  'paid payment pay settled received bezahlt zahlung zahlungseingang beglichen überwiesen payé paiement pagado pago betaald invoice rechnung due fällig balance outstanding',
);
/** What of several amounts is owed in the end. */
const OWED = wordSet(
  'outstanding balance open owed due offen restbetrag saldo gross brutto total gesamt amount betrag summe invoice rechnungsbetrag endbetrag value wert refund',
);

export const isRunning = (label: string, beside: readonly string[]): boolean =>
  hasWord(nameWords(label), RUNNING) && !isPending(label, beside);
export const saysDue = (header: string): boolean => hasWord(nameWords(header), DUE);
export const saysTerm = (header: string): boolean => hasWord(nameWords(header), TERM);
export const isOptional = (header: string): boolean => [OPTIONAL, NOTE].some((words) => hasWord(nameWords(header), words));

/** Whether a label says by itself that a row is open (true), or that it is over or nobody asked (false); null where it has no such word. */
export function saysOpen(label: string | null, beside: readonly string[]): boolean | null {
  if (label === null) return false;
  const words = nameWords(label);
  if (hasWord(words, LATE) || hasWord(words, UNTOUCHED) || isPending(label, beside)) return true;
  if (isUnwished(label, beside) || yesOrNo(label) === false) return false;
  return null;
}

/** A header of what puts an end to a row before it comes to what is awaited: cancelled on, left on, returned on. */
export const isExit = (header: string): boolean => {
  const words = nameWords(header);
  return [BAD, LEFT, CAME_BACK].some((set) => hasWord(words, set)) && !hasWord(words, GIVEN_BACK);
};

/** How well an amount goes with what is awaited, by its header. */
export function isOwedBy(money: string, ...of: string[]): number {
  const [words, others] = [nameWords(money), of.flatMap((one) => nameWords(one))];
  const shared = words.filter((word) => others.includes(word) && word.length > 2).length;
  const pays = Number(hasWord(words, OWED)) * (hasWord(others, PAY) ? 2 : 1);
  return 2 * shared + pays;
}
