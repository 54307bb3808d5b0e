import { madePanel, type Plant } from './made-panels';
import { minedPanel } from './mined-panel';
import { optionsOf } from '../options';

/** How often the step of one cell is told of panels of several keys that have none, and of those that have one. */
// usage: tsx score-panel-cells.ts [--sets 100] [--from 0]
const options = optionsOf({ sets: 100, from: 0 });

/** Of panels without the step of a cell so many may tell one. */
const MOST = 0.015;
/** Months that a date may be off by. */
const NEAR = 2;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { sets } = options;
let [told, drawn] = [0, 0];
for (const plant of ['none', 'member', 'level', 'step'] as const satisfies readonly Plant[]) {
  let [cells, members, right] = [0, 0, 0];
  for (let set = 0; set < sets; set++) {
    const made = madePanel((options.from + set) * 1_000_003 + plant.length, plant);
    const found = minedPanel(made);
    const isOwn = ({ labels, month }: (typeof found)[number]) => made.planted !== null && labels[0] === made.planted.row && labels[1] === made.planted.column && Math.abs(month - made.planted.at) <= NEAR; // prettier-ignore
    const ofCells = found.filter(({ labels }) => labels.filter((label) => label !== null).length > 1);
    if (ofCells.some((own) => plant !== 'step' || !isOwn(own))) cells++;
    if (ofCells.length < found.length) members++;
    if (plant === 'step' && ofCells.some(isOwn)) right++;
  }
  if (plant !== 'step') [told, drawn] = [told + cells, drawn + sets];
  say(
    `${plant}, of ${sets}: another cell told in ${cells}, a member in ${members}${plant === 'step' ? `, the cell in ${right}` : ''}`,
  );
}
say(
  `${told <= MOST * drawn ? 'ok  ' : 'LOW '} panels without the step of a cell of which one is told: ${told} of ${drawn} (at most ${100 * MOST} %)`,
);
process.exitCode = told <= MOST * drawn ? 0 : 1;
