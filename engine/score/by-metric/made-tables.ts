import { MadeTable } from '../../src/understand/testing/made-table';
import { FIELDS, type Field, type Quantity } from './fields';

export const PLANTS = ['step', 'difference', 'slip', 'nothing'] as const;
export type Plant = (typeof PLANTS)[number];

/** A table whose one column of figures holds several quantities. */
export interface MadeMetrics {
  name: string;
  csv: string;
  field: Field;
  rows: number;
  plant: Plant;
  /** Of which quantity, of which group. */
  metric: string;
  group: string;
  withUnits: boolean;
}

const DAY = 86_400_000;

/** What a quantity's figure is, drawn anew; moved by so many of its standard deviations. */
function figure(table: MadeTable, { mean, sd, long }: Quantity, by: number): number {
  const at = table.normal() + by;
  return long ? mean * Math.exp((sd / mean) * at) : mean + sd * at;
}

export function madeMetrics(half: Field['half'], seed: number): MadeMetrics {
  const fields = FIELDS.filter((one) => one.half === half);
  const field = fields[seed % fields.length] ?? FIELDS[0];
  if (!field) throw new Error('There are no fields.');
  const table = new MadeTable(0, 7919 * seed + 13);
  const rows = table.one([700, 2000, 5000]);
  const plant = PLANTS[Math.floor(seed / fields.length) % PLANTS.length] ?? 'nothing';
  const withUnits = table.random() < 0.65;
  const weights = field.quantities.map((_, i) => 1 / (1 + 0.4 * i));
  const total = weights.reduce((sum, own) => sum + own, 0);
  const draw = (): Quantity => {
    let left = table.random() * total;
    const found = field.quantities.find((_, i) => (left -= weights[i] ?? 0) < 0);
    return found ?? (field.quantities[0] as Quantity);
  };
  const chosen = table.one(field.quantities.slice(0, 3));
  const [, ...devices] = field.device;
  const [, ...places] = field.place;
  const group = plant === 'difference' ? table.one(places) : table.one(devices);
  const span = table.one([150, 300, 540]);
  const since = table.between(0.45, 0.65, 2) * rows;
  const slip = Math.floor(rows * table.between(0.2, 0.8, 2));
  const start = Date.UTC(2024, 2, 4);
  const header = [field.id, field.date, field.device[0], field.place[0], field.label, field.value, ...(withUnits ? [field.unit] : []), ...(field.flag ? [field.flag] : [])]; // prettier-ignore
  let slipped = false;
  const lines = Array.from({ length: rows }, (_, row) => {
    const at = new Date(start + (span * DAY * row) / rows + table.random() * 36e5);
    let quantity = draw();
    const [device, place] = [table.one(devices), table.one(places)];
    const isSlip = plant === 'slip' && row >= slip && !slipped;
    if (isSlip) {
      quantity = chosen;
      slipped = true;
    }
    const own = quantity === chosen;
    const by = (plant === 'step' && own && device === group && row >= since ? 1.6 : 0) + (plant === 'difference' && own && place === group ? 1.1 : 0); // prettier-ignore
    const value = figure(table, quantity, by) * (isSlip ? 100 : 1);
    const off = (value - quantity.mean) / quantity.sd;
    const flag = off > 1.9 ? 'H' : off < -1.9 ? 'L' : '';
    return [
      `R${100_000 + row}`,
      at.toISOString().slice(0, 16).replace('T', ' '),
      device,
      place,
      quantity.label,
      table.random() < 0.01 && !isSlip ? '' : value.toFixed(quantity.digits),
      ...(withUnits ? [table.random() < 0.01 ? '' : quantity.unit] : []),
      ...(field.flag ? [flag] : []),
    ].join(',');
  });
  return { name: `${field.name} ${seed} ${plant}`, csv: [header.join(','), ...lines].join('\n'), field, rows, plant, metric: chosen.label, group, withUnits }; // prettier-ignore
}

interface Alike {
  how: string;
  header: string[];
  /** Labels, each with its usual figure, and its unit. */
  labels: readonly (readonly [string, number, string?])[];
  spread: number;
  digits?: number;
}

/** One quantity of many things, however far these lie apart. The last two of a header are the figure and its unit, where there is one. */
const ALIKE: readonly Alike[] = [
  { how: 'prices of products', header: ['Product', 'Price'], labels: [['Nail', 0.04], ['Drill', 89], ['Saw', 240], ['Lathe', 4200], ['Crane', 61_000]], spread: 0.1, digits: 2 },
  { how: 'prices, each for its unit', header: ['Article', 'Price', 'Unit'], labels: [['Rice', 1.9, 'kg'], ['Oil', 6.4, 'l'], ['Saffron', 3900, 'kg'], ['Vanilla', 310, 'kg'], ['Egg', 0.3, 'pcs']], spread: 0.1, digits: 2 },
  { how: 'values of assets', header: ['Asset type', 'Value'], labels: [['Desk', 300], ['Car', 24_000], ['Press', 410_000], ['Hall', 2_900_000]], spread: 0.2 },
  { how: 'values of lines', header: ['Product', 'Qty', 'Unit', 'Value'], labels: [['Sand', 40, 't'], ['Cable', 600, 'm'], ['Paint', 12, 'l'], ['Panel', 4, 'pcs']], spread: 0.3 },
  { how: 'pieces in their units', header: ['Item', 'Quantity', 'Unit'], labels: [['Flour', 500, 'kg'], ['Milk', 80, 'l'], ['Eggs', 2400, 'pcs'], ['Salt', 6, 'kg']], spread: 0.2 },
  { how: 'salaries', header: ['Grade', 'Salary'], labels: [['A', 31_000], ['B', 44_000], ['C', 70_000], ['Board', 640_000]], spread: 0.08 },
  { how: 'sales of shops', header: ['Shop', 'Amount'], labels: [['Kiosk', 90], ['Corner', 700], ['Mall', 9000], ['Flagship', 61_000]], spread: 0.2 },
  { how: 'weights of species', header: ['Species', 'Weight'], labels: [['Shrew', 6], ['Hare', 4100], ['Boar', 82_000], ['Moose', 410_000]], spread: 0.15 },
  { how: 'weights in their units', header: ['Species', 'Weight', 'Unit'], labels: [['Shrew', 6, 'g'], ['Hare', 4.1, 'kg'], ['Boar', 82, 'kg'], ['Mouse', 21, 'g']], spread: 0.15 },
  { how: 'meters', header: ['Meter', 'Reading'], labels: [['E-1', 120], ['E-2', 14_000], ['E-3', 900], ['E-4', 88_000]], spread: 0.1 },
  { how: 'results of departments', header: ['Department', 'Result'], labels: [['Parts', 4000], ['Service', 61_000], ['Trucks', 880_000]], spread: 0.3 },
  { how: 'Ergebnis nach Sparte', header: ['Sparte', 'Ergebnis'], labels: [['Handel', 4000], ['Werk', 61_000], ['Holz', 880_000]], spread: 0.3 },
  { how: 'marks of tests', header: ['Test', 'Score'], labels: [['Reading', 71], ['Algebra', 58], ['Physics', 49], ['History', 66]], spread: 0.15 },
  { how: 'budget lines', header: ['Item', 'Amount'], labels: [['Rent', 240_000], ['Stamps', 400], ['Power', 31_000], ['Coffee', 1200]], spread: 0.2 },
  { how: 'levels of rivers', header: ['Station', 'Level'], labels: [['Bridge', 210], ['Weir', 34], ['Lock', 720], ['Mill', 12]], spread: 0.1 },
  { how: 'answers on one scale', header: ['Question', 'Answer'], labels: [['Friendly', 4], ['Clean', 3.4], ['Fast', 2.9], ['Again', 3.8]], spread: 0.2 },
  { how: 'Wert nach Objektart', header: ['Objektart', 'Wert'], labels: [['Garage', 14_000], ['Wohnung', 260_000], ['Haus', 520_000], ['Hotel', 7_900_000]], spread: 0.2 },
  { how: 'times of runs', header: ['Discipline', 'Time'], labels: [['100', 13], ['400', 62], ['1500', 290], ['5000', 1100]], spread: 0.06, digits: 1 },
  { how: 'business units', header: ['Test', 'Result', 'Unit'], labels: [['Pull', 71, 'North'], ['Bend', 64, 'South'], ['Shear', 58, 'North']], spread: 0.15 },
  { how: 'one sensor a room', header: ['Sensor', 'Reading'], labels: [['S1', 21], ['S2', 19], ['S3', 24], ['S4', 4]], spread: 0.05, digits: 1 },
  { how: 'values in currencies', header: ['Country', 'Value', 'Currency'], labels: [['Japan', 91_000, 'JPY'], ['Spain', 640, 'EUR'], ['Norway', 7100, 'NOK']], spread: 0.2 },
  { how: 'funds', header: ['Fund', 'Performance'], labels: [['Bonds', 2], ['Tech', 31], ['Gold', 9]], spread: 0.2, digits: 2 },
  { how: 'readings of one test', header: ['Test', 'Result', 'Unit'], labels: [['Batch A', 31, 'mg/L'], ['Batch B', 29, 'mg/L'], ['Batch C', 34, 'mg/L']], spread: 0.2 },
  { how: 'values of contracts', header: ['Contract type', 'Value'], labels: [['Call-off', 3000], ['Frame', 410_000], ['Works', 9_100_000]], spread: 0.4 },
  { how: 'donations', header: ['Event', 'Amount'], labels: [['Bazaar', 12], ['Gala', 2400], ['Run', 40], ['Auction', 700]], spread: 0.4 },
  { how: 'damage of events', header: ['Event', 'Value'], labels: [['Dent', 700], ['Theft', 14_000], ['Fire', 390_000]], spread: 0.4 },
]; // prettier-ignore

export const ALIKES: readonly string[] = ALIKE.map(({ how }) => how);

/** A table of one quantity that looks as if it held several. */
export function madeAlike(how: string, seed: number): string {
  const alike = ALIKE.find((one) => one.how === how);
  if (!alike) throw new Error(`There is no table of ${how}.`);
  const table = new MadeTable(0, seed);
  const { header, labels, spread, digits = 0 } = alike;
  const isLines = header.includes('Qty');
  const lines = Array.from({ length: table.one([200, 600, 1500]) }, (_, row) => {
    const [label, usual, unit] = table.one(labels);
    const at = new Date(Date.UTC(2024, 0, 1) + row * 2.3 * 36e5).toISOString().slice(0, 16).replace('T', ' ');
    const value = (usual * Math.exp(spread * table.normal())).toFixed(digits);
    const own = unit === undefined ? [] : [unit];
    const cells = isLines ? [value, ...own, (Number(value) * 17.3).toFixed(2)] : [value, ...own];
    return [`N${5000 + row}`, at, table.one(['North', 'South', 'East', 'West']), label, ...cells].join(',');
  });
  return [['No', 'Date', 'Region', ...header].join(','), ...lines].join('\n');
}
