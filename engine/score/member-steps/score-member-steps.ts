import { madeTable, type Shape } from './made-table';
import { isDated, isOfMix, isOfPlanted, toldSteps } from './told-steps';
import { optionsOf } from '../options';

/** How often the step of one member is told of tables of events and of readings that have one, when, and how often one is told of tables without. */
// usage: tsx score-member-steps.ts [--tables 40] [--from 0] [--whole]
const options = optionsOf({ tables: 40, from: 0, whole: false });
/** Of tables without a step so many may tell one. */
const MOST = 0.02;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { tables, from } = options;
const tallies = new Map<
  Shape,
  { drawn: number; told: number; planted: number; found: number; dated: number; other: number; first: number }
>();
for (let seed = from + 1; seed <= from + tables; seed++)
  for (const isPlanted of [false, true]) {
    const made = madeTable(seed, isPlanted);
    const { planted, shape } = made;
    // What would be too large to be believed, or of too few rows, is not planted.
    if (isPlanted && !planted) continue;
    const tally = tallies.get(shape) ?? { drawn: 0, told: 0, planted: 0, found: 0, dated: 0, other: 0, first: 0 };
    tallies.set(shape, tally);
    const { steps: all, first } = await toldSteps(made, options.whole);
    // That a member does more of one thing and less of another is so in some of both.
    const steps = all.filter((step) => !isOfMix(step));
    if (!planted) {
      tally.drawn++;
      if (steps.length > 0) tally.told++;
      continue;
    }
    const right = steps.filter((step) => isOfPlanted(step, planted));
    tally.planted++;
    if (right.length > 0) tally.found++;
    if (right.some((step) => isDated(step, planted))) tally.dated++;
    if (steps.length > right.length) tally.other++;
    if (right.length > 0 && first < 3) tally.first++;
  }
for (const [shape, { planted, found, dated, other, first, drawn, told }] of tallies)
  say(
    `${shape}: of ${planted} steps ${found} told, ${dated} dated to a period${options.whole ? `, ${first} with one among the first three` : ''}, ${other} beside another; without a step ${told} of ${drawn}`,
  );
const sum = (of: 'drawn' | 'told' | 'planted' | 'found') => [...tallies.values()].reduce((all, tally) => all + tally[of], 0);
const isRight = sum('told') <= MOST * sum('drawn');
say(
  `${isRight ? 'ok  ' : 'HIGH'} tables without a step of which one is told: ${sum('told')} of ${sum('drawn')}; steps told: ${sum('found')} of ${sum('planted')}`,
);
process.exitCode = isRight ? 0 : 1;
