import { optionsOf } from '../options';
import { ALIKE, madeLevels } from './made-levels';
import { isOfCell, isOfPlanted, isPlain, toldLevels } from './told-levels';

/** How often a level that only a cell of two columns has is told, and how early, and how often one is told of tables that only look like it. */
// usage: tsx score-level-cells.ts [--tables 40] [--from 0] [--whole] [--only planted|alike] [--list]
const {
  tables,
  from,
  only,
  whole: isWhole,
  list: isListed,
} = optionsOf({ tables: 40, from: 0, only: '', whole: false, list: false });
/** Of tables that only look like it so many may tell one. */
const MOST = 0.02;
/** Standard errors from which on who knows where to look is sure after thousands of questions (p = 2e-9). */
const SURE = 6;
/** What a reader looks at first. */
const FIRST = 5;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const tally = new Map<
  string,
  { n: number; told: number; first: number; plain: number; other: number; sure: number; sureTold: number }
>();
const alike = new Map<string, { n: number; told: number }>();
for (let seed = from + 1; seed <= from + tables; seed++) {
  const made = madeLevels(seed, 'cell');
  const { planted } = made;
  if (planted && only !== 'alike') {
    const { cells, all } = await toldLevels(made, isWhole);
    const right = cells.filter((claim) => isOfPlanted(claim, planted));
    const others = cells.filter((claim) => !isOfCell(claim, planted));
    const own = tally.get(planted.of) ?? { n: 0, told: 0, first: 0, plain: 0, other: 0, sure: 0, sureTold: 0 };
    own.n++;
    if (right.length > 0) own.told++;
    if (Math.abs(planted.z) >= SURE) own.sure++;
    if (Math.abs(planted.z) >= SURE && right.length > 0) own.sureTold++;
    if (all.slice(0, FIRST).some((claim) => right.includes(claim))) own.first++;
    if (right.length === 0 && all.some((claim) => isPlain(claim, planted))) own.plain++;
    if (others.length > 0) own.other++;
    tally.set(planted.of, own);
    const isLate = !all.slice(0, FIRST).some((claim) => right.includes(claim));
    if (isListed && ((isWhole && isLate) || right.length === 0 || others.length > 0))
      say([`${seed} ${made.name} ${made.rows.length} ${JSON.stringify(planted)}`, ...all.slice(0, 9).map(({ kind, sentence }) => `${kind}: ${sentence}`), ...cells.map(({ sentence }) => `* ${all.findIndex((one) => one.sentence === sentence) + 1} ${sentence}`)].join('\n  '));
  }
  if (only === 'planted') continue;
  const which = ALIKE[seed % ALIKE.length] ?? 'nothing';
  const looks = madeLevels(seed, which);
  const { cells } = await toldLevels(looks, isWhole);
  const own = alike.get(which) ?? { n: 0, told: 0 };
  own.n++;
  if (cells.length > 0) own.told++;
  alike.set(which, own);
  if (isListed && cells.length > 0) say([`${seed} ${which} ${looks.name} ${looks.rows.length}`, ...cells.map(({ sentence }) => sentence)].join('\n  '));
} // prettier-ignore

for (const [of, { n, told, first, plain, other, sure, sureTold }] of [...tally].toSorted())
  say(
    `${of}: of ${n} cells ${told} told (${sureTold} of the ${sure} that are sure), ${isWhole ? `${first} among the first ${FIRST}, ${plain} as plain differences only, ` : ''}${other} with another cell`,
  );
const all = [...alike.values()].reduce((sum, { n, told }) => ({ n: sum.n + n, told: sum.told + told }), { n: 0, told: 0 });
const isRight = all.told <= MOST * all.n;
say(`${isRight ? 'ok  ' : 'HIGH'} tables that look like it of which a cell is told: ${all.told} of ${all.n} (${[...alike].map(([name, { n, told }]) => `${name} ${told}/${n}`).join(', ')})`); // prettier-ignore
process.exitCode = isRight ? 0 : 1;
