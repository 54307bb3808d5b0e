/** Words of one field of events: who does it, what is done, what is measured, and what may become of it. */
export interface Field {
  table: string;
  key: string;
  when: string;
  member: string;
  /** Stems of names, or a code that is numbered. */
  names: readonly string[];
  part: string;
  parts: readonly string[];
  /** A measure whose zero means nothing or that hardly moves by tenths, and one that is a length or an amount. */
  level: { header: string; mean: number; deviation: number };
  amount: { header: string; mean: number };
  flag: { header: string; yes: string; no: string; rate: number };
  /** What is counted of each in a panel. */
  count: { header: string; mean: number };
}

const people =
  'Ames|Bell|Cho|Diaz|Egan|Frost|Gale|Hart|Ives|Joyce|Kerr|Lane|Moss|Nash|Owen|Page|Quin|Reed|Shaw|Tate|Usher|Vance|Webb|York|Zane';
const towns =
  'Aalen|Bonn|Celle|Dachau|Emden|Fulda|Gera|Hanau|Ilmenau|Jena|Kiel|Lahr|Mainz|Neuss|Olpe|Passau|Ratingen|Siegen|Trier|Uelzen|Varel|Worms|Xanten|Zwickau';

export const FIELDS: readonly Field[] = [
  { table: 'deliveries', key: 'Drop', when: 'Date', member: 'Van', names: ['Van '], part: 'Food', parts: ['Hot', 'Chilled', 'Frozen', 'Dry'], level: { header: 'Temp C', mean: 70, deviation: 2.5 }, amount: { header: 'Delay min', mean: 14 }, flag: { header: 'Complaint', yes: 'Y', no: 'N', rate: 0.06 }, count: { header: 'Drops', mean: 12 } },
  { table: 'call log', key: 'Call ID', when: 'Started', member: 'Agent', names: people.split('|'), part: 'Queue', parts: ['Billing', 'Sales', 'Support'], level: { header: 'Quality score', mean: 82, deviation: 6 }, amount: { header: 'Talk s', mean: 310 }, flag: { header: 'Solved', yes: 'Yes', no: 'No', rate: 0.7 }, count: { header: 'Calls', mean: 40 } },
  { table: 'runs', key: 'Run', when: 'Produced', member: 'Machine', names: ['M-'], part: 'Product', parts: ['Cap', 'Lens', 'Ring', 'Valve', 'Hose'], level: { header: 'Fill weight g', mean: 502, deviation: 4 }, amount: { header: 'Cycle s', mean: 44 }, flag: { header: 'Rework', yes: 'yes', no: 'no', rate: 0.12 }, count: { header: 'Scrap', mean: 5 } },
  { table: 'bestellungen', key: 'Bestell-Nr.', when: 'Datum', member: 'Lieferant', names: towns.split('|').map((town) => `${town} GmbH`), part: 'Warengruppe', parts: ['Elektro', 'Stahl', 'Verpackung'], level: { header: 'Bewertung', mean: 7.4, deviation: 0.8 }, amount: { header: 'Lieferzeit Tage', mean: 6 }, flag: { header: 'Reklamation', yes: 'ja', no: 'nein', rate: 0.08 }, count: { header: 'Positionen', mean: 22 } },
  { table: 'termine', key: 'Termin', when: 'Tag', member: 'Praxis', names: towns.split('|').map((town) => `Praxis ${town}`), part: 'Art', parts: ['Erstgespräch', 'Kontrolle', 'Akut', 'Impfung'], level: { header: 'Puls', mean: 76, deviation: 9 }, amount: { header: 'Wartezeit min', mean: 21 }, flag: { header: 'Nicht erschienen', yes: 'ja', no: 'nein', rate: 0.1 }, count: { header: 'Besuche', mean: 60 } },
  { table: 'site visits', key: 'Visit', when: 'Visited', member: 'Site', names: towns.split('|'), part: 'Trade', parts: ['Plumbing', 'Electric', 'Lifts'], level: { header: 'pH', mean: 7.1, deviation: 0.15 }, amount: { header: 'Hours', mean: 2.4 }, flag: { header: 'Returned', yes: '1', no: '0', rate: 0.15 }, count: { header: 'Faults', mean: 1.2 } },
]; // prettier-ignore
