/** A field of work in which several rows are one case: how its columns and its steps are called. */
export interface Field {
  table: string;
  row: string;
  time: string;
  key: string;
  thing: string;
  kind: string;
  begin: string;
  end: string;
  after: string;
  group: string;
  groups: readonly string[];
  who: string;
  whos: readonly string[];
  due: string;
  charged: string;
  paid: string;
  charge: string;
  payment: string;
  faults: readonly string[];
  /** Hours from the beginning to the end, in the middle. */
  hours: number;
  written: 'iso' | 'slashes' | 'dots';
}

/** What was built was tried on these. */
export const OPEN: readonly Field[] = [
  { table: 'tool_hire_log', row: 'Evt', time: 'When', key: 'Agreement', thing: 'Tool No', kind: 'Event', begin: 'OUT', end: 'IN', after: 'CLEANING', group: 'Desk', groups: ['North', 'South', 'Web', 'Trade'], who: 'Clerk', whos: ['AK', 'BM', 'CS', 'DT', 'EL'], due: 'Due', charged: 'Debit GBP', paid: 'Credit GBP', charge: 'INV', payment: 'PMT', faults: ['Motor', 'Cable', 'Switch', 'Blade', 'Guard'], hours: 30, written: 'slashes' },
  { table: 'schluesselbuch', row: 'Lfd', time: 'Zeitpunkt', key: 'Vorgang', thing: 'Schlüssel', kind: 'Buchung', begin: 'Ausgabe', end: 'Rückgabe', after: 'Nachfrage', group: 'Abteilung', groups: ['Technik', 'Reinigung', 'Wachdienst', 'Verwaltung'], who: 'Pförtner', whos: ['Adam', 'Braun', 'Conrad', 'Dietz'], due: 'Fällig', charged: 'Soll EUR', paid: 'Haben EUR', charge: 'RE', payment: 'ZE', faults: ['Tür', 'Antrieb', 'Steuerung', 'Licht'], hours: 8, written: 'dots' },
  { table: 'alarmes_sites', row: 'N', time: 'Horodatage', key: 'Alarme', thing: 'Capteur', kind: 'Type', begin: 'Déclenchement', end: 'Acquittement', after: 'Intervention', group: 'Site', groups: ['Lyon', 'Metz', 'Nantes', 'Pau'], who: 'Opérateur', whos: ['Leroy', 'Martin', 'Petit', 'Roux', 'Simon'], due: 'Échéance', charged: 'Débit', paid: 'Crédit', charge: 'VE', payment: 'BQ', faults: ['Fumée', 'Porte', 'Eau', 'Courant', 'Gel'], hours: 3, written: 'iso' },
  { table: 'bed_movements', row: 'Line', time: 'At', key: 'Spell', thing: 'Bed', kind: 'Movement', begin: 'Admission', end: 'Discharge', after: 'Callback', group: 'Ward', groups: ['A1', 'B2', 'C3'], who: 'Nurse', whos: ['Abbott', 'Bell', 'Cole', 'Dunn'], due: 'Payable by', charged: 'Charges', paid: 'Receipts', charge: 'Bill', payment: 'Receipt', faults: ['Pump', 'Rail', 'Lamp', 'Bell'], hours: 96, written: 'slashes' },
]; // prettier-ignore

/** The others, kept aside. */
export const KEPT: readonly Field[] = [
  { table: 'prestamos', row: 'Asiento', time: 'Fecha', key: 'Préstamo', thing: 'Ejemplar', kind: 'Movimiento', begin: 'Salida', end: 'Devolución', after: 'Reclamo', group: 'Biblioteca', groups: ['Centro', 'Norte', 'Puerto'], who: 'Atendió', whos: ['Gil', 'Luna', 'Mora', 'Ríos'], due: 'Vencimiento', charged: 'Debe', paid: 'Haber', charge: 'FAC', payment: 'COB', faults: ['Lomo', 'Hojas', 'Tapa', 'Código'], hours: 300, written: 'slashes' },
  { table: 'line_stops', row: 'seq', time: 'stamp', key: 'stop_id', thing: 'station', kind: 'signal', begin: 'STOPPED', end: 'RUNNING', after: 'QC_CALL', group: 'line', groups: ['L1', 'L2', 'L3', 'L4', 'L5'], who: 'lead', whos: ['Ito', 'Kim', 'Lee', 'Ng'], due: 'due_date', charged: 'charge_usd', paid: 'payment_usd', charge: 'C', payment: 'P', faults: ['Jam', 'Feed', 'Vision', 'Gripper', 'Air'], hours: 1, written: 'iso' },
  { table: 'werkstatt', row: 'Nr', time: 'Datum', key: 'Auftrag', thing: 'Gerät', kind: 'Status', begin: 'Annahme', end: 'Abholung', after: 'Reklamation', group: 'Filiale', groups: ['Ulm', 'Gera', 'Hof', 'Jena'], who: 'Techniker', whos: ['Fuchs', 'Gross', 'Huber', 'Jahn', 'Kern'], due: 'Zahlbar bis', charged: 'Belastung', paid: 'Gutschrift', charge: 'Rechnung', payment: 'Zahlung', faults: ['Akku', 'Display', 'Kamera', 'Ton'], hours: 120, written: 'dots' },
]; // prettier-ignore
