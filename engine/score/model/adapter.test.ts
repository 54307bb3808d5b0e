import { understand } from './adapter';
import { plannedTables } from './corpus';
import { Book } from './judge/book';
import { judgeTable } from './judge/judge-table';
import { linesOf } from './print-book';
import { ask } from './run';

jest.setTimeout(60_000);

const SOME = ['few entities: retail', 'panel: web', 'series: support', 'cells: banking', 'wide: retail', 'trial 1'];

test('the engine is asked about a table of each shape, and its answers are counted', async () => {
  const book = new Book();
  for (const { name, make } of plannedTables().filter((table) => SOME.includes(table.name))) {
    const table = make();
    const said = await ask(understand, table);
    if (said instanceof Error) throw said;
    expect({ name, columns: said.columns.length }).toEqual({ name, columns: table.header.length });
    judgeTable(table, said, book);
  }
  const roles = book.of('accepted roles');
  expect(roles.of).toBeGreaterThan(30);
  expect(roles.right).toBeGreaterThan(0.8 * roles.of);
  expect(linesOf(book).join('\n')).toMatch(/^(?:ok {2}|LOW ) roles without harm: \d+ of \d+ /m);
});

test('a model that fails is counted, not thrown', async () => {
  const failing = () => Promise.reject(new Error('no table'));
  expect(await ask(failing, { header: ['a'], rows: [['1']] })).toEqual(new Error('no table'));
});
