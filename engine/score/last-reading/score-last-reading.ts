import { namesAmount } from '../names-amount';
import { seedsAsked } from '../seeds-asked';
import { toldOf } from '../waits/told-of';
import { ALIKES, madeAlike, madeReadings, type MadeReadings } from './made-readings';

const { half, seeds, isPrinted } = seedsAsked();
const counts = { tables: 0, told: 0, number: 0, total: 0, named: 0, years: 0, year: 0, few: 0, alike: 0, falsely: 0 };
const misses: string[] = [];

async function ask(table: MadeReadings): Promise<void> {
  const { claims } = await toldOf(table.csv, ['last-reading']);
  const [claim] = claims;
  if (table.count < 3) {
    counts.few++;
    return;
  }
  counts.tables++;
  if (!claim) return void misses.push(`${table.name}: not told (${table.count})`);
  counts.told++;
  if (claim.value === table.count) counts.number++;
  else misses.push(`${table.name}: ${String(claim.value)}, not ${table.count}; ${claim.sentence}`);
  if (namesAmount(claim.sentence, table.total)) counts.total++;
  else misses.push(`${table.name}: not ${table.total}; ${claim.sentence}`);
  if (claim.sentence.includes(`${table.most} (`)) counts.named++;
  if (table.before === null) return;
  counts.years++;
  if (claim.sentence.includes(table.before === 0 ? 'A year before it was none' : `A year before it was ${table.before} of`))
    counts.year++;
  else misses.push(`${table.name}: a year before ${table.before}; ${claim.sentence}`);
}

for (const seed of seeds) {
  for (const table of madeReadings(half, seed)) await ask(table);
  for (const how of ALIKES) {
    const table = madeAlike(half, how, seed);
    if (!table) continue;
    counts.alike++;
    const { claims } = await toldOf(table.csv, ['last-reading']);
    if (claims.length === 0) continue;
    counts.falsely++;
    misses.push(`${table.name}: ${claims.map(({ sentence }) => sentence).join(' | ')}`);
  }
}

const { tables, told, number, total, named, years, year, alike, falsely } = counts;
console.log(`of ${tables} tables in which members stand badly at the last reading ${told} are told, ${number} with the right number, ${total} with the right sum, ${named} name who has most; of ${years} with a year before ${year} tell how many it was then; of ${alike} that only look alike ${falsely} tell something`); // prettier-ignore
if (isPrinted) for (const miss of misses) console.log(`- ${miss}`);
