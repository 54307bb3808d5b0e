import { generateTable } from '../src/consistency/testing/generated-table';
import { findContradictions } from '../src/consistency/testing/find-contradictions';
import { analyzeText } from '../src/testing/analyze-text';
import { optionsOf } from './options';

// usage: tsx score-consistency.ts [--tables 1000] [--from 1001]: the tests draw the first ones
const options = optionsOf({ tables: 1000, from: 1001 });

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** Draws tables, analyses them and prints each contradiction; exit code 1 when there is one. */
async function main({ tables, from }: { tables: number; from: number }): Promise<void> {
  let broken = 0;
  for (let seed = from; seed < from + tables; seed++) {
    const table = generateTable(seed);
    await analyzeText(table.csv, async (output) => {
      const found = await findContradictions(output, table);
      if (found.length > 0) broken++;
      for (const { rule, sentence } of found) say(`${table.name}  ${rule}  ${sentence}`);
    });
  }
  say(`${broken > 0 ? 'LOW ' : 'ok  '} tables whose report contradicts itself: ${broken} of ${tables}`);
  process.exitCode = broken > 0 ? 1 : 0;
}

await main(options);
