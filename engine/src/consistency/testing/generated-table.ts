import { csvOf, seeded } from '../../testing/analyze-text';
import { generateMeasures, type GeneratedMeasure } from './generated-measures';
import type { Key } from './row-key';
import { DAY, instant, pick, type Random } from './random-parts';

/** A table made by chance, with what is known of it because it was made so. */
export interface GeneratedTable {
  name: string;
  csv: string;
  rows: number;
  /** Columns that only ever rise along the time: running totals. */
  cumulated: string[];
  /** A member that holds the sum of all others. */
  total: { column: string; member: string; rows: number; parts: Record<string, number> } | null;
  /** Last instant that can be true, where some dates lie far beyond it. */
  lastPossible: number | null;
}

const SHAPES = ['events', 'series', 'panel', 'entities', 'categories'] as const;
const NOUNS = [
  ['region', ['North', 'South', 'East', 'West']],
  ['product', ['Lamp', 'Chair', 'Desk', 'Shelf', 'Stool', 'Bench']],
  ['species', ['gull', 'tern', 'heron']],
  ['ward', ['A1', 'A2', 'B1', 'B2', 'C1']],
  ['channel', ['web', 'shop', 'phone']],
  ['status', ['open', 'closed', 'cancelled']],
  ['machine', ['M-01', 'M-02', 'M-03', 'M-04', 'M-05', 'M-06', 'M-07', 'M-08']],
] as const;
const SIZES = [12, 24, 40, 60, 90, 150, 240, 500] as const;
const STEPS = [1, 7, 30.4375, 91.3125, 365.25] as const;
const TOTAL_WORDS = ['Total', 'All', 'World', 'Everything', 'Sum'] as const;

/** Dates are generated up to here; what lies beyond the real present is a slip. */
const PRESENT = Date.UTC(2026, 0, 1);

interface Group {
  column: string;
  labels: readonly string[];
}

/** One table by its seed: its shape, its columns, their course and their faults are generated. */
export function generateTable(seed: number): GeneratedTable {
  const random = seeded(seed);
  for (let i = 0; i < 5; i++) random();
  const shape = pick(random, SHAPES);
  const groups = NOUNS.filter(() => random() < 0.35)
    .slice(0, 3)
    .map(([column, labels]) => ({ column, labels }));
  if (groups.length === 0 && shape !== 'series') groups.push({ column: 'region', labels: ['North', 'South', 'East', 'West'] });
  const keys = keysOf(random, shape, groups);
  const measures = generateMeasures(random, shape === 'categories' ? 0 : 1 + Math.floor(4 * random()), shape);
  const cells = measures.map((measure) => measure.values(keys, random));
  const total = shape === 'panel' || shape === 'entities' ? addTotal(random, groups[0], keys, measures, cells) : null;
  const lastPossible = addStrays(random, keys);
  const dated = keys.some(({ at }) => at !== null);
  const header = [...(dated ? ['date'] : []), ...groups.map(({ column }) => column), ...measures.map(({ name }) => name)];
  const rows = keys.map((key, row) => [
    ...(dated ? [key.at === null ? '' : instant(key.at)] : []),
    ...groups.map(({ column }) => key.labels[column] ?? ''),
    ...cells.map((values) => textOf(values[row] ?? null)),
  ]);
  return {
    name: `${seed} ${shape} ${rows.length} ${measures.map(({ form }) => form).join('+')}${total ? ' total' : ''}${lastPossible === null ? '' : ' strays'}`,
    csv: csvOf(header, rows),
    rows: rows.length,
    cumulated: measures.filter(({ form }) => form === 'cumulated').map(({ name }) => name),
    total,
    lastPossible,
  };
}

const textOf = (value: number | null): string | number => (value === null ? '' : Number(value.toFixed(4)));

function keysOf(random: Random, shape: (typeof SHAPES)[number], groups: readonly Group[]): Key[] {
  const size = pick(random, SIZES);
  const start = Date.UTC(1990 + Math.floor(30 * random()), 0, 1);
  const step = pick(random, STEPS) * DAY;
  const end = Math.min(start + size * step, PRESENT);
  const labelsOf = (): Record<string, string> =>
    Object.fromEntries(groups.map(({ column, labels }) => [column, uneven(random, labels)]));
  if (shape === 'events') {
    // A month without anything comes before the last one in some tables.
    const quiet = random() < 0.4 ? { from: end - 70 * DAY, to: end - 35 * DAY } : null;
    const growth = random() < 0.5 ? 1 : 0.5;
    return Array.from({ length: size }, () => start + (end - start) * random() ** growth)
      .filter((at) => !quiet || at < quiet.from || at > quiet.to)
      .sort((a, b) => a - b)
      .map((at, i) => ({ at, labels: labelsOf(), place: (at - start) / Math.max(1, end - start), series: 0, step: i }));
  }
  if (shape === 'series' || shape === 'panel') {
    const members = shape === 'series' ? [''] : (groups[0]?.labels ?? ['']);
    const starts = Array.from({ length: Math.max(8, Math.floor(size / members.length)) }, (_, i) =>
      periodAt(start, i, step),
    ).filter((at) => at < PRESENT);
    const steps = starts.length;
    return starts.flatMap((at, i) =>
      members.map((member, series) => ({
        at,
        labels: { ...labelsOf(), ...(shape === 'panel' && groups[0] ? { [groups[0].column]: member } : {}) },
        place: i / steps,
        series,
        step: i,
      })),
    );
  }
  const members = groups[0]?.labels ?? [];
  const isOne = shape === 'entities';
  const length = isOne ? members.length : size;
  return Array.from({ length }, (_, i) => ({
    at: null,
    labels: isOne && groups[0] ? { ...labelsOf(), [groups[0].column]: members[i] ?? '' } : labelsOf(),
    place: i / length,
    series: 0,
    step: i,
  }));
}

/** Months, quarters and years begin where the calendar says. */
function periodAt(start: number, i: number, step: number): number {
  const months = { 30.4375: 1, 91.3125: 3, 365.25: 12 }[step / DAY];
  const year = new Date(start).getUTCFullYear();
  return months === undefined ? start + i * step : Date.UTC(year, i * months, 1);
}

const uneven = (random: Random, labels: readonly string[]): string => labels[Math.floor(labels.length * random() ** 1.4)] ?? '';

/** Adds the rows of a member that sums up all others, in some of the tables where each row is one member's. */
function addTotal(
  random: Random,
  group: Group | undefined,
  keys: Key[],
  measures: readonly GeneratedMeasure[],
  cells: (number | null)[][],
): GeneratedTable['total'] {
  const summed = measures.filter(({ form }) => form === 'plain' || form === 'skewed' || form === 'steep');
  if (!group || summed.length === 0 || random() < 0.5 || group.labels.length < 3) return null;
  const member = pick(random, TOTAL_WORDS);
  const steps = [...new Set(keys.map(({ step, at }) => (at === null ? -1 : step)))];
  // Each row of a table without periods is a step of its own: one total for all.
  const parts = Object.fromEntries(
    summed.map(({ name }) => [
      name,
      (cells[measures.findIndex((measure) => measure.name === name)] ?? []).reduce<number>(
        (sum, value) => sum + Number((value ?? 0).toFixed(4)),
        0,
      ),
    ]),
  );
  for (const step of steps) {
    const own = keys.flatMap((key, row) => ((key.at === null ? -1 : key.step) === step ? [row] : []));
    const [first = 0] = own;
    const key = keys[first];
    if (!key) continue;
    keys.push({ ...key, labels: { ...key.labels, [group.column]: member }, series: group.labels.length });
    measures.forEach((measure, m) => {
      const column = cells[m] ?? [];
      const sum = own.reduce((all, row) => all + Number((column[row] ?? 0).toFixed(4)), 0);
      column.push(summed.includes(measure) ? sum : sum / own.length);
    });
  }
  return { column: group.column, member, rows: steps.length, parts };
}

/** A few dates are typed wrong and lie decades ahead. */
function addStrays(random: Random, keys: Key[]): number | null {
  const dated = keys.filter((key) => key.at !== null);
  if (dated.length < 90 || random() < 0.6) return null;
  const last = dated.reduce((latest, { at }) => Math.max(latest, at ?? 0), 0);
  for (let i = 0; i < 1 + Math.floor(0.03 * dated.length * random()); i++) {
    const key = pick(random, dated);
    key.at = Date.UTC(2041 + Math.floor(8 * random()), 3, 4);
  }
  return last;
}
