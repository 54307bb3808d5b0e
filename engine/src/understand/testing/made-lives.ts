import { MadeTable, type MadeCell } from './made-table';

const DAY = 86_400_000;

/** What things are, what their own date is called, and what happens to them. */
const FIELDS = [
  ['Ear tag', 'Calving', 'Test date', 'milk kg'],
  ['Project', 'Start', 'Work date', 'hours'],
  ['Patient No', 'Admission', 'Observation', 'pulse'],
  ['Lizenznehmer', 'Vertragsbeginn', 'Nutzungstag', 'Anmeldungen'],
  ['Anlage', 'Begonnen am', 'Wartung am', 'Stunden'],
  ['device', 'opened', 'reading taken', 'kWh'],
  ['Grower', 'Planted', 'Picking day', 'kg'],
  ['Hive', 'Queen entered', 'Inspection', 'frames'],
  ['Borrower', 'Issued', 'Instalment day', 'paid eur'],
  ['Champ', 'Ordered', 'Relevé', 'hauteur'],
  ['Tank', 'Filled', 'Sampled', 'pH'],
  ['Máquina', 'Fecha de alta', 'Fecha de lectura', 'piezas'],
  ['Class', 'Term begin', 'Lesson', 'present'],
  ['Bohrloch', 'Gebohrt', 'Messung', 'Pegel m'],
  ['Resident', 'Received', 'Visit', 'minutes'],
  ['Wagon', 'Overhaul', 'Run', 'km'],
] as const;

/** What has a day of its own, whatever follows on it some days later. */
const HAPPENINGS = [
  ['Customer', 'Order No', 'Order date', 'Sent on', 'pieces'],
  ['Patient', 'Sample No', 'Taken', 'Reported on', 'value'],
  ['Kunde', 'Beleg', 'Bestelldatum', 'Versand am', 'Menge'],
  ['Mieter', 'Meldung Nr', 'Gemeldet am', 'Einsatz am', 'Minuten'],
  ['Cliente', 'Pedido', 'Fecha', 'Recogida', 'cantidad'],
] as const;

export interface Lives {
  name: string;
  csv: string;
  /** The date of what happens. */
  own: string;
}

const iso = (at: number) => new Date(at).toISOString().slice(0, 10);

/** Things that live on, with a day of their own for good or anew from time to time, and what happens to them. */
export function madeLives(seed: number): Lives {
  const made = new MadeTable(0, seed);
  const [thing, born, happened, measure] = made.one(FIELDS);
  const start = Date.UTC(2019 + Math.floor(made.random() * 4), Math.floor(made.random() * 12), 1);
  const years = made.one([1, 2, 3]);
  const end = start + years * 365 * DAY;
  const things = made.one([5, 12, 40, 120]);
  const anew = made.one([null, null, 380, 200]);
  const every = made.one([7, 14, 30]);
  const shared = made.random() < 0.5;
  const blank = made.random() < 0.3 ? 0.03 : 0;
  const text = made.random() < 0.5;
  const rows: { thing: string; born: number; at: number; group: string; value: number }[] = [];
  for (let one = 0; one < things; one++) {
    let own = start - (made.random() * 500 - 100) * DAY;
    const gone = made.random() < 0.3 ? start + made.random() * (end - start) : end;
    const group = made.one(['A', 'B', 'C']);
    for (
      let at = start + (shared ? 0 : made.random() * every * DAY);
      at < gone;
      at += every * DAY * (shared ? 1 : 0.6 + 0.8 * made.random())
    ) {
      if (anew !== null && at - own > anew * DAY) own = at - made.random() * 20 * DAY;
      if (own <= at && made.random() < 0.9)
        rows.push({
          thing: text ? `${group}-${1000 + one * 7}` : String(400 + one * 3),
          born: own,
          at,
          group,
          value: 20 + 5 * made.normal(),
        });
    }
  }
  const order = made.one(['at', 'thing', 'mixed'] as const);
  const place = new Map(rows.map((row) => [row, made.random()]));
  rows.sort((a, b) =>
    order === 'at'
      ? a.at - b.at
      : order === 'thing'
        ? a.thing.localeCompare(b.thing) || a.at - b.at
        : (place.get(a) ?? 0) - (place.get(b) ?? 0),
  );
  const columns: [string, MadeCell[]][] = [
    [thing, rows.map((row) => row.thing)],
    [born, rows.map((row) => (made.random() < blank ? null : iso(row.born)))],
    [happened, rows.map((row) => iso(row.at))],
    ['group', rows.map(({ group }) => group)],
    [measure, rows.map(({ value }) => value.toFixed(1))],
  ];
  if (made.random() < 0.5) columns.splice(1, 0, ...columns.splice(2, 1));
  return {
    name: `${seed} ${thing}/${born}/${happened} ${things}x${every}d anew ${anew} ${order}`,
    csv: asCsv(columns),
    own: happened,
  };
}

/** Lines of what happened on one day, and the days on which each was dealt with, or those that their wares have had before. */
export function madeHappenings(seed: number): Lives {
  const made = new MadeTable(0, seed);
  const [who, number, day, dealt, measure] = made.one(HAPPENINGS);
  const start = Date.UTC(2019 + Math.floor(made.random() * 4), Math.floor(made.random() * 12), 1);
  const long = made.one([365, 730]);
  const lots = made.random() < 0.4;
  const lines = made.one([1, 3, 5]);
  const lag = made.one([2, 10, 25]);
  const customers = made.one([8, 40, 150]);
  const rows: MadeCell[][] = [];
  const n = made.one([150, 600]);
  for (let i = 0; i < n; i++) {
    const at = start + Math.floor((i * long) / n) * DAY;
    const of = Math.floor(made.random() * customers);
    for (let line = 0; line < 1 + Math.floor(made.random() * lines); line++) {
      const lot = Math.floor(made.random() * 60);
      const other = lots ? start + (lot * 7 + 200) * DAY : at + made.random() * lag * DAY;
      rows.push([`C${of}`, 5000 + i, iso(at), iso(other), made.between(1, 20), ...(lots ? [`L${lot}`] : [])]);
    }
  }
  const names = [who, number, day, lots ? 'Best before' : dealt, measure, ...(lots ? ['Lot'] : [])];
  const withNumber = made.random() < 0.6;
  const columns = names
    .map((name, at): [string, MadeCell[]] => [name, rows.map((row) => row[at] ?? null)])
    .filter(([name]) => withNumber || name !== number);
  return { name: `${seed} ${who}/${day} ${n}x${lines} lag ${lag}${lots ? ' lots' : ''}`, csv: asCsv(columns), own: day };
}

const asCsv = (columns: readonly [string, MadeCell[]][]): string =>
  [columns.map(([name]) => name), ...(columns[0]?.[1] ?? []).map((_, row) => columns.map(([, cells]) => cells[row] ?? ''))]
    .map((row) => row.join(','))
    .join('\n');
