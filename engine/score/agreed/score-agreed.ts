import { namesAmount } from '../names-amount';
import { seedsAsked } from '../seeds-asked';
import { toldOf } from '../waits/told-of';
import { ALIKES, madeAgreed, madeAlike, type MadeAgreed } from './made-agreed';

const { half, seeds, isPrinted } = seedsAsked();
const counts = { tables: 0, told: 0, named: 0, number: 0, sum: 0, wrong: 0, alike: 0, falsely: 0 };
const misses: string[] = [];
const claimsOf = async (csv: string) => (await toldOf(csv, ['use-of-limit'])).claims;

async function ask(table: MadeAgreed): Promise<void> {
  const [claim] = await claimsOf(table.csv);
  counts.tables++;
  if (!claim) return void misses.push(`${table.name}: not told (${table.over} of ${table.of}, ${table.all} in all)`);
  counts.told++;
  if (claim.member === table.who) counts.named++;
  else misses.push(`${table.name}: not ${table.who} (${table.over} of ${table.of}, ${table.all} in all); ${claim.sentence}`);
  if (claim.member !== null && claim.member !== table.who) counts.wrong++;
  if (claim.member !== table.who) return;
  if (claim.value === table.all && claim.sentence.includes(` ${table.over} of them`)) counts.number++;
  else misses.push(`${table.name}: not ${table.over} of ${table.of}; ${claim.sentence}`);
  if (namesAmount(claim.sentence, table.more)) counts.sum++;
  else misses.push(`${table.name}: not ${table.more}; ${claim.sentence}`);
}

for (const seed of seeds) {
  for (const table of madeAgreed(half, seed)) await ask(table);
  for (const how of ALIKES) {
    const table = madeAlike(half, how, seed);
    if (!table) continue;
    counts.alike++;
    const claims = (await claimsOf(table.csv)).filter(({ member }) => member !== null || how !== 'all alike');
    if (claims.length === 0) continue;
    counts.falsely++;
    misses.push(`${table.name}: ${claims.map(({ sentence }) => sentence).join(' | ')}`);
  }
}

const { tables, told, named, number, sum, wrong, alike, falsely } = counts;
console.log(`of ${tables} tables in which one goes beyond what was agreed ${told} tell of it, ${named} with the name, ${number} with how often and ${sum} with how much, ${wrong} with another name; of ${alike} that only look alike ${falsely} tell something`); // prettier-ignore
if (isPrinted) for (const miss of misses) console.log(`- ${miss}`);
