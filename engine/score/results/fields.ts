/** How rows of one field end, in one language. */
export interface Ends {
  /** Header of the column of ends. */
  header: string;
  /** What numbers the rows, what they are grouped by, and a figure of theirs. */
  beside: readonly [id: string, group: string, figure: string];
  groups: readonly string[];
  /** What nearly all come to. */
  routine: string;
  /** What somebody would act on, the most frequent first. */
  unwished: readonly string[];
  /** What is not over. */
  open?: string;
}

interface Field {
  name: string;
  /** Whether it is looked at while the rules are made. */
  half: 'open' | 'kept';
  en: Ends;
  de: Ends;
}

type Words = [
  header: string,
  id: string,
  group: string,
  figure: string,
  groups: string,
  routine: string,
  unwished: string,
  open?: string,
];

const ends = ([header, id, group, figure, groups, routine, unwished, open]: Words): Ends => ({
  header,
  beside: [id, group, figure],
  groups: groups.split('|'),
  routine,
  unwished: unwished.split('|'),
  ...(open === undefined ? {} : { open }),
});

const field = (name: string, half: Field['half'], en: Words, de: Words): Field => ({ name, half, en: ends(en), de: ends(de) });

export const FIELDS: readonly Field[] = [
  field('tables of a restaurant', 'open',
    ['Outcome', 'Ref', 'Area', 'Covers', 'Bar|Terrace|Hall', 'Seated', 'No-show|Cancelled', 'Booked'],
    ['Ergebnis', 'Buchung', 'Bereich', 'Personen', 'Bar|Terrasse|Saal', 'Erschienen', 'Nicht erschienen|Storniert', 'Gebucht']),
  field('parcels', 'open',
    ['Delivery status', 'Parcel', 'Depot', 'Weight kg', 'North|South|East', 'Delivered', 'Returned to sender|Damaged', 'In transit'],
    ['Sendungsstatus', 'Paket', 'Depot', 'Gewicht kg', 'Nord|Süd|Ost', 'Zugestellt', 'Retour|Beschädigt', 'Unterwegs']),
  field('loans', 'open',
    ['Loan status', 'Loan', 'Branch', 'Amount', 'Bonn|Rome|Oslo', 'Fully Paid', 'Charged Off|Default', 'Pending'],
    ['Status', 'Kredit', 'Filiale', 'Betrag', 'Bonn|Rom|Oslo', 'Getilgt', 'Ausgefallen|Gekündigt', 'Beantragt']),
  field('visits to a practice', 'open',
    ['Appointment outcome', 'Visit', 'Doctor', 'Wait min', 'Ames|Bell|Cho', 'Attended', 'DNA|Cancelled by patient', 'Scheduled'],
    ['Terminstatus', 'Termin', 'Arzt', 'Wartezeit min', 'Adam|Bach|Cordes', 'Wahrgenommen', 'Nicht wahrgenommen|Abgesagt', 'Geplant']),
  field('orders of a shop', 'open',
    ['Order status', 'Order', 'Channel', 'Pieces', 'Web|Shop|Phone', 'Completed', 'Refunded|Cancelled', 'Processing'],
    ['Bestellstatus', 'Bestellung', 'Kanal', 'Stück', 'Web|Laden|Telefon', 'Abgeschlossen', 'Retourniert|Storniert', 'In Bearbeitung']),
  field('members of a gym', 'open',
    ['Membership status', 'Member', 'Club', 'Visits', 'Mitte|West|Nord', 'Active', 'Lapsed|Suspended'],
    ['Mitgliedsstatus', 'Mitglied', 'Studio', 'Besuche', 'Mitte|West|Nord', 'Aktiv', 'Gekündigt|Gesperrt']),
  field('inspections of kitchens', 'open',
    ['Result', 'Inspection', 'District', 'Seats', 'Harbour|Hill|Park', 'Pass', 'Fail|Closed down'],
    ['Resultat', 'Kontrolle', 'Bezirk', 'Plätze', 'Hafen|Berg|Park', 'Bestanden', 'Beanstandet|Geschlossen']),
  field('brews', 'open',
    ['Fate', 'Batch', 'Cellar', 'Litres', 'Old|New|Barn', 'Racked', 'Tipped|Blended away'],
    ['Verbleib', 'Sud', 'Keller', 'Liter', 'Alt|Neu|Scheune', 'Abgefüllt', 'Weggekippt|Verschnitten']),
  field('calls', 'open',
    ['Call result', 'Call', 'Queue', 'Ring s', 'Sales|Help|Billing', 'Answered', 'Abandoned|Busy'],
    ['Anrufergebnis', 'Anruf', 'Warteschlange', 'Klingeln s', 'Verkauf|Hilfe|Rechnung', 'Angenommen', 'Aufgelegt|Besetzt']),
  field('trains', 'open',
    ['Running status', 'Run', 'Line', 'Cars', 'S1|S2|S3', 'On time', 'Delayed|Cancelled'],
    ['Fahrtstatus', 'Fahrt', 'Linie', 'Wagen', 'S1|S2|S3', 'Pünktlich', 'Verspätet|Ausgefallen']),
  field('invoices', 'open',
    ['Payment status', 'Invoice', 'Segment', 'Net', 'Small|Mid|Large', 'Paid', 'Overdue|Written off', 'Open'],
    ['Zahlungsstatus', 'Rechnung', 'Segment', 'Netto', 'Klein|Mittel|Groß', 'Bezahlt', 'Überfällig|Abgeschrieben', 'Offen']),
  field('castings', 'open',
    ['Disposition', 'Part', 'Mould', 'Temp C', 'M1|M2|M3', 'Released', 'Scrapped|Reworked', 'On hold'],
    ['Freigabestatus', 'Teil', 'Form', 'Temp C', 'M1|M2|M3', 'Freigegeben', 'Ausschuss|Nacharbeit', 'In Prüfung']),
  field('borrowed tools', 'open',
    ['Return status', 'Loan no', 'Site', 'Days', 'Yard|Store|Dock', 'Back', 'Missing|Broken', 'Out'],
    ['Rückgabe', 'Leihe', 'Ort', 'Tage', 'Hof|Lager|Dock', 'Zurück', 'Vermisst|Kaputt', 'Verliehen']),
  field('shelter animals', 'open',
    ['Outcome', 'Animal', 'Species', 'Weight', 'Cat|Dog|Rabbit', 'Adopted', 'Euthanised|Died', 'In care'],
    ['Ausgang', 'Tier', 'Art', 'Gewicht', 'Katze|Hund|Hase', 'Vermittelt', 'Eingeschläfert|Verstorben', 'In Pflege']),
  field('tenancies', 'kept',
    ['Tenancy status', 'Lease', 'Block', 'Rent', 'A|B|C', 'Current', 'Evicted|In arrears'],
    ['Mietstatus', 'Vertrag', 'Block', 'Miete', 'A|B|C', 'Laufend', 'Gekündigt|In Verzug']),
  field('flights', 'kept',
    ['Flight status', 'Flight', 'Airline', 'Seats', 'Aero|Bora|Cirro', 'Landed', 'Diverted|Cancelled', 'Scheduled'],
    ['Flugstatus', 'Flug', 'Airline', 'Plätze', 'Aero|Bora|Cirro', 'Gelandet', 'Annulliert|Umgeleitet', 'Geplant']),
  field('pupils of a course', 'kept',
    ['Completion', 'Learner', 'Track', 'Hours', 'Data|Web|Design', 'Completed', 'Dropped out|Failed', 'In progress'],
    ['Kursstatus', 'Teilnehmer', 'Kurs', 'Stunden', 'Daten|Web|Design', 'Abgeschlossen', 'Abgebrochen|Durchgefallen', 'Läuft']),
  field('claims of an insurer', 'kept',
    ['Decision', 'Claim', 'Product', 'Amount', 'Car|House|Travel', 'Settled', 'Declined|Withdrawn', 'Under review'],
    ['Entscheidung', 'Schaden', 'Sparte', 'Summe', 'Kfz|Haus|Reise', 'Reguliert', 'Abgelehnt|Zurückgezogen', 'In Prüfung']),
  field('seed trays', 'kept',
    ['Result', 'Tray', 'House', 'Cells', 'H1|H2|H3', 'Germinated', 'Rotted|Dried up'],
    ['Ergebnis', 'Schale', 'Haus', 'Zellen', 'H1|H2|H3', 'Gekeimt', 'Verfault|Vertrocknet']),
  field('messages', 'kept',
    ['Send status', 'Message', 'List', 'Size kB', 'News|Offers|Notes', 'Delivered', 'Bounced|Blocked', 'Queued'],
    ['Versandstatus', 'Nachricht', 'Liste', 'Größe kB', 'Neues|Angebote|Hinweise', 'Zugestellt', 'Unzustellbar|Gesperrt', 'Wartend']),
  field('repairs', 'kept',
    ['Job status', 'Job', 'Workshop', 'Hours', 'W1|W2|W3', 'Fixed', 'Beyond repair|Came back', 'In progress'],
    ['Auftragsstatus', 'Auftrag', 'Werkstatt', 'Stunden', 'W1|W2|W3', 'Repariert', 'Irreparabel|Reklamiert', 'In Arbeit']),
  field('blood units', 'kept',
    ['Disposition', 'Unit', 'Site', 'Age days', 'East|West|Main', 'Transfused', 'Expired|Discarded'],
    ['Verbleib', 'Konserve', 'Ort', 'Alter Tage', 'Ost|West|Mitte', 'Transfundiert', 'Verfallen|Verworfen']),
  field('hotel stays', 'kept',
    ['Reservation status', 'Stay', 'House', 'Nights', 'Sea|City|Alp', 'Checked out', 'Cancelled|No show', 'Confirmed'],
    ['Reservierungsstatus', 'Aufenthalt', 'Haus', 'Nächte', 'See|Stadt|Alm', 'Abgereist', 'Storniert|Nicht angereist', 'Bestätigt']),
  field('exams', 'kept',
    ['Verdict', 'Exam', 'Centre', 'Tries', 'C1|C2|C3', 'Passed', 'Failed|Disqualified'],
    ['Ergebnis', 'Prüfung', 'Zentrum', 'Versuche', 'Z1|Z2|Z3', 'Bestanden', 'Nicht bestanden|Ausgeschlossen']),
  field('library reservations', 'kept',
    ['Hold outcome', 'Hold', 'Branch', 'Shelf days', 'Main|East|Hill', 'Collected', 'Unclaimed|Withdrawn', 'Waiting'],
    ['Vormerkstatus', 'Vormerkung', 'Zweigstelle', 'Tage', 'Haupt|Ost|Berg', 'Abgeholt', 'Nicht abgeholt|Storniert', 'Bereit']),
  field('meters', 'kept',
    ['Reading status', 'Meter', 'Zone', 'kWh', 'Z1|Z2|Z3', 'OK', 'Faulty|Tampered'],
    ['Zustand', 'Zähler', 'Zone', 'kWh', 'Z1|Z2|Z3', 'In Ordnung', 'Defekt|Manipuliert']),
  field('wells', 'kept',
    ['Test result', 'Sample', 'Valley', 'Depth m', 'Upper|Lower|Side', 'Clear', 'Contaminated|Inconclusive'],
    ['Befund', 'Probe', 'Tal', 'Tiefe m', 'Ober|Unter|Seiten', 'Unauffällig', 'Auffällig|Unklar']),
  field('rides', 'kept',
    ['Trip status', 'Trip', 'City', 'Km', 'Lyon|Nice|Metz', 'Completed', 'Cancelled by rider|Driver no-show'],
    ['Fahrtstatus', 'Fahrt', 'Stadt', 'Km', 'Ulm|Köln|Jena', 'Beendet', 'Storniert|Nicht angetroffen']),
  field('batches of a dairy', 'open',
    ['QA Status', 'Batch', 'Line', 'pH', 'L1|L2|L3', 'Released', 'Blocked|Rejected', 'In test'],
    ['Freigabestatus', 'Charge', 'Linie', 'pH', 'L1|L2|L3', 'Freigegeben', 'Gesperrt|Verworfen', 'In Prüfung']),
  field('lots of pills', 'open',
    ['Disposition', 'Lot', 'Site', 'Assay', 'Ulm|Graz|Brno', 'Released', 'Quarantined|Rejected'],
    ['QS-Status', 'Los', 'Werk', 'Gehalt', 'Ulm|Graz|Brünn', 'frei', 'Quarantäne|Gesperrt']),
  field('goods at a border', 'kept',
    ['Customs status', 'Consignment', 'Port', 'Weight kg', 'Dover|Hull|Leith', 'Cleared', 'On hold|Seized'],
    ['Zollstatus', 'Sendung', 'Hafen', 'Gewicht kg', 'Kiel|Emden|Bremen', 'Abgefertigt', 'Zurückgehalten|Beschlagnahmt']),
  field('castings', 'kept',
    ['Inspection result', 'Part', 'Furnace', 'Hardness', 'F1|F2|F3', 'Accepted', 'Held|Scrapped'],
    ['Prüfstatus', 'Teil', 'Ofen', 'Härte', 'O1|O2|O3', 'i. O.', 'n. i. O.|Nacharbeit']),
  field('blood', 'kept',
    ['Unit status', 'Unit', 'Centre', 'Volume ml', 'York|Leeds|Hull', 'Released', 'Discarded|Quarantined'],
    ['Konservenstatus', 'Konserve', 'Zentrum', 'Volumen ml', 'Mainz|Fulda|Trier', 'Freigegeben', 'Verworfen|Gesperrt']),
]; // prettier-ignore

/** Columns of labels that tell what rows are, and of which none is a result. */
export const KINDS: readonly { header: string; labels: readonly string[]; half: 'open' | 'kept' }[] = [
  { header: 'Membership status', labels: ['Basic', 'Silver', 'Gold'], half: 'open' },
  { header: 'Marital status', labels: ['married', 'single', 'widowed'], half: 'open' },
  { header: 'Familienstand', labels: ['verheiratet', 'ledig', 'verwitwet'], half: 'open' },
  { header: 'Employment status', labels: ['full-time', 'part-time', 'temporary'], half: 'open' },
  { header: 'Status', labels: ['New', 'Qualified', 'Proposal'], half: 'open' },
  { header: 'Card status', labels: ['To do', 'In progress', 'Blocked'], half: 'open' },
  { header: 'State', labels: ['TX', 'CA', 'NY'], half: 'open' },
  { header: 'Response type', labels: ['Mail', 'Phone', 'Visit'], half: 'kept' },
  { header: 'Aufgabenstatus', labels: ['Offen', 'In Arbeit', 'Blockiert'], half: 'kept' },
  { header: 'Customer status', labels: ['Regular', 'VIP', 'Wholesale'], half: 'kept' },
  { header: 'Zustand', labels: ['neuwertig', 'gebraucht', 'generalüberholt'], half: 'kept' },
  { header: 'Smoking status', labels: ['never', 'former', 'current'], half: 'kept' },
  { header: 'Aufenthaltsstatus', labels: ['Dauergast', 'Tagesgast', 'Wochengast'], half: 'kept' },
];
