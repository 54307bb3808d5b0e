import type { ModelColumn, TimeAxis } from '../../contracts/table/table-model';
import { nameWords } from '../../profile/roles/name-words';
import { hasThingsEnd } from '../outcome/leaving-date';

/** When somebody, or something, came to be what it still is: no single happening is dated so. */
const SINCE =
  /^(?:since|seit|depuis|desde|dal|dalla|sinds|sedan|siden|joined|joining|join|beigetreten|beitritt|beitrittsdatum|adhésion|adesione|signup|signedup|onboarded|onboarding|anmeldedatum|registrierung|registrierungsdatum|iscrizione|inscrição|hired|hiring|hire|hiredate|erstzulassung)$/;
/** What begins so is a member of a list where it is called after one; tickets are opened and orders are created as well. */
const CAME =
  /^(?:registered|registration|registriert|zugelassen|erstzulassung|registrado|registrada|registro|inscrit|inscription|inscrito|inscrita|subscribed|subscription|abonniert|abonné|suscrito|enrolled|enrolment|enrollment|immatrikuliert|immatrikulation|eingeschrieben|matriculado|matriculada|matriculación|alta|opened|opening|eröffnet|eröffnung|ouvert|ouverture|abierto|abierta|apertura|aperto|geopend|created|creation|angelegt|erstellt|créé|création|creado|creada|creación|creato|aangemaakt|started|start|begin|begonnen|beginn|début|inicio|inizio|acquired|acquisition|anschaffung|anschaffungsdatum|angeschafft|acquis|adquirido|adquirida|adquisición|acquisito|aanschaf|installed|installation|eingebaut|einbau|aufgestellt|installé|instalado|instalada|instalación|installato|geplaatst|commissioned|commissioning|inbetriebnahme|planted|gepflanzt|planté|plantado|plantada|piantato|added|hinzugefügt|aufgenommen|entered|entry|eintritt|entrance|launched|launch|first|erste|erster|erstes|erstmals|première|premier|primera|primero|prima|primo|eerste|anmeldung|inscrições|anmeldungsdatum)$/;
/** Of these, what nobody does but who stays. */
const JOINED =
  /^(?:registered|registration|registriert|registrado|registrada|subscribed|subscription|abonniert|suscrito|enrolled|inscription|inscrito|anmeldung|alta)$/;
/** When the row was written last, and not when its member did something. */
const RECORDED =
  /^(?:updated|update|modified|changed|change|synced|sync|refreshed|exported|imported|edited|geändert|aktualisiert|modificado|actualizado|modifié|modificato|gewijzigd)$/;
/** What stays, and is kept in a list with what is known of it; in German also the beginning of a compound (`Kundennummer`). */
const STAYS =
  /^(?:members?|memberships?|customers?|clients?|accounts?|subscribers?|users?|players?|donors?|volunteers?|employees?|staff|personnel|students?|pupils?|suppliers?|vendors?|partners?|contacts?|companies|company|firms?|households?|tenants?|residents?|owners?|assets?|equipment|machines?|devices?|meters?|sensors?|vehicles?|cars?|trucks?|bikes?|trees?|stores?|shops?|branch|branches|sites?|stations?|outlets?|properties|property|buildings?|products?|articles?|skus?|dogs?|cats?|animals?|licen[cs]ees?|(?:mitglied|kunde|konto|abonnent|benutzer|nutzer|spieler|spender|mitarbeiter|personal|beschäftigt|studierend|student|matrikel|schüler|lieferant|partner|firma|firmen|mieter|anlage|gerät|maschine|zähler|sensor|fahrzeug|kennzeichen|baum|bäume|filial|standort|artikel|produkt|hund|tier)\p{L}*|socios?|socias?|miembros?|clientes?|cuentas?|suscriptor(?:es)?|usuarios?|jugador(?:es)?|donantes?|empleados?|estudiantes?|alumnos?|proveedor(?:es)?|inquilinos?|activos?|equipos?|máquinas?|contador(?:es)?|vehículos?|árbol(?:es)?|tiendas?|sucursal(?:es)?|productos?|membres?|adhérents?|clients?|comptes?|abonnés?|utilisateurs?|joueurs?|donateurs?|salariés?|étudiants?|élèves?|fournisseurs?|locataires?|véhicules?|arbres?|magasins?|produits?|soci|membri|clienti|conti|utenti|giocatori|donatori|dipendenti|studenti|fornitori|veicoli|alberi|negozi|prodotti|leden|lid|klanten?|klantnummer|rekening(?:en)?|gebruikers?|medewerkers?|leveranciers?|voertuig(?:en)?|bomen|winkels?)$/u;
/** What happens once: what its number tells apart are happenings, whatever else is known of them. */
const HAPPENS =
  /^(?:orders?|tickets?|incidents?|visits?|appointments?|loans?|lendings?|claims?|invoices?|bookings?|reservations?|stays?|cases?|transactions?|payments?|applications?|sessions?|receipts?|reports?|trips?|rides?|calls?|deliveries|delivery|shipments?|requests?|repairs?|gifts?|donations?|purchases?|sales?|events?|complaints?|admissions?|encounters?|tests?|samples?|matches|match|games?|movements?|enrolments?|enrollments?|registrations?|jobs?|tasks?|issues?|inspections?|accidents?|(?:auftrag|bestell|rechnung|buchung|schaden|antrag|beleg|bon|besuch|termin|fall|vorgang|lieferung|lieferschein|ausleih|kredit|spendennummer|meldung|reparatur|sitzung|einsatz|fahrt|anruf|zahlung|reise)\p{L}*|pedidos?|facturas?|visitas?|reservas?|siniestros?|solicitud(?:es)?|recibos?|partes?|préstamos?|donación|donaciones|pagos?|llamadas?|sesión|orden(?:es)?|incidencias?|commandes?|factures?|visites?|réservations?|sinistres?|demandes?|tickets?|ordini|fatture|visite|prenotazioni|bestelling(?:en)?|facturen|bezoek(?:en)?)$/u;

export const namesHappening = (name: string): boolean => says(name, HAPPENS);

const says = (name: string, words: RegExp): boolean => nameWords(name).some((word) => words.test(word));
/** Since when somebody or something is what it is. */
export const saysSince = (name: string): boolean => says(name, SINCE) || PHRASES.test(nameWords(name).join(' '));
const PHRASES = /^(?:sign(?:ed)? up|first registered|first registration|primera matriculación)/;

/** Whether what tells the rows apart is called after what stays, and nothing of it after what happens. */
export const namesMember = (keys: readonly string[]): boolean =>
  keys.some((name) => says(name, STAYS)) && !keys.some((name) => says(name, HAPPENS));

/** The last word of a table's name says what its rows are: `customer_orders` are orders. */
const lastWord = (table: string): string => nameWords(table.replace(/\.[a-z0-9]+$/i, '')).at(-1) ?? '';

/** `loans 2024`, `Umsatz_2023`: the year that a figure is of. */
const yearIn = (name: string): number => Number(/(?:^|[^\d])((?:19|20)\d\d)(?:[^\d]|$)/.exec(name)?.[1] ?? NaN);

/**
 * Whether the rows are members of a list, each with the day on which it came to be one: what else is known of them stands as of the day on which the
 * list was made, whenever they came. What tells such a list from a log of happenings:
 *
 * - a day that only members have (`member since`), where no number of a happening stands beside it;
 * - a day on which something began, of what stays (`account opened`), where a number, or the table, is called after that, or which what each did
 *   last stands beside;
 * - figures of single years (`loans 2024`) of members who came in the years before: no happening had them.
 *
 * @param time the only time of the table that may be its own
 * @param keys columns that tell all rows apart
 */
export function isRegister(
  table: string,
  time: Pick<TimeAxis, 'name' | 'from'>,
  keys: readonly Pick<ModelColumn, 'name'>[],
  columns: readonly (Pick<ModelColumn, 'name' | 'role' | 'time'> & Partial<Pick<ModelColumn, 'examples'>>)[],
): boolean {
  const rowsAre = lastWord(table);
  const named = keys.map(({ name }) => name);
  if (named.some((name) => says(name, HAPPENS)) || HAPPENS.test(rowsAre)) return false;
  // Who comes again is no member of a list.
  const alone = keys.length > 0 || !columns.some(({ role }) => role === 'identifier');
  if (saysSince(time.name)) return alone;
  // What is sold or scrapped in the end is there until then.
  const isThing = keys.length > 0 && columns.some(({ name, examples = [] }) => hasThingsEnd(name, examples));
  const stays = namesMember(named) || (keys.length > 0 && STAYS.test(rowsAre)) || isThing;
  const asOfToday = columns.some(({ time: is, name }) => (is === 'update' && !says(name, RECORDED)) || is === 'due');
  if (!stays) return keys.length > 0 && says(time.name, JOINED) && asOfToday;
  const first = Number(time.from.slice(0, 4));
  return says(time.name, CAME) || columns.some(({ role, name }) => role === 'measure' && yearIn(name) > first);
}
