import { madeTold } from './made-table';
import { toldOf } from './told-of';
import { optionsOf } from '../options';

const options = optionsOf({ from: 1, sets: 1, half: 'open', only: '', nothing: false, misses: false, all: false });
const half = options.half === 'kept' ? 'kept' : 'open';
const counts = { tables: 0, three: 0, five: 0, told: 0, number: 0, turned: 0, falsely: 0 };
const lines: string[] = [];
for (let set = 0; set < options.sets; set++)
  for (const made of madeTold(half, options.from + set, !options.nothing)) {
    if (!made.name.includes(options.only)) continue;
    const told = await toldOf(made);
    counts.tables++;
    if (told.at !== null) {
      counts.told++;
      if (told.at < 3) counts.three++;
      if (told.at < 5) counts.five++;
      if (told.number) counts.number++;
    } else if (told.turned !== null) counts.turned++;
    if (told.falsely.length > 0) counts.falsely++;
    const { planted } = made;
    const truth = planted
      ? `${made.field.group} ${planted.label}: ${(100 * planted.value).toFixed(1)} to ${(100 * planted.others).toFixed(1)}`
      : 'nothing';
    if (told.at === null || told.at >= 3 || told.falsely.length > 0 || !told.number || options.all)
      lines.push(
        [
          `${made.name} (${made.field.how} by ${made.field.by}; ${truth}): at ${String(told.at)}, turned ${String(told.turned)}`,
          ...(told.at === null ? [] : [`    ${told.claims[told.at]?.sentence ?? ''}`]),
          ...told.falsely.map(({ sentence }) => `  ! ${sentence}`),
          ...told.claims.slice(0, 4).map(({ kind, score, sentence }) => `  - ${score.toFixed(3)} ${kind}: ${sentence}`),
        ].join('\n'),
      );
  }
const share = (n: number) => `${n} of ${counts.tables}`;
console.log(`within the first three ${share(counts.three)}, five ${share(counts.five)}, anywhere ${share(counts.told)}, right number ${counts.number}; only turned round ${counts.turned}; something false among the first five ${share(counts.falsely)}`); // prettier-ignore
if (options.misses) console.log(lines.join('\n'));
