import { MadeTable } from './made-table';

const DAY = 86_400_000;

interface Field {
  of: string;
  began: string;
  status: string;
  /** Who is there, who left, and perhaps who is about to. */
  labels: readonly string[];
  ended: string;
  since: string;
  last: string;
  there: string;
  total: string;
  owed: string;
  due: string;
  paid: string;
  asked: string;
  score: string;
  age: string;
  plan: string;
  price: string;
}

const FIELDS: readonly Field[] = [
  { of: 'account_id', began: 'created_at', status: 'status', labels: ['Active', 'Churned', 'Notice given'], ended: 'churned_at', since: 'days_since_last_login', last: 'last_login', there: 'months_active', total: 'sessions_total', owed: 'outstanding_balance', due: 'invoiced', paid: 'paid', asked: 'survey_sent', score: 'survey_score', age: 'company_age', plan: 'plan', price: 'seat_price' },
  { of: 'Mitglied', began: 'Eintritt', status: 'Status', labels: ['aktiv', 'gekündigt'], ended: 'Austritt am', since: 'Tage seit letztem Besuch', last: 'Letzter Besuch', there: 'Monate dabei', total: 'Besuche gesamt', owed: 'Offene Beiträge', due: 'Soll', paid: 'Ist', asked: 'Befragt am', score: 'Zufriedenheit', age: 'Alter', plan: 'Tarif', price: 'Beitrag' },
  { of: 'Donor No', began: 'First gift', status: 'State', labels: ['giving', 'lapsed'], ended: 'Lapsed on', since: 'Weeks idle', last: 'Last gift', there: 'Tenure (days)', total: 'Gifts', owed: 'Pledges owed', due: 'Pledged', paid: 'Given', asked: 'Called on', score: 'Call rating', age: 'Age', plan: 'Channel', price: 'Pledge' },
  { of: 'Tenant', began: 'Moved in', status: 'Tenancy', labels: ['current', 'left', 'eviction'], ended: 'Moved out', since: 'Days since contact', last: 'Last contact', there: 'Years in flat', total: 'Repairs', owed: 'Arrears', due: 'Rent due', paid: 'Rent paid', asked: 'Exit form', score: 'Form score', age: 'Household age', plan: 'Block', price: 'Rent m2' },
  { of: 'Client', began: 'Inscrit le', status: 'Statut', labels: ['actif', 'résilié'], ended: 'Résilié le', since: 'Jours depuis dernière commande', last: 'Dernière commande', there: 'Mois client', total: 'Commandes', owed: 'Encours', due: 'Facturé', paid: 'Réglé', asked: 'Enquête le', score: 'Note enquête', age: 'Âge', plan: 'Formule', price: 'Prix' },
  { of: 'Socio', began: 'Fecha de alta', status: 'Estado', labels: ['activo', 'baja'], ended: 'Fecha de baja', since: 'Días desde última visita', last: 'Última visita', there: 'Meses de socio', total: 'Visitas', owed: 'Pendiente de pago', due: 'Cuotas', paid: 'Pagado', asked: 'Encuesta', score: 'Valoración', age: 'Edad', plan: 'Cuota tipo', price: 'Cuota mensual' },
  { of: 'Policy', began: 'Inception', status: 'Policy status', labels: ['In force', 'Cancelled'], ended: 'Cancelled on', since: 'Months since portal use', last: 'Last portal use', there: 'Months in force', total: 'Portal visits', owed: 'Premium unpaid', due: 'Premium due', paid: 'Premium paid', asked: 'Feedback date', score: 'Feedback', age: 'Driver age', plan: 'Cover', price: 'Excess' },
  { of: 'Pump', began: 'Installed', status: 'Condition', labels: ['running', 'scrapped'], ended: 'Scrapped on', since: 'Days since last reading', last: 'Last reading', there: 'Service months', total: 'Starts', owed: 'Lease balance', due: 'Lease total', paid: 'Lease paid', asked: 'Inspected', score: 'Inspection mark', age: 'Depth m', plan: 'Maker', price: 'Head bar' },
]; // prettier-ignore

export interface Leavers {
  csv: string;
  field: Field;
  /** Columns that the result settles. */
  settled: string[];
  /** What was there before, told or not. */
  before: string[];
}

const iso = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Members of a list some of whom have left: with what stopped by then, and what they were like before. */
export function madeLeavers(seed: number): Leavers {
  const made = new MadeTable(0, seed);
  const { random } = made;
  const field = made.one(FIELDS);
  const rows = made.one([400, 900, 2000]);
  const table = new MadeTable(rows, seed + 1);
  const years = made.one([1.5, 3, 6]);
  const written = Date.UTC(2025, Math.floor(random() * 12), 1 + Math.floor(random() * 28));
  const hazard = made.one([0.15, 0.35, 0.8]) / 365;
  const drift = made.one([3, 15, 45]);
  const people = Array.from({ length: rows }, () => {
    const began = written - random() ** made.one([1, 1, 1.4]) * years * 365 * DAY;
    const plan = Math.floor(3 * random());
    const lives = -Math.log(1 - random()) / (hazard * [0.5, 1, 2][plan]!);
    const end = began + (5 + lives) * DAY;
    const gone = end < written - DAY;
    const until = gone ? end : written;
    // A few come once more after they have left.
    const stray = gone && random() < 0.02;
    const last = stray ? Math.min(written, until + 20 * random() * DAY) : Math.max(began, until + drift * Math.log(1 - random()) * (gone ? 1 : 0.5) * DAY);
    return { began, plan, gone, end, until, last, busy: Math.exp(0.4 * table.normal()) };
  });
  const unit = /^Weeks/.test(field.since) ? 7 : /^Months/.test(field.since) ? 30.44 : 1;
  const thereUnit = /days/i.test(field.there) ? 1 : /^Years/.test(field.there) ? 365.25 : 30.44;
  const has = { last: random() < 0.6, since: random() < 0.6, there: random() < 0.5, total: random() < 0.6, owed: random() < 0.6, asked: random() < 0.4 };
  const at = (row: number) => people[row]!;
  const settled: string[] = [];
  table.add(field.of, (row) => `${field.of.slice(0, 2).toUpperCase()}${10_000 + row}`).add(field.began, (row) => iso(at(row).began));
  table.add(field.plan, (row) => ['one', 'two', 'three'][at(row).plan] ?? '').add(field.price, (row) => Number((10 + 5 * at(row).plan + 4 * table.random()).toFixed(1)));
  table.add(field.age, () => table.between(18, 80)).add('region', () => table.one(['N', 'S', 'W']));
  table.add('first_month_uses', (row) => Math.floor(10 * at(row).busy * (at(row).gone ? 0.8 : 1) + 3 * table.random()));
  if (has.since) { table.add(field.since, (row) => Math.floor((written - at(row).last) / DAY / unit)); settled.push(field.since); }
  if (has.last) { table.add(field.last, (row) => iso(at(row).last)); settled.push(field.last); }
  if (has.there) { table.add(field.there, (row) => { const n = (at(row).until - at(row).began) / DAY / thereUnit; return thereUnit > 100 ? Number(n.toFixed(1)) : Math.floor(n); }); settled.push(field.there); }
  if (has.total) { table.add(field.total, (row) => Math.round(at(row).busy * ((at(row).until - at(row).began) / DAY / 7) * (0.7 + 0.6 * table.random()))); settled.push(field.total); }
  if (has.owed) {
    table.add(field.due, (row) => 100 * (1 + at(row).plan) * (1 + Math.floor(3 * table.random())));
    table.add(field.owed, (row) => (table.random() < (at(row).gone ? 0.35 : 0.08) ? Math.round(table.number(field.due, row) * table.one([0.25, 0.5])) : 0));
    table.add(field.paid, (row) => table.number(field.due, row) - table.number(field.owed, row));
    settled.push(field.owed, field.paid);
  }
  if (has.asked) {
    table.add(field.asked, (row) => (at(row).gone && table.random() < 0.6) || (!at(row).gone && table.random() < 0.3) ? iso(at(row).until + (at(row).gone ? 10 * table.random() : -60 * table.random()) * DAY) : null);
    table.add(field.score, (row) => (typeof table.columns.get(field.asked)?.[row] !== 'string' ? null : table.between(at(row).gone ? 1 : 4, at(row).gone ? 7 : 10)));
    settled.push(field.score);
  }
  const gives = field.labels.length > 2;
  table.add(field.status, (row) => (at(row).gone ? field.labels[1]! : gives && table.random() < 0.04 ? field.labels[2]! : field.labels[0]!));
  table.add(field.ended, (row) => (at(row).gone ? iso(at(row).end) : null));
  const before = [field.price, field.age, 'first_month_uses', ...(has.owed ? [field.due] : [])];
  return { csv: table.csv(), field, settled, before };
} // prettier-ignore
