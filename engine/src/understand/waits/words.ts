import { hasWord, nameWords, wordSet } from '../../profile/roles/name-words';
import { isDeadline } from '../../profile/roles/deadline';
import { BILLED, BIRTH } from '../../profile/roles/vocabulary';
import { yesOrNo } from '../../read/typing/yes-or-no';
import { NOTE } from '../../profile/roles/vocabulary';
import { BAD, CAME_BACK, isPending, isUnwished, LEFT } from '../outcome/outcome-words';

/** What goes on for good until something ends it: nobody waits for its end. */
const RUNNING = wordSet(
  'active current running performing enrolled employed live laufend aktiv bestehend betrieb use activo activa vigente actif cours corso attivo aktywny ativo ativa lopend actief gültig valid',
);
/** What nobody has begun with; beside labels of what is over, as `new` may mean anything elsewhere. */
const UNTOUCHED = wordSet(
  'new neu neue neuer unassigned todo triage backlog incoming eingegangen eingang nouveau nuevo nuovo nieuw wip review ordered bestellt commandé commandée pedido ordinato besteld',
);
/** What ought to have come and has not. */
const LATE = wordSet(
  'overdue late delayed delinquent unpaid unsettled escalated reminded reminder dunning überfällig verspätet verzug mahnung gemahnt angemahnt unbezahlt eskaliert rückstand nachbestellt backordered impayé relancé relancée reclamado reclamada sollecitato sollecitata aangemaand retard vencido atrasado scaduto',
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
/** What is spent on a row, and brings nothing. */
const SPENT = wordSet(
  'cost costs matl material materials labour labor wage wages purchase expense expenses commission kosten materialkosten lohn lohnkosten einkauf einkaufspreis aufwand provision coût coûts coste costes costo costi achat compra acquisto inkoop',
);
/** What of several amounts is owed in the end. */
const OWED = wordSet(
  'outstanding balance open owed due offen restbetrag saldo gross brutto total gesamt amount betrag summe invoice rechnungsbetrag endbetrag value wert refund amt',
);

/** What of an amount is not there yet, whatever else the header says; and words that say so beside an amount of money. */
const LEFT_OVER = wordSet(
  'outstanding unpaid owed owing arrears arrear unsettled uncollected receivable overdue restbetrag restschuld restforderung rückstand rückstände rückst rstd außenstand außenstände ausstehend unbezahlt unbeglichen zahlungsrückstand offenbetrag impayé impayée impayés arriéré impagado impagada adeudado insoluto scoperto achterstand openstaand openstaande atrasado',
);
/** As it is written for short. */
const OUTSTANDING = /(?:^|[^\p{L}])o\/s(?:[^\p{L}]|$)/iu;
/** And as the end of a German word. */
const IN_ARREARS = /(?:rückstand|rückstände|schuld|außenstände|restbetrag|fehlbetrag)$/u;
const MAY_BE_LEFT = wordSet(
  'balance bal open due left remaining remainder rest offen offene offener offenes saldo restant restante reste solde pendiente pendente residuo residua resto',
);
/** A balance of another sort: of an account from day to day, of a time. */
const NO_DEBT = wordSet(
  'opening closing account before after previous carried forward available stock life work days hours rate anfang anfangs anfangssaldo endsaldo kontostand vortrag tage stunden quote prozent percent',
);
/** That somebody paid. */
const PAID = wordSet(
  'paid payment payments pay settled received receipts collected bezahlt gezahlt zahlung zahlungen zahlungseingang eingegangen beglichen erhalten payé payée réglé encaissé pagado pagada pago cobrado pagato pagata incassato betaald ontvangen',
);
/** That somebody was asked to pay: an amount, whether its currency is known or not. */
const CHARGED = wordSet(
  'billed charged invoiced fee fees charge berechnet abgerechnet fakturiert honorar gebühr rechnungsbetrag facturé honoraires facturado honorarios fatturato gefactureerd',
);
/** That somebody was asked for it. */
const REMINDED = wordSet(
  'reminder reminders reminded dunning chased chaser chase mahnstufe mahnung mahnungen mahndatum gemahnt angemahnt erinnerung zahlungserinnerung relance relances rappel recordatorio reclamación sollecito solleciti aanmaning herinnering',
);
/** A day that must not pass while something is still there. */
const LAST_DAY = wordSet(
  'expiry expires expire expiring expiration exp bbd bbe bestbefore sellby useby mhd ablauf ablaufdatum ablauftermin verfall verfallsdatum verfalldatum verfällt haltbar haltbarkeit haltbarkeitsdatum mindesthaltbarkeit mindesthaltbarkeitsdatum mot tüv hauptuntersuchung recertification vervaldatum caducidad caduca vencimiento péremption expiración scadenza dlc dluo houdbaar tht',
);
const LAST_DAY_IN_WORDS =
  /(?:best before|use by|sell by|valid (?:until|to|till|thru|through)|good (?:until|through)|gültig bis|haltbar bis|läuft ab|(?:contract|lease|licen[cs]e|certificate|permit|insurance|policy|warranty|cover) (?:end|ends|until)|(?:vertrags|miet|lizenz|zertifikats)ende|befristet bis|valable jusqu|válido hasta|valido fino|geldig tot|(?:next|nächste[rs]?) (?:due|fällig|fälligkeit)$|(?:next|nächste[rs]?) (?:due )?(?:inspection|service|test|calibration|check|examination|maintenance|review|prüfung|wartung|kalibrierung|inspektion|untersuchung|hu|eichung)|(?:inspection|service|test|calibration|maintenance|review|prüfung|wartung|kalibrierung|eichung) (?:due|fällig|bis))/u;
/** How much of it is still there. */
const STILL_THERE = wordSet(
  'hand stock onhand qoh soh inventory remaining left bestand lagerbestand restbestand vorrat vorrätig restmenge lagermenge stückzahl existencias giacenza voorraad restant',
);
/** Begun is what it says of another day. */
const BEGINS = wordSet('start starts begin begins from valid effective ab von beginn anfang gültig début inicio inizio begin');
/** It is not there any more, or somebody has seen that it is over. */
const GONE = wordSet(
  'sold scrapped disposed retired decommissioned inactive ended expired closed archived deleted written replaced destroyed verkauft verschrottet entsorgt ausgemustert stillgelegt abgemeldet inaktiv beendet abgelaufen geschlossen gelöscht ersetzt vernichtet vendu vendue inactif expiré vendido inactivo caducado venduto inattivo scaduto verkocht inactief verlopen',
);
/** How far a row has come. */
const STAGE = wordSet('stage phase step stufe schritt étape etapa fase');
/** Nothing has been agreed upon. */
const DRAFT = wordSet(
  'draft quote quoted quotation estimate proforma provisional preliminary template test entwurf angebot kostenvoranschlag vorläufig brouillon devis borrador presupuesto bozza preventivo concept offerte rascunho',
);
/** Numbers of papers that follow where something is done: who has none was forgotten. */
const PAPER = wordSet(
  'invoice invoices inv bill receipt certificate cert voucher credit creditnote mandate contract policy ticket permit licence license approval authorisation authorization rechnung rechnungsnr rechnungsnummer beleg belegnr belegnummer quittung gutschrift zertifikat bescheinigung mandat vertrag vertragsnr genehmigung police lieferschein lieferscheinnr protokoll protokollnr facture factura fattura factuur reçu recibo ricevuta bon',
);

/** That somebody looked at it, or showed it, beside who did it. */
const CHECK = wordSet(
  'approver approved approval authoriser authorizer authorised authorized authorisation authorization signed signature signoff countersigned cosigned checked checker verified verifier reviewed witness witnessed check photo photos image po requisition genehmiger genehmigt genehmigung freigabe freigegeben unterschrift unterzeichnet gegengezeichnet gegenzeichnung geprüft prüfer zweitprüfung zweitprüfer vieraugen foto fotos bestellnummer approuvé approbateur approbation validé validation visa signé vérifié aprobado aprobador aprobación firmado firma verificado autorizado approvato approvatore approvazione firmato verificato autorizzato goedgekeurd getekend gecontroleerd',
);

/** How urgent a row is, and the labels of what is most so. */
const PRIORITY = wordSet(
  'priority prio severity urgency criticality priorität dringlichkeit schweregrad priorité urgence prioridad urgencia priorità prioriteit',
);
const URGENT = wordSet(
  'emergency urgent critical blocker p1 highest immediate notfall kritisch sofort dringlichst blockierend urgence critique crítica crítico urgente critico emergenza spoed kritiek',
);

/** What a row comes to. */
const COMES_TO = wordSet('net netto montant importe importo bedrag valeur valor valore waarde turnover revenue umsatz');
/** And as the end of a German word. */
const AMOUNT = /(?:wert|betrag|summe|erlös|kosten|gebühr|umsatz|honorar)$/u;
/** What one of several costs. */
const OF_ONE = wordSet(
  'unit per each price rate average avg mean piece einzelpreis stückpreis preis satz durchschnitt je pro prix unitaire precio unitario prezzo prijs',
);

/** How headers write the units that lengths of time are told in. */
export const LASTING_UNITS: Readonly<Record<string, ReadonlySet<string>>> = {
  days: wordSet('day days tag tage tagen jour jours día días dias giorno giorni dag dagen'),
  hours: wordSet('hour hours hrs hr h stunde stunden std heure heures hora horas ora ore uur uren'),
  min: wordSet('min mins minute minutes minuten minuto minutos minuti'),
};

export const isRunning = (label: string, beside: readonly string[]): boolean =>
  hasWord(nameWords(label), RUNNING) && !isPending(label, beside);
/** Of which sort a row is, so that a term may belong to it; who does it has none of his own. */
const CLASS = wordSet(
  'class type category kind tier level art typ klasse kategorie stufe sorte catégorie classe niveau tipo clase categoría nivel categoria livello soort',
);
export const saysClass = (header: string): boolean => hasWord(nameWords(header), CLASS) || saysPriority(header);
export const saysPriority = (header: string): boolean => hasWord(nameWords(header), PRIORITY);
export const isUrgent = (label: string): boolean => hasWord(nameWords(label), URGENT);
export const saysDue = (header: string): boolean => hasWord(nameWords(header), DUE) || isDeadline(header);
export const isReminder = (header: string): boolean => hasWord(nameWords(header), REMINDED);
export const saysCharged = (header: string): boolean => hasWord(nameWords(header), CHARGED);
export const saysPaid = (header: string): boolean => hasWord(nameWords(header), PAID);
export const saysSpent = (header: string): boolean => hasWord(nameWords(header), SPENT);
export const saysBegin = (header: string): boolean => hasWord(nameWords(header), BEGINS);
export const isPaper = (header: string): boolean => hasWord(nameWords(header), PAPER);
export const saysCheck = (header: string): boolean => hasWord(nameWords(header), CHECK);
export const isStillThere = (header: string): boolean => hasWord(nameWords(header), STILL_THERE);
export const saysStage = (header: string): boolean => hasWord(nameWords(header), STAGE);
export const isGone = (label: string): boolean => hasWord(nameWords(label), GONE);
export const isDraft = (label: string): boolean => hasWord(nameWords(label), DRAFT);

/** Whether a header says that an amount is not there yet: by itself, or if it is known to be one. */
export function saysLeft(header: string): 'surely' | 'perhaps' | null {
  const words = nameWords(header);
  if (hasWord(words, NO_DEBT)) return null;
  return hasWord(words, LEFT_OVER) || OUTSTANDING.test(header) || words.some((word) => IN_ARREARS.test(word))
    ? 'surely'
    : hasWord(words, MAY_BE_LEFT)
      ? 'perhaps'
      : null;
}

const JOINED = wordSet(
  'joined join member enrolled eintritt eingetreten beitritt beigetreten mitglied adhésion adhesion inscription inscrit iscrizione iscritto toetreding inträde indmeldt liittynyt przystąpienie',
);

/** Whether a header says since when somebody belongs to something: what he owes is not as old as that. */
export const saysJoined = (header: string): boolean => hasWord(nameWords(header), JOINED);

export const isBirth = (header: string): boolean => hasWord(nameWords(header), BIRTH);

/** Whether a header names a day that must not pass. */
export const isLastDay = (header: string): boolean => {
  const words = nameWords(header);
  return hasWord([...words, words.join('')], LAST_DAY) || LAST_DAY_IN_WORDS.test(words.join(' '));
};
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

/** Whether an amount is what a row comes to in all, by its header. */
export const isOfRow = (header: string): boolean => {
  const words = nameWords(header);
  return (hasWord(words, OWED) || hasWord(words, COMES_TO) || words.some((word) => AMOUNT.test(word))) && !hasWord(words, OF_ONE);
};

/** How well an amount goes with what is awaited, by its header. */
export function isOwedBy(money: string, ...of: string[]): number {
  const [words, others] = [nameWords(money), of.flatMap((one) => nameWords(one))];
  const shared = words.filter((word) => others.includes(word) && word.length > 2).length;
  const pays = Number(hasWord(words, OWED)) * (hasWord(others, PAY) ? 2 : 1);
  return 2 * shared + pays;
}

const isBilled = (header: string): boolean => hasWord(nameWords(header), BILLED);

/**
 * Days that a deadline may be held against: a bill is written when the work is done, and by when that was to be done is no day of the bill's, where the row has another.
 * @param isEnd whether a day is one by which something was done
 */
export function withoutBills<Day>(days: readonly Day[], due: string, { nameOf, isEnd = () => true }: { nameOf: (day: Day) => string; isEnd?: (day: Day) => boolean }): readonly Day[] {
  const work = days.filter((day) => !isBilled(nameOf(day)));
  return isBilled(due) || !work.some(isEnd) ? days : work;
} // prettier-ignore
