import { createReadStream } from 'node:fs';
import { createInterface } from 'node:readline';
import { InputError } from '../../model';
import { RecordWriter } from '../write/write-rows';
import { DumpStatements, type DumpedTable } from './dump-statements';
import { beyond } from './unzip';
import { MOST_PARTS, type Parts, type Unpacking } from './unpacking';

/** Characters of a statement that are kept until its end is found. */
const LONGEST_STATEMENT = 64 << 20;

/** Writes the rows of each table of an SQL dump (COPY of PostgreSQL, INSERT of any database) as CSV. @throws InputError when it has none */
export async function readDump(path: string, { newPath, budget, signal }: Unpacking): Promise<Parts> {
  const tables = new Map<string, { path: string; writer: RecordWriter; rows: number }>();
  const surplus = new Set<string>();
  let waiting: Promise<void> | undefined;
  const onRow = ({ name, columns }: DumpedTable, cells: string[]) => {
    let table = tables.get(name);
    const write = (record: string[]) => {
      budget.take(record.reduce((sum, cell) => sum + cell.length + 1, 0));
      waiting = table?.writer.write(record) ?? waiting;
    };
    if (!table) {
      if (tables.size === MOST_PARTS) {
        surplus.add(name);
        return;
      }
      const target = newPath();
      table = { path: target, writer: new RecordWriter(target, '\n'), rows: 0 };
      tables.set(name, table);
      if (columns.length > 0) write(columns);
    }
    table.rows++;
    write(cells);
  };
  const statements = new DumpStatements(onRow);
  try {
    for await (const line of createInterface({ input: createReadStream(path, 'utf8'), crlfDelay: Infinity })) {
      signal?.throwIfAborted();
      statements.line(line);
      if (statements.pending > LONGEST_STATEMENT)
        throw new InputError('file_line_too_long', 'A statement of the SQL script is longer than 64 MB.');
      const pause = waiting;
      waiting = undefined;
      await pause;
    }
    statements.end();
  } finally {
    for (const { writer } of tables.values()) await writer.close();
  }
  if (tables.size === 0)
    throw new InputError(
      'file_no_table',
      'The file is an SQL script without rows: no INSERT or COPY in it fills a table. Please export the data as well.',
      1,
    );
  return {
    parts: [...tables].map(([name, { path: written }]) => ({ name, path: written, notes: [] })),
    leftOut: [...surplus].map(beyond),
  };
}
