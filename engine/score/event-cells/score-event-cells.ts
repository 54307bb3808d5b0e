import { madeEvents } from './made-events';
import { toldSteps } from '../member-steps/told-steps';
import { isCell, isDated, isOfPlanted } from './told-cells';
import { optionsOf } from '../options';

/** How often the step of one kind of events of one group is told, when, and how often one is told of tables without. */
// usage: tsx score-event-cells.ts [--tables 40] [--from 0] [--whole] [--list]
const options = optionsOf({ tables: 40, from: 0, whole: false, list: false });
/** Of tables without a step of a cell so many may tell one. */
const MOST = 0.02;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { tables, from } = options;
const tally = { drawn: 0, told: 0, planted: 0, found: 0, dated: 0, other: 0, first: 0 };
for (let seed = from + 1; seed <= from + tables; seed++)
  for (const isPlanted of [false, true]) {
    const made = madeEvents(seed, isPlanted);
    const { planted } = made;
    // What would be too large to be believed, or of too few rows, is not planted.
    if (isPlanted && !planted) continue;
    const { steps, first } = await toldSteps(made, options.whole);
    const cells = steps.filter(isCell);
    const right = planted ? steps.filter((step) => isOfPlanted(step, planted)) : [];
    const others = cells.length - right.length;
    if (planted) {
      tally.planted++;
      if (right.length > 0) tally.found++;
      if (right.some((step) => isDated(step, planted))) tally.dated++;
      if (others > 0) tally.other++;
      if (right.length > 0 && first < 3) tally.first++;
    } else {
      tally.drawn++;
      if (cells.length > 0) tally.told++;
    }
    if (options.list && (planted ? right.length === 0 || others > 0 : cells.length > 0))
      say([seed, made.name, made.rows.length, JSON.stringify(planted), ...steps.map(({ sentence }) => sentence)].join('\n  '));
  }
const isRight = tally.told <= MOST * tally.drawn;
say(
  `of ${tally.planted} steps of a cell ${tally.found} told, ${tally.dated} dated to five weeks${options.whole ? `, ${tally.first} with one among the first three` : ''}, ${tally.other} beside another\n` +
    `${isRight ? 'ok  ' : 'HIGH'} tables without such a step of which one is told: ${tally.told} of ${tally.drawn}`,
);
process.exitCode = isRight ? 0 : 1;
