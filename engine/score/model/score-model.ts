import { fileURLToPath } from 'node:url';
import { understand } from './adapter';
import { plannedTables } from './corpus';
import { Book } from './judge/book';
import { judgeChange, judgeLookAlike, judgeRate, judgeShareAboveOne, judgeTimeHeader } from './judge/judge-suites';
import { judgeTable } from './judge/judge-table';
import { allMet, linesOf } from './print-book';
import { ask } from './run';
import { changedTables } from './suites/changed';
import { rateTables, sharesAboveOne } from './suites/rate-names';
import { timeHeaderTables, timeLookAlikes, type PlainTable } from './suites/time-headers';
import type { LabelledTable } from './label';
import type { Understood } from './understood';
import { vegaTables } from './vega/vega-tables';
import { optionsOf } from '../options';

/** Every fifth table, by its place, is changed in form as well, up to this many rows. */
const CHANGED_EVERY = 5;
const CHANGED_ROWS = 1500;

const VEGA = fileURLToPath(new URL('../../node_modules/vega-datasets/data', import.meta.url));

// usage: tsx score-model.ts [--half open|kept|both] [--only text] [--from seed] [--part tables|changes|suites|vega] [--misses] [--misses-of-kept]
const options = optionsOf({ half: 'both', only: '', from: 1000, part: 'all', misses: false, 'misses-of-kept': false });
const say = (line: string): void => void process.stdout.write(`${line}\n`);
const does = (part: string): boolean => options.part === 'all' || options.part === part;
const books = { open: new Book(), kept: new Book(), suites: new Book(), vega: new Book() };

/** What the model says; a table that it cannot read is counted and passed over. */
async function read(table: PlainTable, book: Book): Promise<Understood | null> {
  const said = await ask(understand, table);
  book.count('tables read', !(said instanceof Error), `${table.name}: ${said instanceof Error ? said.message : ''}`);
  return said instanceof Error ? null : said;
}

async function scoreTable(table: LabelledTable, place: number): Promise<void> {
  const book = books[table.half];
  const said = await read(table, book);
  if (!said) return;
  if (does('tables')) judgeTable(table, said, book);
  if (!does('changes') || place % CHANGED_EVERY !== 0 || table.rows.length > CHANGED_ROWS) return;
  for (const changed of changedTables(table, place)) {
    const after = await read(changed, book);
    if (after) judgeChange(changed, said, after, book);
  }
}

async function scoreSuite<T extends PlainTable>(
  tables: readonly T[],
  judge: (table: T, said: Understood, book: Book) => void,
): Promise<void> {
  for (const table of tables) {
    const said = await read(table, books.suites);
    if (said) judge(table, said, books.suites);
  }
}

if (does('tables') || does('changes'))
  for (const [place, { name, half, make }] of plannedTables(options.from).entries())
    if (name.includes(options.only) && (options.half === 'both' || options.half === half)) await scoreTable(make(), place);
if (does('suites')) {
  await scoreSuite(timeHeaderTables(), judgeTimeHeader);
  await scoreSuite(timeLookAlikes(), judgeLookAlike);
  await scoreSuite(rateTables(), judgeRate);
  await scoreSuite(sharesAboveOne(), judgeShareAboveOne);
}
if (does('vega'))
  for (const table of await vegaTables(VEGA))
    if (table.name.includes(options.only)) {
      const said = await read(table, books.vega);
      if (said) judgeTable(table, said, books.vega);
    }

for (const [part, book] of Object.entries(books)) {
  if (book.figures.size === 0) continue;
  const shown = part === 'kept' ? options['misses-of-kept'] : options.misses;
  if (shown) for (const [figure, { misses }] of book.figures) for (const miss of misses) say(`MISS  ${figure}  ${miss}`);
  say(`\n${part}`);
  linesOf(book).forEach(say);
}
process.exitCode = Object.values(books).every(allMet) ? 0 : 1;
