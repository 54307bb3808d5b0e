import { modelOf } from '../../src/understand/testing/model-of';
import { madeEnds } from './made-ends';
import { optionsOf } from '../options';

const options = optionsOf({ from: 1, sets: 1, half: 'open', misses: false });
const half = options.half === 'kept' ? 'kept' : 'open';
const counts = { tables: 0, column: 0, unwished: 0, first: 0, routine: 0, kinds: 0, made: 0 };
const misses: string[] = [];
for (let set = 0; set < options.sets; set++) {
  for (const { name, csv, truth } of madeEnds(half, options.from + set)) {
    const { outcome } = await modelOf(csv);
    const [said] = outcome.kind === 'outcome' ? [outcome.outcome] : outcome.kind === 'candidates' ? outcome.candidates : [];
    const shown = `${name}: ${said ? `${said.column} = ${said.event ?? '?'} (${said.good ?? '-'})` : 'none'}`;
    if (!truth) {
      counts.kinds++;
      if (said?.event === undefined) continue;
      counts.made++;
      misses.push(shown);
      continue;
    }
    counts.tables++;
    const isColumn = said?.column === truth.column;
    const event = isColumn ? said.event : undefined;
    if (isColumn) counts.column++;
    if (event !== undefined && truth.unwished.includes(event)) counts.unwished++;
    if (event === truth.unwished[0]) counts.first++;
    if (event === truth.routine) counts.routine++;
    if (event !== truth.unwished[0]) misses.push(`${shown}, not ${truth.unwished.join(' or ')} beside ${truth.routine}`);
  }
}
const share = (n: number) => `${n} of ${counts.tables}`;
console.log(
  [
    `the right column: ${share(counts.column)}`,
    `what somebody would act on: ${share(counts.unwished)}`,
    `the most frequent of it: ${share(counts.first)}`,
    `the routine end: ${share(counts.routine)}`,
    `an event of what is none: ${counts.made} of ${counts.kinds}`,
  ].join('\n'),
);
if (options.misses) console.log(misses.join('\n'));
