import { MadeTable } from '../../src/understand/testing/made-table';

/** Words of a table in which something is asked for from an amount on. */
export interface AboveField {
  half: 'open' | 'kept';
  id: string;
  date: string;
  amount: string;
  target: string;
  /** What stands in the cells: the names of some persons, a number, a file, a day, or yes. */
  cells: 'names' | 'number' | 'file' | 'day' | 'yes';
  by: readonly [header: string, ...labels: string[]];
}

const field = (half: AboveField['half'], cells: AboveField['cells'], head: string, by: string): AboveField => {
  const [id = '', date = '', amount = '', target = ''] = head.split('|');
  const [own = '', ...labels] = by.split('|');
  return { half, id, date, amount, target, cells, by: [own, ...labels] };
};

export const ABOVE_FIELDS: readonly AboveField[] = [
  field('open', 'names', 'Order|Ordered on|Order value £|Approved by', 'Buyer|Kemp|Lowe|Mason|Nash'),
  field('open', 'names', 'Bestellung|Bestelldatum|Bestellwert €|Genehmigt von', 'Abteilung|Einkauf|Technik|Verwaltung'),
  field('open', 'number', 'Invoice|Invoice date|Amount $|PO number', 'Team|Red|Blue|Green'),
  field('open', 'file', 'claim|reported|claim_eur|photo', 'office|Lyon|Nice|Lille|Metz'),
  field('open', 'day', 'Payment|Paid on|Amount £|Second check on', 'Clerk|Ames|Bell|Cole|Dunn'),
  field('open', 'yes', 'Vorgang|Datum|Betrag €|Gegengezeichnet', 'Filiale|Linz|Graz|Wels'),
  field('kept', 'names', 'requisition|raised_on|total_usd|authorised_by', 'site|East|West|Hill|Quay'),
  field('kept', 'names', 'Commande|date|Montant €|Validé par', 'Service|Achats|Atelier|Bureau'),
  field('kept', 'number', 'Rechnung|Rechnungsdatum|Rechnungsbetrag €|Freigabe Nr', 'Kostenstelle|K1|K2|K3|K4'),
  field('kept', 'file', 'Damage|Found on|Repair cost £|Photos', 'Depot|Leeds|Hull|York'),
  field('kept', 'yes', 'Pedido|fecha|Importe €|Aprobado', 'Sede|Norte|Sur|Centro'),
]; // prettier-ignore

/** What makes a table look as if something were asked for from an amount on, or were missing there. */
export const ABOVE_ALIKES = [
  'more and more',
  'complete',
  'at random',
  'of one kind',
  'half of those above',
  'the youngest',
] as const;
export type AboveAlike = (typeof ABOVE_ALIKES)[number];

export interface MadeAbove {
  name: string;
  csv: string;
  field: AboveField;
  bound: number;
  count: number;
  total: number;
  /** Who has most of them by far; null where nobody does. */
  who: string | null;
}

export const madeAbove = (half: AboveField['half'], seed: number): MadeAbove[] =>
  ABOVE_FIELDS.filter((one) => one.half === half).map((one, i) => made(one, seed * 1061 + 47 * i, null));

export function madeAboveAlike(half: AboveField['half'], how: AboveAlike, seed: number): MadeAbove | null {
  const fields = ABOVE_FIELDS.filter((one) => one.half === half);
  const one = fields[seed % fields.length];
  return one ? made(one, seed * 1063 + 11, how) : null;
}

function made(own: AboveField, seed: number, alike: AboveAlike | null): MadeAbove {
  const table = new MadeTable(0, seed);
  const n = table.one([400, 900, 2000]);
  const labels = own.by.slice(1);
  const bound = table.one([250, 500, 1000, 2500, 5000, 10_000]);
  const isFrom = table.random() < 0.4;
  const special = alike === null && table.random() < 0.6 ? table.one(labels) : null;
  const [miss, below] = [table.one([0.06, 0.12]), table.one([0, 0.05, 0.1])];
  const persons = ['Ida Berg', 'Tom Hart', 'Uwe Lang', 'Eva Moss'];
  const rows = Array.from({ length: n }, (_, i) => {
    const who = table.one(labels);
    const size = bound * Math.exp(-0.7 + 0.9 * table.normal());
    const amount = table.random() < 0.06 ? bound : table.random() < 0.4 ? Math.max(5, Math.round(size / 10) * 10) : Number(Math.max(2, size).toFixed(2));
    const isAbove = isFrom ? amount >= bound : amount > bound;
    const isYoung = i > 0.995 * n;
    const isOff = alike === 'complete' ? false : alike === 'half of those above' ? table.random() < 0.5 : alike === 'the youngest' ? isYoung : table.random() < (who === special ? 5 * miss : special === null ? miss : miss / 3);
    const chance = 1 / (1 + Math.exp(-1.5 * Math.log(amount / bound)));
    const has =
      alike === 'more and more' ? table.random() < chance
      : alike === 'at random' ? table.random() < 0.7
      : alike === 'of one kind' ? who === labels[0] && table.random() < 0.93
      : isAbove ? !isOff : table.random() < below;
    const day = Math.floor((540 * i) / n);
    const cell = { names: table.one(persons), number: `P${70_000 + Math.floor(20_000 * table.random())}`, file: `IMG_${1000 + i}.jpg`, day: dayOf(day + 2), yes: 'yes' }[own.cells];
    return { id: `${own.id.slice(0, 2).toUpperCase()}-${5000 + 2 * i}`, day: dayOf(day), who, amount, isAbove, cell: has ? cell : '' };
  }); // prettier-ignore
  const off = rows.filter(({ isAbove, cell }) => isAbove && cell === '');
  return {
    name: `${own.half} ${own.target} ${isFrom ? 'from' : 'above'} ${bound}, ${n} rows${alike === null ? '' : `, ${alike}`}, seed ${seed}`,
    csv: [[own.id, own.date, own.by[0], own.amount, own.target], ...rows.map(({ id, day, who, amount, cell }) => [id, day, who, amount, cell])].map((row) => row.join(',')).join('\n'),
    field: own, bound, count: off.length, total: off.reduce((sum, { amount }) => sum + amount, 0), who: special,
  };
} // prettier-ignore

const dayOf = (day: number): string => new Date(Date.UTC(2024, 0, 1) + day * 864e5).toISOString().slice(0, 10);
