import { MadeTable } from '../../src/understand/testing/made-table';

const DAY = 86_400_000;

/** Logs in which somebody holds what waits: the number, since when, by when, when it came, who holds it, where, and an amount. */
const LOGS = [
  ['Loan', 'Lent on', 'Due back', 'Returned on', 'Reader no', 'Branch|Central|North|Harbour', ''],
  ['invoice_no', 'invoice_date', 'due_date', 'paid_on', 'customer', 'segment|Small|Mid|Large', 'amount_usd'],
  ['Bestellung', 'bestellt am', 'Liefertermin', 'geliefert am', 'Lieferant', 'Werk|Linz|Graz', 'Wert €'],
  ['key_no', 'handed_out', 'due_on', 'handed_in', 'tenant', 'house|A|B|C|D', ''],
  ['Report', 'Asked on', 'Deadline', 'Handed in', 'Author', 'Faculty|Arts|Law|Science', ''],
  ['Reparatur', 'angenommen', '', 'abgeholt', 'Kundennummer', 'Filiale|Ost|West|Mitte', 'Betrag €'],
  ['case', 'opened', '', 'answered', 'agency', 'kind|permit|grant|tax', ''],
] as const; // prettier-ignore

export interface MadeHeld {
  name: string;
  csv: string;
  /** Column of those who hold it. */
  column: string;
  /** Who hold far more of what waits than others; none where all are alike. */
  few: string[];
  /** Rows that wait, and those of the few. */
  waits: number;
  held: number;
}

/** A log in which few hold most of what waits, or all as much as they have rows. */
export function madeHeld(seed: number): MadeHeld {
  const table = new MadeTable(0, seed * 2003 + 7);
  const [id, start, due, target, column, beside, money] = table.one(LOGS);
  const [other = '', ...places] = beside.split('|');
  const n = table.one([500, 1200, 3000, 6000]);
  const span = table.one([300, 540, 730]);
  const all = table.one([15, 40, 120, 300]);
  const isFew = table.random() < 0.6;
  const few = isFew ? Math.max(2, Math.round(all * table.one([0.04, 0.06, 0.08]))) : 0;
  // Some have far more rows than others, be they late or not.
  const weights = Array.from({ length: all }, () => Math.exp(table.one([0.3, 0.9]) * table.normal()));
  const sum = weights.reduce((total, weight) => total + weight, 0);
  const pick = () => {
    let left = table.random() * sum;
    return Math.max(0, weights.findIndex((weight) => (left -= weight) < 0)); // prettier-ignore
  };
  const base = table.one([0.005, 0.01, 0.02]);
  const end = Date.UTC(2025, 4, 20);
  const write = (day: number) => new Date(end - (span - day) * DAY).toISOString().slice(0, 10);
  const nameOf = (who: number) => `${column.slice(0, 1).toUpperCase()}${4000 + 13 * who}`;
  const isOf = (who: number) => isFew && who % Math.floor(all / few) === 1;
  let [waits, held] = [0, 0];
  const holders = new Map<number, number>();
  const rows = Array.from({ length: n }, (_, i) => {
    const begun = Math.floor((span * i) / n);
    const who = pick();
    const stuck = table.random() < (isOf(who) ? 0.5 : base);
    const [term, took] = [14, Math.ceil(6 * Math.exp(0.5 * table.normal()))];
    const over = !stuck && begun + took <= span;
    const isLate = stuck && (due === '' ? begun < span - 40 : begun + term < span);
    if (isLate) {
      waits++;
      holders.set(who, (holders.get(who) ?? 0) + 1);
      if (isOf(who)) held++;
    }
    return [`${id.slice(0, 1)}${20_000 + 3 * i}`, write(begun), ...(due === '' ? [] : [write(begun + term)]), nameOf(who), table.one(places), ...(money === '' ? [] : [table.between(10, 900, 2)]), over ? write(begun + took) : '']; // prettier-ignore
  });
  const header = [id, start, ...(due === '' ? [] : [due]), column, other, ...(money === '' ? [] : [money]), target];
  return {
    name: `${seed} ${id} by ${column}, ${n} rows, ${all} of whom ${few}, ${waits} wait, ${held} of them theirs`,
    csv: [header, ...rows].map((row) => row.join(',')).join('\n'),
    column,
    few: [...holders.keys()].filter(isOf).map(nameOf),
    waits,
    held,
  };
} // prettier-ignore
