import { asItStands } from '../../agents/understood';
import { withTable } from '../testing/load-text';
import { MadeTable } from '../testing/made-table';
import { haveOwnNames, isReadAgain } from './read-again';

const dateOf = (day: number): string => new Date(Date.UTC(2023, 0, 1) + day * 86_400_000).toISOString().slice(0, 10);

/** What happens once a day at each of three vats. */
function daily(name: ((row: number) => string) | null): MadeTable {
  const table = new MadeTable(600, 3);
  if (name) table.add('Batch', name);
  return table
    .add('Day', (row) => dateOf(Math.floor(row / 3)))
    .add('Vat', (row) => `V${1 + (row % 3)}`)
    .add('Litres', () => table.between(900, 1100));
}

test.each<[string, Parameters<typeof daily>[0], boolean]>([
  ['each batch has a number', (row) => `B${23_000 + row}`, true],
  ['nothing names a row', null, false],
  ['a name is of several rows', (row) => `B${23_000 + Math.floor(row / 2)}`, false],
])('of what happens once a day at each of three vats: %s', (_, name, named) =>
  withTable(daily(name).csv(), async ({ connection }, loaded) => {
    const { read } = await asItStands(connection, loaded, { roles: new Map(), keys: new Set() });
    expect(read.model?.shape.kind).toBe('panel');
    expect([haveOwnNames(read), isReadAgain(read)]).toEqual([named, !named]);
  }),
);
