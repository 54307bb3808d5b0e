import type { Claim } from '../../../src/contracts/report/claim';
import { parseMeasure } from '../../../src/contracts/report/measure';
import { Random } from '../../model/make/random';
import { claimsOf } from '../claims-of';
import { POWER_FAMILIES, type PowerTable } from './power-families';
import { RARE_OUTCOMES } from './rare-outcomes';
import { optionsOf } from '../../options';

/** Effects that somebody who knows how the table came about is certain of. */
const CERTAIN = 1e-6;
/** Share of them that is found at least. */
const LEAST = 0.85;
/** And of outcomes that are rare, whose p a textbook gives as certain, all are told as findings. */
const CERTAIN_OF_RARE = 1e-4;
const SEEDS_APART = 1000;

// usage: tsx score-power.ts [--tables 20] [--from 0] [--only text]
const options = optionsOf({ tables: 20, from: 0, only: '' });
const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The columns that a claim is about. */
function columnsOf({ subject: { breakdown, filter, measure } }: Claim): Set<string> {
  const by = (breakdown === null ? [] : [breakdown].flat()).map((id) => {
    const typed = parseMeasure(id);
    return 'column' in typed ? typed.column : id;
  });
  return new Set([...by, ...by.length > 0 ? [breakdown].flat().map(String) : [], ...filter.map(({ column }) => column), ...('column' in measure ? [measure.column] : [])]); // prettier-ignore
}

/** Claims with a p that name all of the columns. */
async function tellingOf(table: Omit<PowerTable, 'columns' | 'oracle'>, columns: readonly string[]): Promise<Claim[]> {
  return (await claimsOf(table)).filter((claim) => claim.p !== null && columns.every((column) => columnsOf(claim).has(column)));
}

let [certain, found] = [0, 0];
for (const [f, family] of POWER_FAMILIES.entries()) {
  if (!family.name.includes(options.only)) continue;
  let [own, ownFound, small] = [0, 0, 0];
  for (let t = 0; t < options.tables; t++) {
    const seed = f * SEEDS_APART + options.from + t + 1;
    const { columns, oracle, ...table } = family.make(new Random(seed));
    if (!(oracle < CERTAIN)) continue;
    own++;
    const telling = await tellingOf(table, columns);
    if (telling.length > 0) ownFound++;
    else say(`MISSED  ${family.name}  seed ${seed}  p ${oracle.toPrecision(2)}`);
    if (telling.length > 0 && telling.every((claim) => claim.small)) small++;
  }
  certain += own;
  found += ownFound;
  say(`${family.name}: ${ownFound} of ${own} found, ${small} of them as small but real`);
}
const ok = found >= LEAST * certain;
say(`${ok ? 'ok  ' : 'LOW '} all families: ${found} of ${certain} (${((100 * found) / Math.max(1, certain)).toFixed(1)} %)`);
let untold = 0;
for (const [f, family] of RARE_OUTCOMES.entries()) {
  if (!family.name.includes(options.only)) continue;
  let told = 0;
  for (let t = 0; t < options.tables; t++) {
    const seed = (POWER_FAMILIES.length + f) * SEEDS_APART + options.from + t + 1;
    const { columns, oracle, ...table } = family.make(new Random(seed));
    const isTold = oracle < CERTAIN_OF_RARE && (await tellingOf(table, columns)).some(({ small }) => !small);
    if (isTold) told++;
    else say(`MISSED  ${family.name}  seed ${seed}  p ${oracle.toPrecision(2)}`);
  }
  untold += options.tables - told;
  say(`${family.name}: ${told} of ${options.tables} told as a finding`);
}
process.exitCode = ok && untold === 0 ? 0 : 1;
