import type { Alert } from '../../src/contracts/report/alert';
import type { Claim } from '../../src/contracts/report/claim';
import { analyzeText } from '../../src/testing/analyze-text';
import { longOf } from './long-of';
import { ALIKES, madeAlike, madeMetrics, type MadeMetrics } from './made-tables';
import { optionsOf } from '../options';

// usage: tsx score-by-metric.ts [--from seed] [--tables N] [--reports N] [--half kept] [--misses]
const options = optionsOf({ from: 1, tables: 32, reports: 8, half: 'open', misses: false });

const counts = { tables: 0, seen: 0, alike: 0, falsely: 0, planted: 0, told: 0, ten: 0, across: 0, reports: 0, nothing: 0, invented: 0 }; // prettier-ignore
const misses: string[] = [];
const half = options.half === 'kept' ? 'kept' : 'open';
const { from } = options;

/** Whether a claim tells of a quantity what was planted. */
function isPlanted({ plant, metric, group }: MadeMetrics, { kind, subject, member, sentence }: Claim): boolean {
  const isOf = 'column' in subject.measure && subject.measure.column.includes(metric);
  if (!isOf) return false;
  if (plant === 'slip') return kind === 'outlier';
  return member === group || sentence.includes(group) || subject.filter.some(({ value }) => value === group);
}

/** A slip beyond all figures of the column is set aside, and an alert says so. */
const isSetAside = ({ plant }: MadeMetrics, alerts: readonly Alert[]): boolean =>
  plant === 'slip' && alerts.some(({ kind }) => kind === 'not-computed');

function judge(table: MadeMetrics, claims: readonly Claim[], alerts: readonly Alert[]): void {
  counts.reports++;
  const across = claims.filter(
    ({ subject }) =>
      ('column' in subject.measure && subject.measure.column === table.field.value) ||
      [subject.breakdown].flat().some((one) => one !== null && one === table.field.value),
  );
  counts.across += across.length;
  misses.push(...across.map(({ sentence }) => `${table.name}: across: ${sentence}`));
  const told = claims.filter(({ kind }) => !['headline', 'group-levels', 'series-summary'].includes(kind));
  const of = told.filter((claim) => isPlanted(table, claim));
  if (table.plant === 'nothing') {
    counts.nothing++;
    const invented = told.filter(({ p, subject }) => p !== null && 'column' in subject.measure && table.field.quantities.some(({ label }) => 'column' in subject.measure && subject.measure.column.includes(label))); // prettier-ignore
    counts.invented += Number(invented.length > 0);
    misses.push(...invented.map(({ sentence }) => `${table.name}: ${sentence}`));
    return;
  }
  counts.planted++;
  if (isSetAside(table, alerts)) {
    counts.told++;
    counts.ten++;
    return;
  }
  const [first] = of;
  if (!first) return void misses.push(`${table.name}: ${table.metric} of ${table.group}, ${table.rows} rows: not told`);
  counts.told++;
  const place = told.toSorted((a, b) => b.score - a.score).findIndex((claim) => isPlanted(table, claim));
  if (place < 10) counts.ten++;
  else misses.push(`${table.name}: place ${place + 1}: ${first.sentence}`);
} // prettier-ignore

for (let i = 0; i < options.tables; i++) {
  const table = madeMetrics(half, from + i);
  counts.tables++;
  const long = await longOf(table.csv);
  if (long?.value === table.field.value && long.metric === table.field.label) counts.seen++;
  else misses.push(`${table.name}${table.withUnits ? '' : ' without units'}: read as ${JSON.stringify(long)}`);
}
for (const how of ALIKES) {
  counts.alike++;
  const long = await longOf(madeAlike(how, from + ALIKES.indexOf(how)));
  if (long === null) continue;
  counts.falsely++;
  misses.push(`${how}: ${JSON.stringify(long)}`);
}
for (let i = 0; i < options.reports; i++) {
  const table = madeMetrics(half, from + i);
  await analyzeText(table.csv, ({ document }) => judge(table, document.claims, document.alerts));
}

const { tables, seen, alike, falsely, planted, told, ten, across, reports, nothing, invented } = counts;
console.log(
  `of ${tables} tables whose figures are of several quantities ${seen} are read so; of ${alike} that only look alike ${falsely}`,
);
console.log(`${reports} reports: ${across} claims across quantities; of ${planted} planted ${told} told, ${ten} within ten; of ${nothing} with nothing ${invented} tell something of a quantity`); // prettier-ignore
if (options.misses) for (const miss of misses) console.log(`- ${miss}`);
