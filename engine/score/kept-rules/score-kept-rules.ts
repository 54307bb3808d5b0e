import type { Claim } from '../../src/contracts/report/claim';
import { LEADING } from '../../src/insights/judge/leading';
import { analyzeText } from '../../src/testing/analyze-text';
import { isAgain, madeTwice } from './booked-twice';
import { madeRule, type MadeRule } from './made-tables';
import { madeBills, madeFlag } from './made-flags';
import { toldOfRules, toldTwice } from './told-twice';
import { optionsOf } from '../options';

// usage: tsx score-kept-rules.ts [--from seed] [--tables N] [--twice N] [--flags N] [--half open|kept] [--misses] [--sentences]
const options = optionsOf({ from: 1, tables: 30, twice: 60, flags: 28, half: 'open', misses: false, sentences: false });

const counts = { tables: 0, broken: 0, told: 0, right: 0, placed: 0, place: 0, first: 0, unbroken: 0, falsely: 0, within: 0 };
const misses: string[] = [];

/** Whether a claim is about nothing but columns of the rule: that these go together is arithmetic. */
const isWithin = ({ columns }: MadeRule, { kind, subject: { breakdown, measure } }: Claim): boolean =>
  columns.length > 0 &&
  !['broken-rule', 'headline', 'series-summary', 'outlier', 'course'].includes(kind) &&
  'column' in measure &&
  [breakdown]
    .flat()
    .some(
      (one) =>
        one !== null &&
        one !== measure.column &&
        [measure.column, one].every((own) => columns.includes(own)) &&
        [measure.column, one].includes(columns[0] ?? ''),
    );

function judge(table: MadeRule, claims: readonly Claim[]): void {
  const { where, broken, label } = table;
  const told = claims.filter(({ kind }) => kind === 'broken-rule');
  if (options.sentences) misses.push(...told.map(({ sentence }) => `${table.name}: ${sentence}`));
  const within = claims.filter((one) => isWithin(table, one));
  counts.within += within.length;
  misses.push(...within.map(({ sentence }) => `${table.name}: within the rule: ${sentence}`));
  if (where === 'none') {
    counts.unbroken++;
    counts.falsely += Number(told.length > 0);
    misses.push(...told.map(({ sentence }) => `${table.name}: nothing is broken: ${sentence}`));
    return;
  }
  counts.broken++;
  const [one] = told;
  if (!one) misses.push(`${table.name}: not told (${broken} rows)`);
  if (!one) return;
  counts.told++;
  if (Math.abs((one.value ?? 0) - broken) <= Math.max(1, 0.05 * broken)) counts.right++;
  else misses.push(`${table.name}: ${one.value ?? ''} and not ${broken}: ${one.sentence}`);
  const isPlaced = label === null ? one.member === null : one.member === label;
  counts.placed++;
  if (isPlaced) counts.place++;
  else misses.push(`${table.name}: not ${label ?? 'anywhere'}: ${one.sentence}`);
  if (claims.slice(0, LEADING).includes(one)) counts.first++;
  if (told.length > 1) misses.push(`${table.name}: ${told.length} rules: ${told.map(({ sentence }) => sentence).join(' | ')}`);
} // prettier-ignore

for (let seed = options.from; seed < options.from + options.tables; seed++) {
  const table = madeRule(seed);
  counts.tables++;
  await analyzeText(table.csv, ({ document }) => judge(table, document.claims));
}
const twice = { again: 0, told: 0, right: 0, place: 0, not: 0, falsely: 0 };
for (let seed = options.from; seed < options.from + options.twice; seed++) {
  const table = madeTwice(seed);
  const claim = await toldTwice(table);
  if (options.sentences && claim) misses.push(`${table.name}: ${claim.sentence}`);
  if (!isAgain(table)) {
    twice.not++;
    twice.falsely += Number(claim !== null);
    if (claim) misses.push(`${table.name}: falsely: ${claim.sentence}`);
    continue;
  }
  twice.again++;
  twice.told += Number(claim !== null);
  twice.right += Number(Math.abs((claim?.value ?? 0) - table.again) <= Math.max(1, 0.05 * table.again));
  twice.place += Number(claim !== null && claim.member === table.label);
  if (claim?.member !== table.label || claim.value !== table.again)
    misses.push(`${table.name}: ${table.again} at ${String(table.label)}: ${claim?.sentence ?? 'not told'}`);
}
const flags = { broken: 0, told: 0, right: 0, place: 0, not: 0, falsely: 0, bills: 0, ofBills: 0 };
for (let seed = options.from; seed < options.from + options.flags; seed++) {
  const table = madeFlag(options.half, seed);
  const claims = await toldOfRules(table.csv);
  const claim = claims.find(({ subject: { filter } }) => filter.some(({ column }) => column === table.flag));
  const ofBills = await toldOfRules(madeBills(seed));
  flags.bills++;
  flags.ofBills += Number(ofBills.length > 0);
  misses.push(...ofBills.map(({ sentence }) => `bills ${seed}: ${sentence}`));
  if (options.sentences && claim) misses.push(`${table.name}: ${claim.sentence}`);
  // Fewer are looked at one by one.
  if (table.broken > 0 && table.broken < 5) continue;
  if (table.broken === 0) {
    flags.not++;
    flags.falsely += Number(claim !== undefined);
    if (claim) misses.push(`${table.name}: falsely: ${claim.sentence}`);
    continue;
  }
  flags.broken++;
  flags.told += Number(claim !== undefined);
  flags.right += Number(Math.abs((claim?.value ?? 0) - table.broken) <= Math.max(1, 0.05 * table.broken));
  flags.place += Number(claim !== undefined && claim.member === table.label);
  if (claim?.member !== table.label || claim.value !== table.broken)
    misses.push(`${table.name}: ${table.broken} at ${String(table.label)}: ${claim?.sentence ?? 'not told'}`);
}
console.log(
  [
    `broken rules told: ${counts.told} of ${counts.broken}`,
    `with the right number of rows: ${counts.right}; with the right label, or none: ${counts.place}; among the first ${LEADING}: ${counts.first}`,
    `tables in which nothing is broken: told in ${counts.falsely} of ${counts.unbroken}`,
    `claims of columns within a rule: ${counts.within}`,
    `entered twice: told in ${twice.told} of ${twice.again}, with the right number in ${twice.right}, at the right place in ${twice.place}; falsely in ${twice.falsely} of ${twice.not}`,
    `flags that contradict figures: told in ${flags.told} of ${flags.broken}, with the right number in ${flags.right}, at the right place in ${flags.place}; falsely in ${flags.falsely} of ${flags.not}; a rule of settled bills in ${flags.ofBills} of ${flags.bills}`,
  ].join('\n'),
);
if (options.misses || options.sentences) console.log(misses.join('\n'));
