import { rounded } from '../make/fill';
import { Random } from '../make/random';
import { dayText, daysLater } from '../make/times';

/** Words for time, words of other languages, letters, and nothing at all. */
export const TIME_HEADERS = ['year', 'date', 'time', 'period', 'season', 't', '', 'Year', 'yr', 'Jahr', 'año', 'année', 'Datum', 'fecha', 'timestamp', 'when', 'reporting_period', 'observation date', 'ts', 'date_key'] as const; // prettier-ignore

const two = (value: number): string => String(value).padStart(2, '0');
const week = (i: number): string => `${2018 + Math.floor(i / 52)}-W${two(1 + (i % 52))}`;

/** How a time is written: its columns beside the one with the header, and the cells of period `i`. */
interface Form {
  name: string;
  beside?: string;
  cells(i: number): string[];
}

export const TIME_FORMS: readonly Form[] = [
  { name: 'years', cells: (i) => [String(1950 + i)] },
  { name: 'decimal years', cells: (i) => [(1990 + i / 12).toFixed(3)] },
  { name: 'quarters', cells: (i) => [`${2005 + Math.floor(i / 4)}Q${1 + (i % 4)}`] },
  { name: 'weeks', cells: (i) => [week(i)] },
  { name: 'Unix seconds', cells: (i) => [String(1_514_764_800 + i * 3600)] },
  { name: 'Unix milliseconds', cells: (i) => [String(1_514_764_800_000 + i * 86_400_000)] },
  { name: 'year and month', beside: 'month', cells: (i) => [String(2001 + Math.floor(i / 12)), String(1 + (i % 12))] },
  {
    name: 'date and time of day',
    beside: 'clock',
    cells: (i) => [dayText(daysLater(Date.UTC(2021, 4, 1), Math.floor(i / 4))), `${two((i % 4) * 6)}:30:00`],
  },
];

export interface PlainTable {
  name: string;
  header: readonly string[];
  rows: readonly (readonly string[])[];
}

export interface TimeTable extends PlainTable {
  /** Columns of the time, by their places. */
  time: readonly number[];
}

/** Each header with each form, beside figures that move smoothly; every second time for three entities. */
export function timeHeaderTables(): TimeTable[] {
  return TIME_HEADERS.flatMap((header, h) =>
    TIME_FORMS.map((form, f): TimeTable => {
      const random = new Random(500 + h * TIME_FORMS.length + f);
      const entities = (h + f) % 2 === 0 ? ['Alpha'] : ['Alpha', 'Beta', 'Gamma'];
      const rows = entities.flatMap((entity, e) => {
        let level = 300 + 200 * e;
        return Array.from({ length: 48 }, (_, i) => {
          level += 3 + 4 * random.normal();
          return [
            ...form.cells(i),
            ...(entities.length > 1 ? [entity] : []),
            String(rounded(level, 1)),
            String(random.whole(20, 90)),
          ];
        });
      });
      return {
        name: `“${header}” with ${form.name}`,
        header: [
          header,
          ...(form.beside ? [form.beside] : []),
          ...(entities.length > 1 ? ['plant'] : []),
          'stock level',
          'orders',
        ],
        rows,
        time: form.beside ? [0, 1] : [0],
      };
    }),
  );
}

interface LookAlike {
  header: string;
  cell: (random: Random, row: number) => number;
}

const between = (low: number, high: number, step = 1) => (random: Random): number =>
  low + step * random.whole(0, Math.floor((high - low) / step)); // prettier-ignore

/** Whole numbers where years lie, which are none. */
const LOOK_ALIKES: readonly LookAlike[] = [
  { header: 'seats', cell: between(1600, 2100) },
  { header: 'room', cell: (random) => random.whole(16, 20) * 100 + random.whole(1, 40) },
  { header: 'order_no', cell: (_, row) => 1701 + row },
  { header: 'machine speed', cell: between(1600, 2000, 10) },
  { header: 'calories', cell: between(1620, 2090) },
  { header: 'price', cell: between(1650, 2100, 5) },
  { header: 'elevation', cell: between(1600, 2100) },
  { header: 'word count', cell: between(1600, 2100) },
  { header: 'screen width', cell: (random) => random.pick([1600, 1680, 1920, 2048]) },
  { header: 'plz', cell: between(1601, 2099) },
  { header: 'displacement', cell: (random) => random.pick([1598, 1600, 1798, 1968, 1998]) + random.whole(2, 30) },
  { header: 'curb weight', cell: between(1610, 2095, 5) },
  { header: 'inhabitants', cell: between(1600, 2100) },
  { header: 'flight number', cell: between(1600, 2100, 2) },
  { header: 'sum_insured', cell: between(1600, 2100, 100) },
];
const TABLES_EACH = 8;

export interface LookAlikeTable extends PlainTable {
  /** Place of the column that is no time. */
  column: number;
}

export function timeLookAlikes(): LookAlikeTable[] {
  return LOOK_ALIKES.flatMap(({ header, cell }, k) =>
    Array.from({ length: TABLES_EACH }, (_unused, n): LookAlikeTable => {
      const random = new Random(8000 + k * TABLES_EACH + n);
      const kinds = ['Alpha', 'Beta', 'Gamma', 'Delta'];
      const count = random.pick([24, 60, 150, 400]);
      const cells = Array.from({ length: count }, (_, row) => cell(random, row));
      // Sorted they rise from row to row, as years do.
      if (n % 2 === 1) cells.sort((a, b) => a - b);
      const rows = cells.map((value, row) => [
        `X${1000 + row}`,
        random.pick(kinds),
        String(value),
        String(random.whole(1, 60)),
        String(rounded(random.between(3, 40), 1)),
      ]);
      return { name: `${header} ${n + 1}`, header: ['item id', 'kind', header, 'pieces', 'depth'], rows, column: 2 };
    }),
  );
}
