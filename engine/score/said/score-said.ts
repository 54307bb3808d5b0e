import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { reportDocument } from '../../src/contracts/report/document';
import { analyzeText } from '../../src/testing/analyze-text';
import { madeSaid } from './made-said';
import { SLIPS, slipsOf, type Slip } from './slips';

/**
 * What reports say twice or of nothing among their first ten findings and their actions: of made tables (`--tables 12 --from 1`), or of reports that were written before by
 * `hub-analyze FILE --format json` (`--reports FOLDER`). `--write FOLDER` only writes the tables.
 */
const { values } = parseArgs({
  options: { tables: { type: 'string', default: '12' }, from: { type: 'string', default: '1' }, reports: { type: 'string' }, write: { type: 'string' } },
}); // prettier-ignore

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

if (values.reports !== undefined) {
  const folder = values.reports;
  for (const file of readdirSync(folder).filter((name) => name.endsWith('.json')))
    count(file, reportDocument.parse(JSON.parse(readFileSync(join(folder, file), 'utf8'))));
} else
  for (let seed = Number(values.from); seed < Number(values.from) + Number(values.tables); seed++) {
    const { name, csv } = madeSaid(seed);
    if (values.write !== undefined) writeFileSync(join(values.write, `${name}.csv`), csv);
    else await analyzeText(csv, ({ document }) => count(name, document));
  }
for (const [slip, n] of counts) say(`${slip}: ${n} in ${reports} reports`);
