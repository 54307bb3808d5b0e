import { madeTerms, type MadeTerms, type TermField } from './made-terms';
import { toldOf } from './told-of';

const terms = { tables: 0, told: 0, classes: 0, number: 0, alike: 0, falsely: 0 };

async function ask(table: MadeTerms, misses: string[]): Promise<void> {
  const { claims, waits } = await toldOf(table.csv);
  const wait = waits.find(({ target }) => target === table.field.target);
  const claim = claims.find(({ subject }) => subject.filter[0]?.column === table.field.target);
  terms.tables++;
  if (!claim || !wait) return void misses.push(`${table.name}: not told`);
  terms.told++;
  if (wait.terms?.column !== table.field.by[0]) return void misses.push(`${table.name}: no terms; ${claim.sentence}`);
  terms.classes++;
  const right = table.open.filter(
    ({ label, age }) => age > (wait.terms?.each.find((one) => one.label === label)?.limit ?? Infinity),
  ).length;
  if (Math.abs((claim.value ?? 0) - right) <= Math.max(1, 0.04 * right)) terms.number++;
  else misses.push(`${table.name}: ${String(claim.value)}, not ${right}; ${claim.sentence}`);
}

/** What is told of tables in which classes of rows take for differently long, and of those in which all take as long. */
export async function scoreTerms(half: TermField['half'], seeds: readonly number[], misses: string[]): Promise<string> {
  for (const seed of seeds) {
    for (const table of madeTerms(half, seed, false)) await ask(table, misses);
    for (const table of madeTerms(half, seed, true)) {
      terms.alike++;
      const found = (await toldOf(table.csv)).waits.filter((one) => one.terms !== undefined);
      if (found.length === 0) continue;
      terms.falsely++;
      misses.push(`${table.name}: ${JSON.stringify(found[0]?.terms)}`);
    }
  }
  const { tables, told, classes, number, alike, falsely } = terms;
  return `${tables} tables in which classes take for differently long: ${told} are told, ${classes} by what each class takes, ${number} with the right number; of ${alike} in which all take as long ${falsely} have terms by class`;
}
