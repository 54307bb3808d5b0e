import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { reportDocument } from '../../src/contracts/report/document';
import { analyzeText } from '../../src/testing/analyze-text';
import { madeSaid } from './made-said';
import { SLIPS, slipsOf, type Slip } from './slips';
import { optionsOf } from '../options';

/**
 * What reports say twice or of nothing among their first ten findings and their actions: of made tables (`--tables 12 --from 1`), or of reports that were written before by
 * `hub-analyze FILE --format json` (`--reports FOLDER`). `--write FOLDER` only writes the tables.
 */
const options = optionsOf({ tables: 12, from: 1, reports: '', write: '' });

const counts = new Map<Slip, number>(SLIPS.map((slip) => [slip, 0]));
let reports = 0;
const say = (line: string): void => void process.stdout.write(`${line}\n`);

function count(name: string, document: Parameters<typeof slipsOf>[0]): void {
  reports++;
  for (const { slip, sentence } of slipsOf(document)) {
    counts.set(slip, (counts.get(slip) ?? 0) + 1);
    say(`${name}  ${slip}  ${sentence}`);
  }
}

if (options.reports !== '') {
  const folder = options.reports;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
    count(file, reportDocument.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
} else
  for (let seed = options.from; seed < options.from + options.tables; seed++) {
    const { name, csv } = madeSaid(seed);
    if (options.write !== '') writeFileSync(join(options.write, `${name}.csv`), csv);
    else await analyzeText(csv, ({ document }) => count(name, document));
  }
for (const [slip, n] of counts) say(`${slip}: ${n} in ${reports} reports`);
