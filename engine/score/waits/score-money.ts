import { MONEY_ALIKES, madeMoney, madeMoneyAlike, type MadeMoney } from './made-money';
import type { MoneyField } from './money-fields';
import { namesAmount } from '../names-amount';
import { toldOf } from './told-of';

const money = { tables: 0, told: 0, number: 0, total: 0, groups: 0, label: 0, wrong: 0, alike: 0, falsely: 0 };

async function ask(table: MadeMoney, misses: string[]): Promise<void> {
  const { claims, waits } = await toldOf(table.csv);
  // Fewer are looked at one by one.
  if (table.waits < 8) return;
  money.tables++;
  const claim = claims.find(({ subject }) => subject.filter[0]?.column === table.field.target);
  if (!claim) return void misses.push(`${table.name}: not told (${table.waits}); ${claims[0]?.sentence ?? JSON.stringify(waits.map(({ how, target }) => [how, target]))}`);
  money.told++;
  if (Math.abs((claim.value ?? 0) - table.waits) <= Math.max(1, 0.03 * table.waits)) money.number++;
  else misses.push(`${table.name}: ${String(claim.value)}, not ${table.waits}; ${claim.sentence}`);
  if (table.field.money === '' || namesAmount(claim.sentence, table.total, 0.03)) money.total++;
  else misses.push(`${table.name}: not ${Math.round(table.total)}; ${claim.sentence}`);
  const isNamed = table.group !== null && (claim.member === table.group || claim.sentence.includes(table.group));
  if (table.group !== null && table.waits >= 20) money.groups++;
  if (isNamed && table.waits >= 20) money.label++;
  if (claim.member !== null && claim.member !== table.group && claim.subject.breakdown === table.field.by[0]) {
    money.wrong++;
    misses.push(`${table.name}: ${claim.member}, not ${String(table.group)}; ${claim.sentence}`);
  }
} // prettier-ignore

/** What is told of tables in which something has not gone on, with its money, and of those that only look like it. */
export async function scoreMoney(half: MoneyField['half'], seeds: readonly number[], misses: string[]): Promise<string> {
  for (const seed of seeds) {
    for (const table of madeMoney(half, seed)) await ask(table, misses);
    for (const how of MONEY_ALIKES) {
      const table = madeMoneyAlike(half, how, seed);
      if (!table) continue;
      money.alike++;
      const { claims } = await toldOf(table.csv);
      if (claims.length === 0) continue;
      money.falsely++;
      misses.push(`${table.name}: ${claims.map(({ sentence }) => sentence).join(' | ')}`);
    }
  }
  const { tables, told, number, total, groups, label, wrong, alike, falsely } = money;
  return `${tables} tables in which something was not gone on with: ${told} are told, ${number} with the right number, ${total} with the right amount; of ${groups} with a label that holds more ${label} name it, ${wrong} name another; of ${alike} that only look alike ${falsely} tell something`;
} // prettier-ignore
