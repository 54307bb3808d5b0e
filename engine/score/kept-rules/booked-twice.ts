import { normalFrom, randomFrom } from '../../src/stats/distributions/random';

/** Columns of a log: its number, when, where, the thing, the person, a class, an amount, and what is only known later. */
const LOGS = [
  ['Loan ID', 'Checkout', 'Branch|Central|North|Harbour|Mill|Van', 'Barcode', 'Patron ID', 'Type|Book|Film|Map', 'Renewals', 'Returned'],
  ['Belegnr', 'Datum', 'Filiale|Mitte|Süd|Nord|Markt', 'Artikelnr', 'Kunden-Nr', 'Zahlart|bar|Karte', 'Betrag €', 'Storno am'],
  ['scan_no', 'scanned_at', 'depot|D1|D2|D3|D4|D5|D6', 'parcel', 'courier', 'service|std|express', 'weight_kg', 'delivered_on'],
  ['Order no', 'Ordered', 'Ward|A1|A2|B1|ICU', 'Test code', 'Patient no', 'Priority|R|S', 'Price', 'Reported'],
  ['Ausgabe', 'Ausgegeben am', 'Lager|Ost|West|Hof', 'Werkzeug', 'Personalnr', 'Art|Akku|Hand', 'Pfand', 'Zurück am'],
  ['claim_id', 'service_date', 'office|Bath|Hull|Leeds|York|Ripon', 'procedure', 'member', 'plan|gold|silver', 'charge', 'settled_on'],
  ['payment_id', 'booked_on', 'desk|Online|Phone|Shop', 'invoice', 'customer', 'method|card|transfer', 'amount_usd', 'refunded_on'],
] as const; // prettier-ignore

/** Where rows are entered again. */
export const AGAIN = ['label', 'since', 'all since'] as const;
/** Logs in which equal rows are as they should be, or only look like it. */
export const NOT_AGAIN = ['never', 'here and there', 'several a day', 'other amounts', 'later the same day', 'few things', 'lines of orders', 'bursts of alarms'] as const; // prettier-ignore

export interface MadeTwice {
  name: string;
  csv: string;
  again: number;
  /** Where; null where all are. */
  label: string | null;
  how: (typeof AGAIN)[number] | (typeof NOT_AGAIN)[number];
  columns: string[];
}

const START = Date.UTC(2023, 4, 1);

export function madeTwice(seed: number): MadeTwice {
  const random = randomFrom(seed * 6271 + 5);
  const normal = normalFrom(random);
  const one = <T>(list: readonly T[]): T => list[Math.floor(random() * list.length)] as T;
  const [id, date, places, thing, person, kinds, amount, later] = one(LOGS);
  const [place = '', ...labels] = places.split('|');
  const [kind = '', ...classes] = kinds.split('|');
  const how = seed % 2 === 0 ? one(AGAIN) : one(NOT_AGAIN);
  const isClocked = how === 'later the same day' || random() < 0.4;
  const rows = Math.round(Math.exp(Math.log(600) + random() * Math.log(10)));
  const [days, things, persons] = [one([120, 400, 700]), how === 'few things' ? 5 : one([60, 200, 800]), how === 'few things' ? 20 : one([80, 300, 1200])]; // prettier-ignore
  const chosen = one(labels);
  const since = Math.floor(days * (0.4 + 0.35 * random()));
  const share = 0.1 + 0.15 * random();
  const write = (day: number, minute: number) => {
    const at = new Date(START + day * 86_400_000 + minute * 60_000).toISOString();
    return isClocked ? `${at.slice(0, 10)} ${at.slice(11, 16)}` : at.slice(0, 10);
  };
  const classOf = Array.from({ length: things }, () => one(classes));
  const lines: (string | number)[][] = [];
  let [again, no] = [0, 70_000];
  const order = Array.from({ length: rows }, (_, i) => Math.floor((days * i) / rows));
  for (const day of order) {
    const what = Math.floor(things * random() ** 1.4);
    const [where, minute] = [one(labels), 480 + Math.floor(500 * random())];
    const price = (10 * Math.exp(0.6 * normal())).toFixed(2);
    const row = (at: number, cost = price) => {
      no += 1 + Math.floor(3 * random());
      return [no, write(day, at), where, `T${1000 + what}`, `${/n[or]$|nr$/i.test(person) ? '' : person.slice(0, 1).toUpperCase()}${50_001 + 7 * Math.floor(persons * random() ** 1.3)}`, classOf[what] ?? '', cost, random() < 0.7 ? write(day + 2, 600) : '']; // prettier-ignore
    };
    const first = row(minute);
    lines.push(first);
    const copy = (at: number, cost: string | number = first[6] ?? '') => {
      const second = row(at, String(cost));
      second[4] = first[4] ?? '';
      lines.push(second);
    };
    const isThere = how === 'label' ? where === chosen : how === 'since' ? where === chosen && day >= since : how === 'all since' && day >= since;
    if (isThere && random() < share) {
      again++;
      copy(minute + Math.floor(3 * random()));
    }
    if (how === 'here and there' && random() < 0.01) copy(minute + 1);
    if (how === 'several a day' && random() < 0.25) copy(minute + Math.floor(40 * random()));
    if (how === 'other amounts' && where === chosen && random() < 0.15) copy(minute + 1, (10 * Math.exp(0.6 * normal())).toFixed(2));
    if (how === 'later the same day' && where === chosen && random() < 0.15) copy(minute + 90 + Math.floor(200 * random()));
    if (how === 'lines of orders' && random() < 0.5) copy(minute, (10 * Math.exp(0.6 * normal())).toFixed(2));
    if (how === 'bursts of alarms') while (random() < 0.3) copy(minute + Math.floor(30 * random()));
  } // prettier-ignore
  return {
    name: `${seed} ${id} ${how} ${lines.length} rows${isClocked ? ', by the minute' : ''}`,
    csv: [[id, date, place, thing, person, kind, amount, later], ...lines].map((line) => line.join(',')).join('\n'),
    again,
    label: how === 'label' || how === 'since' ? chosen : null,
    how,
    columns: [thing, person, date],
  };
} // prettier-ignore

/** Whether something is entered again in such a log. */
export const isAgain = ({ how }: MadeTwice): boolean => (AGAIN as readonly string[]).includes(how);
