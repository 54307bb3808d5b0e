import { Random } from './random';

/** A table as it should come back: names and cells as text. */
export interface CleanTable {
  names: string[];
  rows: string[][];
}

type Maker = (random: Random, row: number) => string;

const two = (n: number) => String(n).padStart(2, '0');
const words = [
  'harbour',
  'window',
  'paper',
  'engine',
  'copper',
  'garden',
  'signal',
  'bridge',
  'winter',
  'coffee',
  'marble',
  'lantern',
] as const;
const sentence: Maker = (random) => {
  const list = Array.from({ length: random.int(4, 14) }, () => random.pick(words));
  const mark = random.pick(['.', '', '!', ', late.', '; see note', ' (old)', ": it's fine"]);
  return `${list.join(' ').replace(/^./, (letter) => letter.toUpperCase())}${mark}`;
};
const product: Maker = (random) =>
  `${random.pick(words)} ${random.pick(['table, round 48"', 'shirt', "men's boots", 'lamp, "Oslo"', 'chair', 'set of 2', 'rod 8 Wt.'])}`;

const COLUMNS: Record<string, Maker> = {
  DATE: (random) => `${two(random.int(1, 28))}/${two(random.int(1, 12))}/2018`,
  TIME: (_, row) => `${two(Math.floor(row / 4) % 24)}:${two((row * 15) % 60)}`,
  'Order ID': (random, row) => `${random.pick(['MG', 'RI', 'YY', 'BH'])}-${1000 + row * 7}`,
  Price: (random) => `$${(random.next() * 200).toFixed(2)}`,
  quantity: (random) => String(random.int(0, 40)),
  'Unit cost': (random) => (random.next() * 90).toFixed(2),
  Product: product,
  Description: sentence,
  Link: (_, row) => `https://www.example.com/items/${row}.html`,
  comment: (random) => (random.next() < 0.6 ? '' : sentence(random, 0)),
  opened_at: (random) =>
    `2023-${two(random.int(1, 12))}-${two(random.int(1, 28))} ${two(random.int(0, 23))}:${two(random.int(0, 59))}:00`,
  State: (random) => random.pick(['Open', 'Closed', 'In Progress', 'Waiting']),
  Priority: (random) => random.pick(['1 - Critical', '2 - High', '3 - Moderate']),
  'Assigned to': (random) => random.pick(['Zoë Krüger', 'Ana María Peña', 'John Smith', 'François Lefèvre']),
  City: (random) => random.pick(['München', 'Zürich', 'Málaga', 'Paris', 'Århus']),
  Amount: (random) => `${random.int(1, 999)}.${random.int(100, 999)},${two(random.int(0, 99))} €`,
  share: (random) => `${(random.next() * 100).toFixed(1)}%`,
  'zip code': (random) => `0${random.int(1000, 9999)}`,
  active: (random) => random.pick(['yes', 'no']),
  note: (random) =>
    random.next() < 0.8 ? random.pick(['ok', 'checked', 'n/a', '-']) : `first line\nsecond line ${random.int(1, 9)}`,
  Temperature: (random) => (random.next() * 40 - 10).toFixed(1),
  Category: (random) => random.pick(['Hardware', 'Software', 'Network', 'Inquiry / Help']),
  weight_kg: (random) => (random.next() * 80).toFixed(3),
  שם: (random) => random.pick(['שלום, עולם', 'דוד', 'رقم ١', 'مرحبا']),
  Formula: (random, row) => random.pick(['=1+2', '+49 170 1234567', '@SUM(A1)', '-5 pieces', `=HYPERLINK("x${row}")`]),
  raw: (random) =>
    random.pick(['bell\u0007', 'tab\tinside', 'soft\u00adhyphen', 'zero\u200bwidth', '\u202eturned', '🙂 fine', 'Ｗｉｄｅ 名前']),
  long: (random, row) => (row % 9 === 0 ? 'word '.repeat(random.int(500, 2000)).trim() : 'short'),
  ref: (_, row) => `="00${100 + row}"`,
  Year: (random) => String(random.int(1990, 2024)),
};

const TABLES: string[][] = [
  ['DATE', 'TIME', 'quantity', 'Order ID', 'Price', 'Product', 'Description', 'Link', 'comment'],
  ['opened_at', 'State', 'Priority', 'Assigned to', 'Category', 'Description'],
  ['City', 'Amount', 'share', 'Year', 'active'],
  ['Order ID', 'Product', 'quantity', 'Unit cost', 'zip code', 'City', 'note'],
  ['State', 'Category', 'Assigned to', 'City', 'active'],
  ['Year', 'Temperature', 'weight_kg', 'quantity'],
  ['Category', 'quantity', 'Unit cost'],
  ['Order ID', 'שם', 'Formula', 'raw', 'quantity', 'long', 'ref'],
];

/** The clean tables of a corpus: several kinds of columns, from a few rows to some hundred. */
export function cleanTables(seed: number): CleanTable[] {
  const random = new Random(seed);
  return TABLES.map((names, i) => {
    const count = [84, 120, 60, 40, 90, 250, 12, 70][i] ?? 50;
    return { names, rows: Array.from({ length: count }, (_, row) => names.map((name) => COLUMNS[name]?.(random, row) ?? '')) };
  });
}
