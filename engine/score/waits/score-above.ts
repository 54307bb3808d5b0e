import { namesAmount } from '../names-amount';
import { ABOVE_ALIKES, madeAbove, madeAboveAlike, type AboveField, type MadeAbove } from './made-above';
import { toldOf } from './told-of';

const above = { tables: 0, told: 0, bound: 0, number: 0, total: 0, groups: 0, label: 0, wrong: 0, alike: 0, falsely: 0 };

async function ask(table: MadeAbove, misses: string[]): Promise<void> {
  // Fewer are looked at one by one.
  if (table.count < 6) return;
  above.tables++;
  const { claims, waits } = await toldOf(table.csv);
  const wait = waits.find(({ target, above: from }) => target === table.field.target && from !== undefined);
  const claim = claims.find(({ subject }) => subject.filter[0]?.column === table.field.target);
  if (!claim || !wait) return void misses.push(`${table.name}: not told (${table.count}); ${claim?.sentence ?? JSON.stringify(waits.map(({ how, target }) => [how, target]))}`);
  above.told++;
  if (wait.above?.from === table.bound) above.bound++;
  else misses.push(`${table.name}: ${String(wait.above?.from)}; ${claim.sentence}`);
  if (claim.value === table.count) above.number++;
  else misses.push(`${table.name}: ${String(claim.value)}, not ${table.count}; ${claim.sentence}`);
  if (namesAmount(claim.sentence, table.total)) above.total++;
  else misses.push(`${table.name}: not ${Math.round(table.total)}; ${claim.sentence}`);
  if (table.who !== null && table.count >= 15) {
    above.groups++;
    above.label += Number(claim.member === table.who);
  }
  if (claim.member !== null && claim.member !== table.who) {
    above.wrong++;
    misses.push(`${table.name}: ${claim.member}, not ${String(table.who)}; ${claim.sentence}`);
  }
} // prettier-ignore

/** What is told of tables in which something is asked for from an amount on and blank in some rows, and of those that only look like it. */
export async function scoreAbove(half: AboveField['half'], seeds: readonly number[], misses: string[]): Promise<string> {
  for (const seed of seeds) {
    for (const table of madeAbove(half, seed)) await ask(table, misses);
    for (const how of ABOVE_ALIKES) {
      const table = madeAboveAlike(half, how, seed);
      if (!table) continue;
      above.alike++;
      // One of several sorts that lacks it is told by the sort, and by no amount.
      const waits = (await toldOf(table.csv)).waits.filter((one) => one.above !== undefined);
      if (waits.length === 0) continue;
      above.falsely++;
      misses.push(`${table.name}: ${JSON.stringify(waits.map(({ target, above: from }) => [target, from]))}`);
    }
  }
  const { tables, told, bound, number, total, groups, label, wrong, alike, falsely } = above;
  return `${tables} tables in which something is asked for from an amount on: ${told} are told, ${bound} with the bound, ${number} with the right number, ${total} with the right amount; of ${groups} with a label that lacks more ${label} name it, ${wrong} name another; of ${alike} that only look alike ${falsely} tell something`;
} // prettier-ignore
