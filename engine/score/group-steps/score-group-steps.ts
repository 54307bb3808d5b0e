import { EVENT_SHAPES, madeEvents } from './made-events';
import { madeSet, SHAPES, type Planted } from './made-sets';
import { type Found, minedEvents, minedPanel } from './mined-set';
import { optionsOf } from '../options';

/**
 * How often the step of one group is told of sets without one, and how often of those that have one: panels of groups and months, and tables of events.
 */
// usage: tsx score-group-steps.ts [--sets 20] [--from 0] [--periods 24,48,100] [--groups 2,3,8] [--sizes 0,2,4] [--only text]
const options = optionsOf({ sets: 20, from: 0, periods: '24,48,100', groups: '2,3,8', sizes: '0,2,4', only: '' });

/** Of sets whose groups all do alike, and of those of which one alone drifts, so many may show a step. */
const MOST = 0.02;
const SEEDS_APART = 100_003;
/** Days that a date may be off by: two periods. */
const NEAR = 62;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const list = (text: string): number[] => text.split(',').map(Number);
const { sets } = options;
const total = { told: 0, drawn: 0, planted: 0, found: 0 };

function tally(name: string, one: (set: number) => { found: Found[]; step: Planted | null; day: number }): string | null {
  let [told, right, isPlanted] = [0, 0, false];
  for (let set = 0; set < sets; set++) {
    const { found, step, day } = one(set);
    isPlanted ||= step !== null;
    if (found.length > 0) told++;
    if (step && found.some((own) => own.group === step.group && Math.abs(own.day - day) <= NEAR)) right++;
  }
  if (isPlanted) {
    total.planted += sets;
    total.found += right;
    return `${name} ${right}`;
  }
  total.drawn += sets;
  total.told += told;
  return told > 0 ? `${name} ${told}` : null;
}

const print = (head: string, cells: (string | null)[]): void =>
  say(`${head}: ${cells.filter((cell) => cell !== null).join(', ') || 'none'}`);
const seedOf = (shape: number, periods: number, groups: number, set: number): number =>
  (options.from + set) * 1_000_003 + shape * SEEDS_APART + periods * 1009 + groups * 131;

for (const size of list(options.sizes))
  for (const periods of list(options.periods))
    for (const groups of list(options.groups)) {
      const cells = SHAPES.map((shape, s) =>
        shape.name.includes(options.only)
          ? tally(shape.name, (set) => {
              const made = madeSet(shape, periods, groups, seedOf(s, periods, groups, set), size);
              return { found: minedPanel(made.values), step: made.step, day: (made.step?.at ?? 0) * 30.4375 };
            })
          : null,
      );
      print(`${size === 0 ? 'no step' : `steps of ${size} sd`}, ${groups} groups, ${periods} months, of ${sets}`, cells);
    }
for (const [rows, weeks] of [[700, 104], [1500, 52], [3000, 104]] as const)
  for (const [before, after] of list(options.sizes).map((size) => [0.12, size === 0 ? 0.12 : size <= 2 ? 0.24 : 0.36] as const)) {
    const cells = EVENT_SHAPES.map((shape, s) =>
      shape.name.includes(options.only)
        ? tally(shape.name, (set) => {
            const made = madeEvents(shape, { weeks, groups: 4, rows, seed: seedOf(s, weeks, rows, set), level: [before, after] });
            return { found: minedEvents(made.events), step: made.step, day: made.step?.at ?? 0 };
          })
        : null,
    );
    print(`${before} to ${after}, 4 groups, ${rows} events in ${weeks} weeks, of ${sets}`, cells);
  } // prettier-ignore
say(
  `${total.told <= MOST * total.drawn ? 'ok  ' : 'LOW '} sets without a step of which one is told: ${total.told} of ${total.drawn} (at most ${100 * MOST} %)`,
);
say(`     steps found: ${total.found} of ${total.planted}`);
process.exitCode = total.told <= MOST * total.drawn ? 0 : 1;
