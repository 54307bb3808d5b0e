import { behindMade, isRight } from './behind-made';
import { madeMix } from './made-mixes';
import { optionsOf } from '../options';

/** How often a difference that is mix is told as mix, and one that is the group's own as that: `--tables 200 --from 1`. */
const options = optionsOf({ tables: 200, from: 1 });
const tally = new Map<string, { right: number; asked: number }>();
for (let seed = options.from; seed < options.from + options.tables; seed++) {
  const made = madeMix(seed);
  const behind = behindMade(made);
  if (!behind) continue;
  const own = tally.get(made.cause) ?? { right: 0, asked: 0 };
  tally.set(made.cause, { right: own.right + Number(isRight(made, behind)), asked: own.asked + 1 });
}
for (const [cause, { right, asked }] of tally) process.stdout.write(`${cause}: ${right} of ${asked} right\n`);
