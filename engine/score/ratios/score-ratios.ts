import { optionsOf } from '../options';
import { ALIKES, madeRatios, PLANTS } from './made-ratios';
import { isOfPlanted, sidesOf, toldRatios } from './told-ratios';

/** How often a group of which one amount by another stands apart is told, exactly or otherwise, and how often one is of tables that only look like it. */
// usage: tsx score-ratios.ts [--tables 10] [--from 0] [--whole] [--list]
const options = optionsOf({ tables: 10, from: 0, whole: false, list: false });
/** Of look-alikes so many may tell one. */
const MOST = 0.05;

const say = (line: string): void => void process.stdout.write(`${line}\n`);
const { tables, from } = options;

class Tally {
  drawn = 0;
  exact = 0;
  otherwise = 0;
  beside = 0;
}
const tallies = new Map<string, Tally>();
const tallyOf = (name: string): Tally => {
  const tally = tallies.get(name) ?? new Tally();
  tallies.set(name, tally);
  return tally;
};

for (const plant of PLANTS)
  for (let seed = from + 1; seed <= from + tables; seed++) {
    const made = madeRatios(seed, plant);
    const { planted } = made;
    if (!planted) continue;
    const { claims } = await toldRatios(made, options.whole);
    const right = claims.map((claim) => isOfPlanted(claim, planted));
    const isExact = right.includes('exact');
    const isOtherwise = !isExact && right.includes('otherwise');
    for (const tally of [tallyOf(`plant ${plant}`), tallyOf('all')]) {
      tally.drawn++;
      if (isExact) tally.exact++;
      if (isOtherwise) tally.otherwise++;
      if (right.includes(null)) tally.beside++;
    }
    if (options.list && (!isExact || right.includes(null)))
      say([seed, plant, made.name, made.rows.length, JSON.stringify(planted), ...claims.map(({ sentence }) => sentence)].join('\n  ')); // prettier-ignore
  }
for (const [name, { drawn, exact, otherwise, beside }] of [...tallies].sort())
  say(`${name}: of ${drawn} told exactly ${exact}, otherwise ${otherwise}, missed ${drawn - exact - otherwise}; another beside it in ${beside}`); // prettier-ignore

let [drawn, wrong] = [0, 0];
for (const alike of ALIKES) {
  let own = 0;
  for (let seed = from + 1; seed <= from + tables; seed++) {
    const made = madeRatios(seed, alike);
    const { claims } = await toldRatios(made, options.whole);
    const told = claims.filter((claim) => !sidesOf(claim).some(({ column }) => made.mayTell.includes(column)));
    if (told.length > 0) own++;
    if (options.list && told.length > 0) say([seed, alike, made.name, made.rows.length, ...told.map(({ sentence }) => sentence)].join('\n  ')); // prettier-ignore
  }
  drawn += tables;
  wrong += own;
  say(`look-alike ${alike}: told of ${own} of ${tables}`);
}
const isRight = wrong <= MOST * drawn;
say(`${isRight ? 'ok  ' : 'HIGH'} look-alikes of which one is told: ${wrong} of ${drawn}`);
process.exitCode = isRight ? 0 : 1;
