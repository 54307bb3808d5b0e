/** A field of work in which some few of many may stand apart: how its table and columns are called. */
export interface Field {
  table: string;
  key: string;
  day: string;
  member: string;
  /** How members are called: words, letters with a number, numbers alone. */
  names: 'words' | 'codes' | 'numbers';
  label: { header: string; labels: readonly string[] };
  cause: { header: string; labels: readonly string[] };
  amount: string;
  level: { header: string; mean: number; sd: number };
  happened: { header: string; yes: string; no: string };
  left: string;
}

/** Half of the fields: what was built was tried on these. */
export const OPEN: readonly Field[] = [
  { table: 'repair_tickets', key: 'Ticket No', day: 'Reported', member: 'Machine', names: 'codes', label: { header: 'Hall', labels: ['A', 'B', 'C'] }, cause: { header: 'Fault', labels: ['Electrical', 'Hydraulic', 'Belt', 'Sensor'] }, amount: 'Parts Cost EUR', level: { header: 'Downtime min', mean: 90, sd: 40 }, happened: { header: 'Repeat', yes: 'Y', no: 'N' }, left: 'Margin EUR' },
  { table: 'reklamationen', key: 'Rekl.-Nr.', day: 'Eingang', member: 'Lieferant', names: 'words', label: { header: 'Land', labels: ['DE', 'PL', 'CZ', 'IT'] }, cause: { header: 'Grund', labels: ['Maß', 'Oberfläche', 'Menge'] }, amount: 'Kosten EUR', level: { header: 'Bearbeitung Tage', mean: 12, sd: 5 }, happened: { header: 'Berechtigt', yes: 'ja', no: 'nein' }, left: 'Ergebnis EUR' },
  { table: 'shipments', key: 'Shipment ID', day: 'Shipped', member: 'Carrier', names: 'words', label: { header: 'Mode', labels: ['Road', 'Sea', 'Air'] }, cause: { header: 'Lane', labels: ['North', 'South', 'East', 'West'] }, amount: 'Freight USD', level: { header: 'Transit Days', mean: 6, sd: 2 }, happened: { header: 'Damaged', yes: 'yes', no: 'no' }, left: 'Net USD' },
  { table: 'vehicle_incidents', key: 'Incident Ref', day: 'Occurred', member: 'Vehicle', names: 'codes', label: { header: 'Depot', labels: ['Leith', 'Govan', 'Perth'] }, cause: { header: 'Kind', labels: ['Scrape', 'Puncture', 'Engine', 'Brakes'] }, amount: 'Cost GBP', level: { header: 'Off Road Hrs', mean: 20, sd: 9 }, happened: { header: 'At Fault', yes: 'Yes', no: 'No' }, left: 'Surplus GBP' },
  { table: 'lab_orders', key: 'Order', day: 'Received', member: 'Practice', names: 'words', label: { header: 'Region', labels: ['Ost', 'West', 'Nord'] }, cause: { header: 'Panel', labels: ['Blood', 'Urine', 'Swab'] }, amount: 'Fee EUR', level: { header: 'Turnaround h', mean: 30, sd: 10 }, happened: { header: 'Haemolysed', yes: 'Y', no: 'N' }, left: 'Result EUR' },
  { table: 'support_cases', key: 'Case', day: 'Opened', member: 'Customer', names: 'numbers', label: { header: 'Plan', labels: ['Basic', 'Pro', 'Team'] }, cause: { header: 'Topic', labels: ['Login', 'Billing', 'Import', 'API'] }, amount: 'Credit USD', level: { header: 'Handle Min', mean: 25, sd: 10 }, happened: { header: 'Escalated', yes: '1', no: '0' }, left: 'Contribution USD' },
]; // prettier-ignore

/** The other half, kept aside. */
export const KEPT: readonly Field[] = [
  { table: 'stoerungen_aufzuege', key: 'Meldung', day: 'Gemeldet am', member: 'Anlage', names: 'codes', label: { header: 'Bezirk', labels: ['Mitte', 'Süd', 'Nord'] }, cause: { header: 'Ursache', labels: ['Tür', 'Antrieb', 'Steuerung'] }, amount: 'Aufwand EUR', level: { header: 'Anfahrt min', mean: 50, sd: 20 }, happened: { header: 'Eingeschlossen', yes: 'ja', no: 'nein' }, left: 'Deckungsbeitrag EUR' },
  { table: 'returns_log', key: 'RMA', day: 'Returned on', member: 'Product', names: 'words', label: { header: 'Group', labels: ['Shoes', 'Coats', 'Bags', 'Hats'] }, cause: { header: 'Reason', labels: ['Size', 'Colour', 'Fault'] }, amount: 'Refund GBP', level: { header: 'Days to return', mean: 14, sd: 6 }, happened: { header: 'Unsellable', yes: 'Y', no: 'N' }, left: 'Profit GBP' },
  { table: 'inspections', key: 'Inspection No', day: 'Visited', member: 'Restaurant', names: 'words', label: { header: 'Borough', labels: ['East', 'West', 'Centre'] }, cause: { header: 'Scope', labels: ['Full', 'Follow', 'Complaint'] }, amount: 'Fine EUR', level: { header: 'Score', mean: 80, sd: 8 }, happened: { header: 'Failed', yes: 'true', no: 'false' }, left: 'Balance EUR' },
  { table: 'tenant_requests', key: 'Req #', day: 'Logged', member: 'Flat', names: 'numbers', label: { header: 'House', labels: ['H1', 'H2', 'H3', 'H4'] }, cause: { header: 'Trade', labels: ['Plumbing', 'Heating', 'Locks'] }, amount: 'Invoice EUR', level: { header: 'Wait days', mean: 5, sd: 2 }, happened: { header: 'Reopened', yes: 'Y', no: 'N' }, left: 'Saldo EUR' },
  { table: 'alarms', key: 'Alarm ID', day: 'Raised', member: 'Sensor', names: 'codes', label: { header: 'Floor Type', labels: ['Roof', 'Hall', 'Cellar'] }, cause: { header: 'Level', labels: ['Info', 'Warn', 'Crit'] }, amount: 'Energy kWh', level: { header: 'Duration s', mean: 200, sd: 80 }, happened: { header: 'Acknowledged late', yes: 'yes', no: 'no' }, left: 'Net EUR' },
  { table: 'absences', key: 'Record', day: 'From', member: 'Employee', names: 'codes', label: { header: 'Team', labels: ['Night', 'Day', 'Mixed'] }, cause: { header: 'Type', labels: ['Sick', 'Leave', 'Care'] }, amount: 'Cover Cost GBP', level: { header: 'Hours away', mean: 16, sd: 6 }, happened: { header: 'No Certificate', yes: 'Y', no: 'N' }, left: 'Result GBP' },
]; // prettier-ignore
