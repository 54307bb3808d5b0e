import { nameWords, wordSet } from '../../profile/roles/name-words';

/** A header's words, and what two of them that stand beside each other are in one: `no_show`, `drop out`. */
export function wordsOf(name: string): string[] {
  const words = nameWords(name);
  return [...words, ...words.slice(1).map((word, i) => `${words[i] ?? ''}${word}`)];
}

/** What happens to some and not to others, beside what {@link BAD} and words for a return name: its amount is asked for only where there is any. */
export const AT_TIMES = wordSet(
  'claim claims refund refunds chargeback chargebacks penalty penalties fine fines arrears absence absences absent downtime outage outages stockout stockouts backorder backorders breakdown breakdowns spoilage spoiled wastage leak leaks incident incidents breach breaches strike strikes dispute disputes reminder reminders surcharge compensation donation donations purchases conversions overtime ' +
    'fehltage fehlzeit fehlzeiten krankheitstage krankentage mahnung mahnungen mahngebühr reklamation reklamationen erstattung erstattungen stillstand störung störungen schaden schäden überstunden spende verspätungsminuten ' +
    'sinistre sinistres remboursement remboursements absences amende amendes panne pannes siniestro siniestros reembolso reembolsos multa multas ausencia ausencias rimborso rimborsi assenze sinistri multe schadeclaim schadeclaims terugbetaling verzuim boete boetes',
);

/** Of many that were sent, asked, made or counted, those to whom it happened, beside words for results. */
export const SOME_OF = wordSet(
  'falls breakdowns outages stops leaks stürze unfälle störungen pannen beschwerden infektionen bounces bounce opens opened clicks unsubs unsubscribes unsubscribed complaints conversions noshow noshows returned returns refunds missed answered unanswered abandoned signups orders purchases completed completions graduates hires offers injuries incidents claims rejects rejections spoiled wasted waste unsold cancellations cancelled canceled absent replies replied responses booked occupied vacant admitted admissions enrolled detected infected affected faulty broken leads trials repeats reopened escalations stornos storno reklamationen fehler retouren retoure rückläufer ausschuss durchgefallen erschienen angenommen abgebrochen absagen annulations retours retournés réclamations cancelaciones devoluciones reclamaciones resi reclami annullamenti',
);

/** What comes about in time or on the way, so that a longer one has more of it. */
export const IN_TIME = wordSet(
  'accident accidents fall falls incident incidents breakdown breakdowns outage outages injury injuries infection infections failure failures crash crashes collision collisions stop stops interruption interruptions leak leaks spill spills near-misses nearmiss unfall unfälle sturz stürze störung störungen panne pannen ausfälle infektionen verletzungen accidentes averías caídas chutes incidenti guasti cadute ongevallen storingen',
);

/** How long or how far there was something to happen. */
export const EXPOSURE = wordSet(
  'patientdays beddays inpatientdays residentdays occupieddays caredays staydays devicedays linedays catheterdays animaldays mandays persondays workdays operatinghours machinehours flighthours drivinghours runninghours servicehours enginehours productionhours manhours hoursworked workedhours km kms kilometres kilometers miles mileage vehiclekm trainkm pflegetage belegungstage patiententage betriebsstunden maschinenstunden flugstunden fahrstunden laufstunden arbeitsstunden kilometer fahrleistung kilomètres kilómetros chilometri',
);

/** What is there all the time, whatever comes in: capacity, and people who belong to something. */
export const STAYS = wordSet(
  'beds rooms seats staff employees members users students pupils machines vehicles desks betten zimmer sitze sitzplätze plätze mitarbeiter mitarbeiterinnen beschäftigte mitglieder schüler lits chambres sièges employés membres élèves camas habitaciones asientos empleados miembros alumnos letti camere posti dipendenti bedden kamers stoelen medewerkers leden',
);

/** States of those that are there, and what they do once and no more; participles are others. */
export const IN_A_STATE = wordSet(
  'vacant free sold available unsold absent absences present sick ill dropout dropouts leavers hires graduates exits quits retirements resignations deaths infections injuries defaults belegt frei gebucht verkauft krank fehlend abwesend absents libres ocupadas ausentes liberi assenti vrij bezet durchgefallen abgänge austritte',
);

/** All of those to whom something may happen. */
export const ALL_OF = wordSet(
  'admissions discharges treatments procedures transactions rides passengers policies sent delivered taken sold produced made manufactured pieces units parcels packages shipments items appointments slots visits visitors calls orders tickets exams tests inspected checked examined screened sessions users students pupils candidates applicants applications employees staff members beds rooms seats total all offered scheduled booked planned received handled emails mails messages recipients impressions views households trips flights trains departures arrivals deliveries bookings reservations customers guests patients cases contacts invited asked eligible enrolled registered attempts starts started quantity qty ' +
    'aufnahmen entlassungen patienten fälle kunden fahrgäste lieferungen sendungen pakete fahrten flüge stück stk gesamt alle insgesamt produziert gefertigt hergestellt verkauft geliefert gesendet versendet termine anrufe bestellungen aufträge prüfungen prüflinge teilnehmer schüler geprüft besuche gebucht angeboten ' +
    'envoyés livrés vendus pièces commandes appels visites inscrits enviados vendidos entregados piezas pedidos llamadas citas inviati venduti consegnati pezzi ordini chiamate verzonden verkocht geleverd stuks bestellingen',
);

/** What work, room or attention was given: what comes in is told for each of it. */
export const GIVEN = wordSet(
  'hours hrs hour manhours stunden std arbeitsstunden heures horas ore uren visits visitors sessions customers guests passengers sent delivered emails mails recipients impressions footfall besucher kunden gäste fahrgäste clients visiteurs visitantes clientes visitatori clienti bezoekers klanten',
);

/** What counts on and never back. */
export const COUNTS_ON = wordSet(
  'meter counter odometer mileage totalizer totaliser zähler tacho compteur odomètre kilométrage contador odómetro kilometraje contatore contachilometri chilometraggio teller licznik',
);

/** The same at the end or front of a compound. */
export const COUNTS_ON_COMPOUND =
  /^(?:\p{L}{2,}(?:zähler|zählerstand|meterstand|tellerstand)|(?:zähler|kilometer|km|tacho|meter|teller)-?stand)$/u;

/** How long a machine has run, by its own clock. */
export const HOURS_RUN =
  /\b(?:engine|run|running|operating|machine|motor) (?:hours|hrs)\b|\bhours run\b|\b(?:betriebs|motor|lauf)stunden\b|\bheures (?:moteur|de marche)\b|\bhoras (?:de )?(?:motor|marcha)\b|\bore (?:di )?(?:motore|marcia)\b|\bdraaiuren\b/u;
