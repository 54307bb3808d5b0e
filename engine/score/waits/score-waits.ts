import type { Wait } from '../../src/understand/waits/wait';
import { ALIKES, madeAlike, madeWaits, type MadeWait } from './made-waits';
import { madeHeld } from './made-held';
import { scoreAbove } from './score-above';
import { scoreMoney } from './score-money';
import { scoreTerms } from './score-terms';
import { toldOf } from './told-of';
import { optionsOf } from '../options';

const options = optionsOf({ from: 1, sets: 1, half: 'open', misses: false, alike: '', held: 20, money: 1, above: 1, terms: 1 });

const counts = { tables: 0, waiting: 0, told: 0, number: 0, groups: 0, label: 0, since: 0, dated: 0, wrongLabel: 0, healthy: 0, leads: 0, alike: 0, falsely: 0 }; // prettier-ignore
const misses: string[] = [];

/** How many of the rows wait for longer than the claim says, by how they were made. */
function truth({ rows, field }: MadeWait, { limit, asOf }: Wait): number {
  const least = field.how === 'due' ? 0 : asOf === null ? -Infinity : (limit ?? 0);
  return rows.filter(({ waits, since }) => waits && since > least).length;
}

async function ask(table: MadeWait): Promise<void> {
  const { waits, claims } = await toldOf(table.csv);
  counts.tables++;
  const [claim] = claims;
  const wait = waits.find(({ target }) => target === claim?.subject.filter[0]?.column);
  if (table.healthy) {
    counts.healthy++;
    if (claim && claim.score > 0.5) {
      counts.leads++;
      misses.push(`${table.name}: healthy; ${claim.sentence}`);
    }
    return;
  }
  counts.waiting++;
  if (!claim || wait?.target !== table.field.target) return void misses.push(`${table.name}: not told; ${claim?.sentence ?? JSON.stringify(waits)}`);
  counts.told++;
  const right = truth(table, wait);
  if (Math.abs((claim.value ?? 0) - right) <= Math.max(1, 0.03 * right)) counts.number++;
  else misses.push(`${table.name}: ${String(claim.value)}, not ${right}; ${claim.sentence}`);
  if (table.group !== null) counts.groups++;
  if (claim.member !== null && claim.member !== table.group) counts.wrongLabel++;
  if (table.group !== null && claim.member === table.group) counts.label++;
  else if (table.group !== claim.member) misses.push(`${table.name}: ${String(claim.member)}, not ${String(table.group)}; ${claim.sentence}`);
  if (table.from === null) return;
  counts.since++;
  const day = new Date(table.from);
  const near = [-9, -6, -4, -3, -2, -1, 0, 1, 2, 3, 4, 6, 9].map((n) => new Date(day.getTime() + n * 864e5));
  if (near.some((one) => claim.sentence.includes(`since ${one.getUTCDate()} ${one.toLocaleString('en', { month: 'long', timeZone: 'UTC' })} ${one.getUTCFullYear()}`))) counts.dated++;
  else misses.push(`${table.name}: since ${day.toISOString().slice(0, 10)}; ${claim.sentence}`);
} // prettier-ignore

const held = { few: 0, told: 0, named: 0, even: 0, falsely: 0 };
for (let seed = options.from; seed < options.from + options.held; seed++) {
  const table = madeHeld(seed);
  const { claims } = await toldOf(table.csv);
  const claim = claims.find(({ subject }) => subject.breakdown === table.column);
  // Who the few are only shows where they hold most of enough rows.
  const isClear = table.few.length > 0 && table.held >= 0.6 * table.waits && table.held >= 4 * table.few.length;
  if (!isClear && table.few.length > 0) continue;
  if (!isClear) {
    held.even++;
    held.falsely += Number(claim !== undefined);
    if (claim) misses.push(`${table.name}: all are alike; ${claim.sentence}`);
    continue;
  }
  held.few++;
  held.told += Number(claim !== undefined);
  const isOfFew = claim !== undefined && namedIn(claim.sentence).every((one) => table.few.includes(one));
  held.named += Number(isOfFew);
  if (!isOfFew) misses.push(`${table.name}: ${table.few.join(' ')}; ${claims[0]?.sentence ?? 'nothing'}`);
}

/** Those that a sentence names with their numbers: `P4013 (12)`. */
function namedIn(sentence: string): string[] {
  return [...sentence.matchAll(/(\p{Lu}\d{4}) \(\d+\)/gu)].map(([, one = '']) => one);
}

for (let set = 0; set < options.sets; set++) {
  const seed = options.from + set;
  if (options.alike === '') for (const table of madeWaits(options.half === 'kept' ? 'kept' : 'open', seed)) await ask(table);
  for (const how of ALIKES.filter((one) => one.includes(options.alike))) {
    counts.alike++;
    const { claims } = await toldOf(madeAlike(how, seed * 733 + ALIKES.indexOf(how)));
    if (claims.length === 0) continue;
    counts.falsely++;
    misses.push(`${how}: ${claims.map(({ sentence }) => sentence).join(' | ')}`);
  }
}

const { tables, waiting, told, number, groups, label, since, dated, wrongLabel, healthy, leads, alike, falsely } = counts;
console.log(`${tables} tables: of ${waiting} in which rows wait ${told} are told, ${number} with the right number; of ${groups} with a label ${label} name it, ${wrongLabel} name another; of ${since} since a day ${dated} name it`); // prettier-ignore
console.log(
  `of ${healthy} in which hardly any row waits for long ${leads} lead with it; of ${alike} that only look alike ${falsely} tell something`,
);
console.log(
  `of ${held.few} in which few hold most of what waits ${held.told} are told, ${held.named} with no other name; of ${held.even} in which all hold alike ${held.falsely} name some`,
);
const half = options.half === 'kept' ? 'kept' : 'open';
const seedsOf = (n: number) => Array.from({ length: n }, (_, i) => options.from + i);
if (options.money > 0) console.log(await scoreMoney(half, seedsOf(options.money), misses));
if (options.above > 0) console.log(await scoreAbove(half, seedsOf(options.above), misses));
if (options.terms > 0) console.log(await scoreTerms(half, seedsOf(options.terms), misses));
if (options.misses) for (const miss of misses) console.log(`- ${miss}`);
