import { judged } from './judged';
import { madeLeading } from './made-tables';
import { optionsOf } from '../options';

// usage: tsx score-leading.ts [--from seed] [--tables N] [--sentences]
const options = optionsOf({ from: 1, tables: 24, sentences: false });

const counts = { told: 0, news: 0, idle: 0, leading: 0 };
for (let seed = options.from; seed < options.from + options.tables; seed++) {
  const table = madeLeading(seed);
  const { told, news, idle, leading } = await judged(table);
  counts.told += told;
  counts.news += news;
  counts.idle += idle.length;
  counts.leading += leading;
  if (options.sentences) console.log([table.name, `${told} of ${news}`, ...idle].join('\n  '));
}
console.log(
  `worth telling and among what leads: ${counts.told} of ${counts.news}; what leads and is idle: ${counts.idle} of ${counts.leading}`,
);
