/** What tables of one trade call their columns and labels. */
export interface Field {
  name: string;
  id: string;
  date: string;
  /** What sort of thing a row is: the first comes most. */
  sort: [string, ...string[]];
  /** Where it was, or who did it. */
  site: [string, ...string[]];
  /** By which it is charged, or how urgent it is. */
  grade: [string, ...string[]];
  fee: string;
  deadline: string;
  size: string;
  amount: string;
  open: string;
  note: [string, ...string[]];
  /** Whether it went wrong, as yes and no. */
  result: [string, yes: string, no: string];
  lasted: string;
}

export const FIELDS: readonly Field[] = [
  { name: 'repairs', id: 'Job No', date: 'Logged', sort: ['Trade', 'Plumbing', 'Electric', 'Joinery', 'Roofing', 'Glazing'], site: ['Branch', 'Leeds', 'Hull', 'York', 'Selby', 'Goole', 'Ripon'], grade: ['Priority', 'P1', 'P2', 'P3', 'P4'], fee: 'Call-out fee', deadline: 'Due by', size: 'Parts qty', amount: 'Parts value GBP', open: 'Balance GBP', note: ['Notes', 'no access', 'parts ordered', 'tenant to ring'], result: ['Revisit', 'Y', 'N'], lasted: 'Minutes on site' },
  { name: 'seminare', id: 'Buchung', date: 'Gebucht am', sort: ['Thema', 'Excel', 'Führung', 'Sprachen', 'Recht', 'Technik'], site: ['Standort', 'Köln', 'Ulm', 'Kiel', 'Jena', 'Trier', 'Celle'], grade: ['Tarif', 'Frühbucher', 'Normal', 'Firma'], fee: 'Gebühr', deadline: 'Zahlbar bis', size: 'Plätze', amount: 'Umsatz EUR', open: 'Offen EUR', note: ['Bemerkung', 'vegetarisch', 'Rechnung per Post', 'kommt später'], result: ['Storniert', 'ja', 'nein'], lasted: 'Stunden' },
  { name: 'freight', id: 'consignment', date: 'booked_at', sort: ['service', 'economy', 'express', 'pallet', 'night', 'fragile'], site: ['depot', 'Derby', 'Crewe', 'Luton', 'Rugby', 'Telford', 'Bolton'], grade: ['zone', 'Z1', 'Z2', 'Z3', 'Z4', 'Z5'], fee: 'tariff', deadline: 'promised_by', size: 'kilos', amount: 'charge_gbp', open: 'unpaid_gbp', note: ['remarks', 'tail lift', 'ring first', 'leave safe'], result: ['damaged', 'yes', 'no'], lasted: 'handling_min' },
  { name: 'praxis', id: 'Termin', date: 'Termin am', sort: ['Leistung', 'Kontrolle', 'Füllung', 'Prophylaxe', 'Krone', 'Wurzel'], site: ['Behandler', 'Dr. Ahrens', 'Dr. Bolte', 'Dr. Cramer', 'Dr. Dorn', 'Dr. Ebers'], grade: ['Kasse', 'AOK', 'TK', 'Privat', 'Selbst'], fee: 'Pauschale', deadline: 'Fällig am', size: 'Punkte', amount: 'Honorar EUR', open: 'Rest EUR', note: ['Hinweis', 'Angstpatient', 'Dolmetscher', 'Rollstuhl'], result: ['Nicht erschienen', 'ja', 'nein'], lasted: 'Dauer min' },
  { name: 'loans', id: 'loan_ref', date: 'approved_on', sort: ['purpose', 'car', 'home', 'study', 'travel', 'medical'], site: ['office', 'Cork', 'Galway', 'Sligo', 'Athlone', 'Ennis', 'Tralee'], grade: ['band', 'A', 'B', 'C', 'D'], fee: 'arrangement_fee', deadline: 'first_due', size: 'term_weeks', amount: 'principal_eur', open: 'outstanding_eur', note: ['comment', 'guarantor', 'self employed', 'seen payslip'], result: ['default', 'Yes', 'No'], lasted: 'minutes_to_decide' },
  { name: 'hire', id: 'Ticket', date: 'Out', sort: ['Item', 'Digger', 'Mixer', 'Scaffold', 'Generator', 'Heater'], site: ['Yard', 'North', 'Docks', 'Mill Lane', 'Airport', 'Quarry'], grade: ['Account', 'Trade', 'Retail', 'Council'], fee: 'Deposit', deadline: 'Back by', size: 'Units', amount: 'Hire charge', open: 'Owing', note: ['Memo', 'own trailer', 'weekend', 'called twice'], result: ['Returned broken', 'Y', 'N'], lasted: 'Checkout min' },
]; // prettier-ignore
