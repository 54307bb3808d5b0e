import { parseArgs } from 'node:util';
import { ALIKE, madeLevels } from './made-levels';
import { isOfCell, isOfPlanted, isPlain, toldLevels } from './told-levels';

/** How often a level that only a cell of two columns has is told, and how early, and how often one is told of tables that only look like it. */
// usage: tsx score-level-cells.ts [--tables 40] [--from 0] [--whole] [--no-alike] [--no-planted] [--list]
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: {
    tables: { type: 'string', default: '40' },
    from: { type: 'string', default: '0' },
    alike: { type: 'boolean', default: true },
    planted: { type: 'boolean', default: true },
    whole: { type: 'boolean', default: false },
    list: { type: 'boolean', default: false },
  },
  allowNegative: true,
});
/** Of tables that only look like it so many may tell one. */
const MOST = 0.02;
/** Standard errors from which on who knows where to look is sure after thousands of questions (p = 2e-9). */
const SURE = 6;
/** What a reader looks at first. */
const FIRST = 5;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const [tables, from] = [Number(values.tables), Number(values.from)];
const tally = new Map<
  string,
  { n: number; told: number; first: number; plain: number; other: number; sure: number; sureTold: number }
>();
const alike = new Map<string, { n: number; told: number }>();
for (let seed = from + 1; seed <= from + tables; seed++) {
  const made = madeLevels(seed, 'cell');
  const { planted } = made;
  if (planted && values.planted) {
    const { cells, all } = await toldLevels(made, values.whole);
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
    if (values.list && ((values.whole && isLate) || right.length === 0 || others.length > 0))
      say([`${seed} ${made.name} ${made.rows.length} ${JSON.stringify(planted)}`, ...all.slice(0, 9).map(({ kind, sentence }) => `${kind}: ${sentence}`), ...cells.map(({ sentence }) => `* ${all.findIndex((one) => one.sentence === sentence) + 1} ${sentence}`)].join('\n  '));
  }
  if (!values.alike) continue;
  const which = ALIKE[seed % ALIKE.length] ?? 'nothing';
  const looks = madeLevels(seed, which);
  const { cells } = await toldLevels(looks, values.whole);
  const own = alike.get(which) ?? { n: 0, told: 0 };
  own.n++;
  if (cells.length > 0) own.told++;
  alike.set(which, own);
  if (values.list && cells.length > 0) say([`${seed} ${which} ${looks.name} ${looks.rows.length}`, ...cells.map(({ sentence }) => sentence)].join('\n  '));
} // prettier-ignore

for (const [of, { n, told, first, plain, other, sure, sureTold }] of [...tally].toSorted())
  say(
    `${of}: of ${n} cells ${told} told (${sureTold} of the ${sure} that are sure), ${values.whole ? `${first} among the first ${FIRST}, ${plain} as plain differences only, ` : ''}${other} with another cell`,
  );
const all = [...alike.values()].reduce((sum, { n, told }) => ({ n: sum.n + n, told: sum.told + told }), { n: 0, told: 0 });
const isRight = all.told <= MOST * all.n;
say(`${isRight ? 'ok  ' : 'HIGH'} tables that look like it of which a cell is told: ${all.told} of ${all.n} (${[...alike].map(([name, { n, told }]) => `${name} ${told}/${n}`).join(', ')})`); // prettier-ignore
process.exitCode = isRight ? 0 : 1;
