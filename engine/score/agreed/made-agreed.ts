import { MadeTable } from '../../src/understand/testing/made-table';

/** Words of a table in which one figure should not be above another. */
export interface AgreedField {
  half: 'open' | 'kept';
  id: string;
  date: string;
  agreed: string;
  taken: string;
  /** The column of those of whom one goes beyond it. */
  by: readonly [header: string, ...labels: string[]];
  beside: string;
  /** Amounts of money, or pieces. */
  whole: boolean;
}

const field = (half: AgreedField['half'], head: string, by: string): AgreedField => {
  const [id = '', date = '', agreed = '', taken = '', beside = ''] = head.split('|');
  const [own = '', ...labels] = by.split('|');
  return { half, id, date, agreed, taken, beside, by: [own, ...labels], whole: !/[€£$]|sum/.test(agreed) };
};

export const FIELDS: readonly AgreedField[] = [
  field('open', 'Job|Finished|Estimate £|Invoiced £|Hours', 'Contractor|Kemp|Lowe|Mason|Nash|Orr'),
  field('open', 'Auftrag|Datum|Kostenvoranschlag €|Rechnung €|Stunden', 'Betrieb|Adler|Brandt|Claus|Dietz'),
  field('open', 'Chantier|date|Devis €|Facturé €|jours', 'Entreprise|Alba|Boreal|Cura|Delta'),
  field('open', 'PO|Received|Ordered qty|Delivered qty|Lead days', 'Supplier|Acme|Bolt|Cord|Dice|Edge'),
  field('open', 'Project|Closed|Budget $|Spent $|Staff', 'Manager|Ames|Bell|Cole|Dunn'),
  field('open', 'sample|taken_on|permitted_mg|measured_mg|flow', 'plant|North|South|East|West'),
  field('kept', 'order_no|completed|quoted_eur|billed_eur|km', 'garage|Gara|Hill|Isar|Jade'),
  field('kept', 'Vorgang|Abschluss|Angebot €|Abgerechnet €|Positionen', 'Handwerker|Ebert|Falk|Geiger|Huber|Ihle'),
  field('kept', 'Obra|fecha|Presupuesto €|Facturado €|horas', 'Contratista|Luna|Mora|Nieto|Ortiz'),
  field('kept', 'Claim|Settled|Approved £|Paid £|Visits', 'Assessor|Page|Quinn|Reid|Shaw'),
  field('kept', 'Lieferung|Eingang|Bestellte Menge|Gelieferte Menge|Paletten', 'Lieferant|Rau|Sand|Thal|Ulm'),
]; // prettier-ignore

/** Tables in which one figure may as well be above another. */
export const ALIKES = [
  'all alike',
  'none above',
  'by a rounding',
  'of something else',
  'a target',
  'mostly above, all alike',
] as const;
export type Alike = (typeof ALIKES)[number];

export interface MadeAgreed {
  name: string;
  csv: string;
  field: AgreedField;
  /** Who goes beyond it, in how many of how many rows, and by how much. */
  who: string;
  over: number;
  of: number;
  more: number;
  /** In all rows. */
  all: number;
}

export const madeAgreed = (half: AgreedField['half'], seed: number): MadeAgreed[] =>
  FIELDS.filter((one) => one.half === half).map((one, i) => made(one, seed * 1049 + 43 * i, null));

export function madeAlike(half: AgreedField['half'], how: Alike, seed: number): MadeAgreed | null {
  const fields = FIELDS.filter((one) => one.half === half && (!one.whole || how !== 'by a rounding'));
  const one = fields[seed % fields.length];
  return one ? made(one, seed * 1051 + 9, how) : null;
}

function made(own: AgreedField, seed: number, alike: Alike | null): MadeAgreed {
  const table = new MadeTable(0, seed);
  const n = table.one([160, 300, 700]);
  const labels = own.by.slice(1);
  const special = alike === null ? table.one(labels) : '';
  // How often the others go beyond it, and by how much either way they come out.
  const [often, apart] = [alike === 'mostly above, all alike' ? 0.7 : table.one([0.08, 0.2, 0.45]), table.one([0.06, 0.15])];
  const extra = Math.min(0.9, often + table.one([0.35, 0.45]));
  const round = (value: number) => (own.whole ? Math.max(1, Math.round(value)) : Number(value.toFixed(2)));
  const rows = Array.from({ length: n }, (_, i) => {
    const who = table.one(labels);
    const agreed = round(own.whole ? 20 + 300 * table.random() : 400 * Math.exp(0.8 * table.normal()));
    const isOver = alike !== 'none above' && table.random() < (who === special ? extra : often);
    const by = (who === special && isOver ? 0.15 : 0.01) + apart * table.random();
    const taken = alike === 'by a rounding' ? agreed + (isOver ? 0.01 : 0) : alike === 'of something else' ? round(3 + 400 * table.random() * table.random()) : round(agreed * (isOver ? 1 + by : table.random() < 0.4 ? 1 : 1 - by / 2));
    const beside = Math.round(2 + 20 * table.random());
    return { id: `${own.id.slice(0, 2).toUpperCase()}${4000 + i}`, date: new Date(Date.UTC(2024, 0, 1) + Math.floor((500 * i) / n) * 864e5).toISOString().slice(0, 10), who, agreed, taken, beside };
  }); // prettier-ignore
  const header = [own.id, own.date, own.by[0], alike === 'a target' ? 'Sales target' : own.agreed, alike === 'a target' ? 'Sales reached' : alike === 'of something else' ? 'Area m2' : own.taken, own.beside];
  const over = rows.filter(({ taken, agreed }) => taken > agreed);
  const his = over.filter(({ who }) => who === special);
  const more = (some: typeof rows) => some.reduce((sum, { taken, agreed }) => sum + taken - agreed, 0);
  return {
    name: `${own.half} ${own.id} ${own.agreed}, ${n} rows${alike === null ? '' : `, ${alike}`}, seed ${seed}`,
    csv: [header, ...rows.map((row) => [row.id, row.date, row.who, row.agreed, row.taken, row.beside])].map((row) => row.join(',')).join('\n'),
    field: own, who: special, over: his.length, of: rows.filter(({ who }) => who === special).length, more: more(his), all: over.length,
  };
} // prettier-ignore
