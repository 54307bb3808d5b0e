import type { Frame } from '../../insights/frame/frame';
import { hasWord, nameWords, wordSet } from '../../profile/roles/name-words';

/** Rows that others bring about: whoever keeps the table is asked, called, visited or ordered from. */
const COMES = wordSet(
  'ticket incident order purchase request inquiry enquiry claim visit booking reservation complaint call lead case accident admission arrival patient appointment referral application applicant return review response registration signup enrolment enrollment trip ride rental loan donation alarm report reported opened received admitted arrived ordered booked called requested registered joined auftrag bestellung anfrage anruf besuch buchung reservierung beschwerde fall unfall aufnahme patient termin antrag meldung rückgabe retoure bewertung anmeldung ausleihe spende eingang eingegangen gemeldet bestellt commande appel visite réservation réclamation demande admission pedido llamada visita reserva queja solicitud ordine chiamata prenotazione reclamo richiesta bestelling aanvraag oproep bezoek klacht melding',
);
/** Rows that whoever keeps the table brings about: how many there will be is their own decision. */
const MADE = wordSet(
  'send sends sent mail mails email emails campaign campaigns newsletter post posts posted published publication batch batches produced production shift shifts measured measurement reading readings sample samples sampled plate inspection inspections audit audits planned scheduled issued versand gesendet versendet kampagne produktion charge schicht messung messungen probe proben prüfung envoi campagne lot mesure envío campaña lote medición invio campagna lotto misura',
);

/** Whether rows come to whoever keeps the table, so that their number is something to plan for. */
export function comesFromOutside({ table, timeline, ticketLike }: Pick<Frame, 'table' | 'timeline' | 'ticketLike'>): boolean {
  const key = table.columns.filter(({ role }) => role === 'identifier').map(({ name }) => name);
  const words = [table.name.replace(/\.[a-z\d]+$/i, ''), timeline?.column.name ?? '', ...key].map((name) => nameWords(name));
  if (words.some((own) => hasWord(own, MADE))) return false;
  return ticketLike || words.some((own) => hasWord(own, COMES));
}
