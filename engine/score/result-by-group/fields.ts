/** How a table tells what became of its rows. */
export type How = 'status' | 'flag' | 'mark' | 'stay' | 'late' | 'dates' | 'reason' | 'limit' | 'counts';

/** How the group is told that the result differs by. */
export type By = 'label' | 'blank' | 'flag' | 'person';

export interface Field {
  name: string;
  half: 'open' | 'kept';
  how: How;
  id: string;
  date: string;
  /** Columns of the result, and its labels, as `how` needs them. */
  result: readonly string[];
  labels: readonly string[];
  by: By;
  /** What the rows differ by. */
  group: string;
  groups: readonly string[];
  /** What goes with the group, and has nothing of its own. */
  mix: string;
  mixed: readonly string[];
  /** What has nothing to do with it. */
  other: string;
  others: readonly string[];
  /** Pieces, their price and what they come to. */
  figures: readonly [string, string, string];
  /** What is only there when it came about. */
  after: string;
}

type Words = [
  head: string,
  how: How,
  result: string,
  by: By,
  group: string,
  mix: string,
  other: string,
  figures: string,
  after: string,
];

const field = (name: string, half: Field['half'], [head, how, result, by, group, mix, other, figures, after]: Words): Field => {
  const [id = '', date = ''] = head.split('|');
  const [columns = '', labels = ''] = result.split(': ');
  const [grouped = '', ...groups] = group.split('|');
  const [mixing = '', ...mixed] = mix.split('|');
  const [beside = '', ...others] = other.split('|');
  const [pieces = '', price = '', sum = ''] = figures.split('|');
  return { name, half, how, id, date, result: columns.split('|'), labels: labels === '' ? [] : labels.split('|'), by, group: grouped, groups, mix: mixing, mixed, other: beside, others, figures: [pieces, price, sum], after };
}; // prettier-ignore

export const FIELDS: readonly Field[] = [
  field('accounts of a program', 'open', ['account_id|Signup', 'stay', 'Status|Churned on: active|churned', 'blank', 'Onboarding call|yes', 'Plan|Starter|Team|Business', 'Country|US|DE|UK|NL', 'Seats|List price|MRR', 'Exit fee']),
  field('loans of a library', 'open', ['Loan ID|Lent', 'late', 'Due|Returned|Days late', 'label', 'Item type|Book|DVD|Magazine|Game', 'Branch|Central|Westend|Northgate', 'Patron cat.|Adult|Child|Student', 'Renewals|Tariff|Value', 'Fine']),
  field('courses', 'open', ['Course no|Start', 'status', 'Status: Held|Cancelled', 'label', 'Department|Languages|Health|Arts|IT|Society', 'Slot|Morning|Evening|Weekend', 'Site|Main|Annexe|Online', 'Places|Fee|Income', 'Refund']),
  field('dropouts of courses', 'open', ['Kurs|Beginn', 'counts', 'Teilnehmer|Abbrecher', 'label', 'Format|Präsenz|Online', 'Bereich|Sprachen|Sport|EDV', 'Haus|Mitte|Nord|Süd', 'Einheiten|Entgelt|Erlös', 'Erstattung']),
  field('samples of a laboratory', 'open', ['Sample|Received', 'reason', 'Reject reason: haemolysed|clotted|unlabelled', 'label', 'Ward|ED|Med 4|Surg 2|ICU', 'Priority|STAT|Routine', 'Test|K|FBC|TROP', 'Tubes|Unit price|Charge', 'Repeat fee']),
  field('times of a laboratory', 'open', ['Auftrag|Eingang', 'limit', 'Dauer min|Soll min', 'flag', 'Nachtdienst|ja|nein', 'Dringlich|Notfall|Routine', 'Gerät|AU-1|AU-2|XN', 'Proben|Einzelpreis|Betrag', 'Nachlass']),
  field('orders of a shop', 'open', ['Order|Ordered', 'flag', 'Returned: Yes|No', 'label', 'Category|Shoes|Shirts|Bags|Coats', 'Channel|App|Web|Store', 'Payment|Card|Invoice|Wallet', 'Pieces|Price|Total', 'Return cost']),
  field('appointments', 'open', ['Appt|Slot', 'status', 'Appt status: Attended|DNA|Cancelled', 'blank', 'Reminder|sent', 'Clinic|Eye|Heart|Skin', 'Booked by|Phone|Web|Letter', 'Minutes|Rate|Charge', 'DNA letter']),
  field('Lieferungen', 'open', ['Lieferschein|Bestellt', 'dates', 'Zugesagt|Geliefert', 'person', 'Spediteur|Arndt|Bauer|Cordes|Dietz|Ebert|Frank|Gerke|Hahn', 'Lager|Kiel|Ulm|Jena', 'Region|Nord|Süd|Ost', 'Kolli|Stückpreis|Warenwert', 'Vertragsstrafe']),
  field('castings', 'open', ['Teil|Gegossen', 'status', 'Prüfergebnis: i. O.|Ausschuss|Nacharbeit', 'person', 'Gießer|Adam|Beck|Conrad|Dorn|Eder|Fink|Götz|Haas|Illing', 'Form|M1|M2|M3', 'Legierung|A|B|C', 'Stück|Gewicht kg|Gesamt kg', 'Ausschusskosten']),
  field('tenants', 'open', ['Vertrag|Einzug', 'stay', 'Mietstatus|Auszug: laufend|gekündigt', 'flag', 'Aufzug|ja|nein', 'Baujahr|vor 1960|1960–1990|nach 1990', 'Bezirk|Nord|Mitte|Süd', 'Zimmer|Miete je Zimmer|Miete', 'Restschuld']),
  field('inspections', 'open', ['Check|Date', 'mark', 'Failed', 'label', 'Contractor|Alpha|Bravo|Carter|Delta', 'Building|School|Office|Depot', 'Floor|Ground|First|Second', 'Items|Fee per item|Invoice', 'Rework']),
  field('calls', 'kept', ['Call|Opened', 'limit', 'Reaction min|SLA min', 'label', 'Depot|East|West|Harbour|Hill', 'Contract|Gold|Silver|Basic', 'Unit type|Lift|Escalator|Door', 'Parts|Part price|Parts total', 'Penalty']),
  field('members of a club', 'kept', ['Mitgliedsnr|Eintritt', 'stay', 'Status|Austritt: aktiv|ausgetreten', 'blank', 'Trainer|zugeteilt', 'Beitragsart|Kind|Familie|Einzel', 'Zahlweise|Lastschrift|Rechnung|bar', 'Kurse|Kurspreis|Beitrag', 'Mahngebühr']),
  field('invoices', 'kept', ['Invoice|Issued', 'late', 'Due date|Paid on|Days overdue', 'person', 'Account manager|Abel|Brook|Cole|Dunn|East|Ford|Gill|Hart', 'Segment|Small|Mid|Large', 'Currency zone|North|South|Islands', 'Lines|Line price|Net', 'Interest']),
  field('shipments of wine', 'kept', ['Shipment|Shipped', 'reason', 'Claim reason: breakage|leak|short', 'label', 'Carrier|Rapid|Nordline|Vento|Trans', 'Origin|Rioja|Mosel|Douro', 'Warehouse|W1|W2|W3', 'Cases|Case price|Value', 'Credit note']),
  field('rooms', 'kept', ['Ticket|Reported', 'flag', 'Reopened: Y|N', 'person', 'Technician|Ana|Ben|Cem|Dov|Eva|Fay|Gus|Hal', 'Wing|North|South|Garden', 'Trade|Electric|Water|Wood', 'Hours|Hourly rate|Cost', 'Goodwill']),
  field('applications', 'kept', ['Antrag|Eingang', 'status', 'Entscheidung: bewilligt|abgelehnt', 'blank', 'Beratung|erfolgt', 'Programm|Heizung|Dach|Fenster', 'Kreis|Ost|West|Mitte', 'Wohnungen|Satz|Fördersumme', 'Gebühr']),
  field('tours', 'kept', ['Tour|Day', 'dates', 'Planned end|Actual end', 'flag', 'Subcontracted|yes|no', 'Vehicle|Van|Truck|Bike', 'Zone|Inner|Outer|Airport', 'Stops|Per stop|Pay', 'Overtime']),
  field('flights of pupils', 'kept', ['Class|Term start', 'counts', 'Enrolled|No-shows', 'flag', 'Evening|Y|N', 'Subject|Maths|Art|Music', 'School|Hill|Park|Lake', 'Lessons|Rate|Billed', 'Waived']),
  field('Bestellungen', 'kept', ['Bestellnr|Datum', 'flag', 'Storniert: ja|nein', 'label', 'Zahlart|Rechnung|Karte|PayPal|Vorkasse', 'Kanal|Web|App|Telefon', 'Land|DE|AT|CH', 'Menge|Preis|Summe', 'Stornogebühr']),
  field('batches', 'kept', ['Batch|Made', 'status', 'QA status: Released|Rejected|Reworked', 'label', 'Line|L1|L2|L3|L4', 'Recipe|Plain|Fruit|Light', 'Shift|Early|Late|Night', 'Pallets|Pallet price|Worth', 'Disposal']),
  field('machines', 'kept', ['Machine|Installed', 'stay', 'State|Scrapped on: in use|scrapped', 'label', 'Make|Arco|Brun|Cima', 'Hall|H1|H2|H3', 'Owner|Own|Leased|Rented', 'Units|Unit price|Price', 'Disposal fee']),
  field('visits', 'kept', ['Visit|Day', 'mark', 'Missed', 'blank', 'Confirmed|x', 'Tour|T1|T2|T3', 'District|Old|New|Dock', 'Hours|Rate|Amount', 'Reimbursed']),
]; // prettier-ignore
