import { MadeTable } from '../../src/understand/testing/made-table';

const DAY = 86_400_000;

/** What tables call a flag that is made of two figures or days, with its labels where it is kept and where not; and what else stands there. */
export const FLAG_FIELDS = [
  { half: 'open', is: 'minutes', id: 'Job', date: 'Logged', more: 'Response (min)', than: 'Target (min)', flag: 'SLA met|Y|N', by: 'Depot|Leeds|Hull|York|Bath', other: 'On site (min)' },
  { half: 'open', is: 'days', id: 'Auftrag', date: 'Bestellt am', more: 'Geliefert am', than: 'Zugesagt am', flag: 'Pünktlich|ja|nein', by: 'Werk|Linz|Wels|Enns|Steyr|Graz', other: 'Bezahlt am' },
  { half: 'open', is: 'left', id: 'invoice_no', date: 'invoiced', more: 'open_amount', than: '', flag: 'paid|yes|no', by: 'clerk|Ann|Bob|Cyd|Dee', other: 'freight' },
  { half: 'open', is: 'points', id: 'Exam', date: 'Sat on', more: 'Points', than: 'Points needed', flag: 'Passed|No|Yes', by: 'Examiner|Ames|Bell|Cole|Dunn|Earl', other: 'Points of coursework' },
  { half: 'kept', is: 'days', id: 'parcel', date: 'accepted', more: 'delivered', than: 'promised', flag: 'on_time|true|false', by: 'hub|H1|H2|H3|H4|H5', other: 'invoiced' },
  { half: 'kept', is: 'minutes', id: 'Einsatz', date: 'Alarm', more: 'Ausrückzeit (s)', than: 'Hilfsfrist (s)', flag: 'Frist gehalten|j|n', by: 'Wache|Mitte|Nord|Süd|West', other: 'Fahrzeit (s)' },
  { half: 'kept', is: 'left', id: 'Mitglied', date: 'Eintritt', more: 'Rest €', than: '', flag: 'Bezahlt|x|', by: 'Sparte|Judo|Rudern|Tennis', other: 'Spende €' },
  { half: 'kept', is: 'points', id: 'lot', date: 'tested', more: 'strength (MPa)', than: 'minimum (MPa)', flag: 'accepted|0|1', by: 'line|L1|L2|L3|L4', other: 'modulus (GPa)' },
] as const; // prettier-ignore

export const FLAG_WHERE = ['label', 'since', 'scattered', 'none', 'agreed', 'loose', 'longer'] as const;

export interface MadeFlag {
  name: string;
  csv: string;
  flag: string;
  /** Rows whose flag is wrong; none where it is as it should be. */
  broken: number;
  label: string | null;
}

/** A table in which a flag is wrong in some rows of one label or anywhere; or in none: where something else is agreed upon with one label, or the flag only goes with the figures. */
export function madeFlag(half: string, seed: number): MadeFlag {
  const table = new MadeTable(0, seed * 3001 + 11);
  const field = table.one(FLAG_FIELDS.filter((one) => one.half === half));
  const where = FLAG_WHERE[seed % FLAG_WHERE.length] ?? 'none';
  const n = table.one([500, 1500, 4000]);
  const [flag = '', kept = '', not = ''] = field.flag.split('|');
  const [by = '', ...labels] = field.by.split('|');
  const special = Math.floor(labels.length * table.random());
  const since = 0.4 + 0.3 * table.random();
  const share = table.between(0.5, 0.85, 2);
  const end = Date.UTC(2025, 5, 1);
  const write = (day: number) => new Date(end + day * DAY).toISOString().slice(0, 10);
  let broken = 0;
  const lines = Array.from({ length: n }, (_, i) => {
    const day = Math.floor((700 * i) / n) - 700;
    const own = Math.floor(labels.length * table.random());
    const than = field.is === 'left' ? 0 : field.is === 'days' ? 4 + Math.floor(12 * table.random()) : table.one([30, 60, 90, 120]);
    const took = field.is === 'left' ? (table.random() < 0.75 ? 0 : Number((90 * Math.exp(0.6 * table.normal())).toFixed(2))) : Math.max(1, Math.round(than * Math.exp(0.45 * table.normal() - 0.45)));
    const more = field.is === 'points' ? Math.max(1, Math.round(than * Math.exp(0.3 * table.normal() + 0.25))) : took;
    const isBeyond = field.is === 'points' ? more >= than : more > than;
    const isThere = own === special && (where !== 'since' || i > since * n);
    // What is passed (of points the label beyond the edge) is wrong below it, and what is met above.
    const isWrong = where === 'scattered' ? isBeyond && table.random() < 0.015 : (where === 'label' || where === 'since') && isBeyond && isThere && table.random() < share;
    if (isWrong) broken++;
    const isAgreed = where === 'agreed' && own === special;
    const loosely = table.random() < 1 / (1 + Math.exp((-6 * (more - than)) / Math.max(30, than)));
    // It was made of another time, which is over before this one.
    const inner = more - 0.4 * Math.abs(table.normal()) * Math.max(1, than);
    const says = where === 'loose' ? loosely : where === 'longer' ? inner > than : isBeyond && !isWrong && !isAgreed;
    const cell = (value: number) => (field.is === 'days' ? write(day + value) : value);
    return [`${field.id.slice(0, 1)}${30_000 + i}`, write(day), labels[own], ...(field.than ? [cell(than)] : []), cell(more), field.is === 'days' ? write(day + more + Math.ceil(20 * table.random())) : Math.round(100 * table.random()), says ? not : kept];
  });
  const header = [field.id, field.date, by, ...(field.than ? [field.than] : []), field.more, field.other, flag];
  return {
    name: `${half} ${field.id} ${where} ${n} rows, seed ${seed}`,
    csv: [header, ...lines].map((row) => row.join(',')).join('\n'),
    flag,
    broken,
    label: where === 'label' || where === 'since' ? (labels[special] ?? null) : null,
  };
} // prettier-ignore

/** Bills of which most are settled: what is left is what was billed less what was paid, and whatever is multiplied by it makes no rule. */
export function madeBills(seed: number): string {
  const table = new MadeTable(0, seed * 4001 + 3);
  const [id = '', at = '', factor = '', billed = '', paid = '', left = '', who = ''] = table.one([
    'Bill|Billed on|Lead days|Billed|Paid|Balance|Payer',
    'Rechnung|Datum|Tage|Betrag|Gezahlt|Offen|Kasse',
    'claim|filed|visits|charged|settled|remaining|insurer',
  ]).split('|');
  const n = table.one([800, 2500]);
  const isOneSlow = table.random() < 0.6;
  return [[id, at, who, factor, billed, paid, left], ...Array.from({ length: n }, (_, i) => {
    const own = table.one(['Alba', 'Boreal', 'Cura', 'Delta']);
    const amount = table.one([42, 49, 52, 71.5, 88, 120]);
    const open = table.random() < (isOneSlow && own === 'Cura' && i > 0.6 * n ? 0.7 : 0.03) ? amount : 0;
    return [`B${1000 + i}`, new Date(Date.UTC(2024, 0, 1) + Math.floor((500 * i) / n) * DAY).toISOString().slice(0, 10), own, 1 + Math.floor(20 * table.random()), amount, (amount - open).toFixed(2), open.toFixed(2)];
  })].map((row) => row.join(',')).join('\n'); // prettier-ignore
} // prettier-ignore
