import { parseArgs } from 'node:util';
import { madeEvents } from './made-events';
import { toldSteps } from '../member-steps/told-steps';
import { isCell, isDated, isOfPlanted } from './told-cells';

/** How often the step of one kind of events of one group is told, when, and how often one is told of tables without. */
// usage: tsx score-event-cells.ts [--tables 40] [--from 0] [--whole] [--list]
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    tables: { type: 'string', default: '40' },
    from: { type: 'string', default: '0' },
    whole: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
});
/** Of tables without a step of a cell so many may tell one. */
const MOST = 0.02;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const [tables, from] = [Number(values.tables), Number(values.from)];
const tally = { drawn: 0, told: 0, planted: 0, found: 0, dated: 0, other: 0, first: 0 };
for (let seed = from + 1; seed <= from + tables; seed++)
  for (const isPlanted of [false, true]) {
    const made = madeEvents(seed, isPlanted);
    const { planted } = made;
    // What would be too large to be believed, or of too few rows, is not planted.
    if (isPlanted && !planted) continue;
    const { steps, first } = await toldSteps(made, values.whole);
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
    if (values.list && (planted ? right.length === 0 || others > 0 : cells.length > 0))
      say([seed, made.name, made.rows.length, JSON.stringify(planted), ...steps.map(({ sentence }) => sentence)].join('\n  '));
  }
const isRight = tally.told <= MOST * tally.drawn;
say(
  `of ${tally.planted} steps of a cell ${tally.found} told, ${tally.dated} dated to five weeks${values.whole ? `, ${tally.first} with one among the first three` : ''}, ${tally.other} beside another\n` +
    `${isRight ? 'ok  ' : 'HIGH'} tables without such a step of which one is told: ${tally.told} of ${tally.drawn}`,
);
process.exitCode = isRight ? 0 : 1;
