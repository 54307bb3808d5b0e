import { parseArgs } from 'node:util';
import { judged } from './judged';
import { madeLeading } from './made-tables';

// usage: tsx score-leading.ts [--from seed] [--tables N] [--sentences]
const { values } = parseArgs({
  args: process.argv.slice(2).filter((argument) => argument !== '--'),
  options: { from: { type: 'string', default: '1' }, tables: { type: 'string', default: '24' }, sentences: { type: 'boolean', default: false } },
}); // prettier-ignore

const counts = { told: 0, news: 0, idle: 0, leading: 0 };
for (let seed = Number(values.from); seed < Number(values.from) + Number(values.tables); seed++) {
  const table = madeLeading(seed);
  const { told, news, idle, leading } = await judged(table);
  counts.told += told;
  counts.news += news;
  counts.idle += idle.length;
  counts.leading += leading;
  if (values.sentences) console.log([table.name, `${told} of ${news}`, ...idle].join('\n  '));
}
console.log(
  `worth telling and among what leads: ${counts.told} of ${counts.news}; what leads and is idle: ${counts.idle} of ${counts.leading}`,
);
