import { createReadStream } from 'node:fs';
import { InputError } from '../../model';
import { t } from '../messages';
import { sizeText } from '../size-text';
import { RecordWriter } from '../write/write-rows';
import { DumpStatements, type DumpedTable } from './dump-statements';
import { beyond, MOST_PARTS, type Parts, type Unpacking } from './unpacking';

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
    for await (const line of linesOf(path)) {
      signal?.throwIfAborted();
      statements.line(line);
      if (statements.pending > LONGEST_STATEMENT) throw tooLong();
      const pause = waiting;
      waiting = undefined;
      await pause;
    }
    statements.end();
  } finally {
    for (const { writer } of tables.values()) await writer.close();
  }
  if (tables.size === 0) throw new InputError('file_no_table', t('dump.no-rows'), 1);
  return {
    parts: [...tables].map(([name, { path: written }]) => ({ name, path: written, notes: [] })),
    leftOut: [...surplus].map(beyond),
  };
}

const tooLong = () => new InputError('file_line_too_long', t('dump.statement', { size: sizeText(LONGEST_STATEMENT) }));

/** The lines of a text file, none longer than a statement may be. */
async function* linesOf(path: string): AsyncGenerator<string> {
  let rest = '';
  for await (const chunk of createReadStream(path, 'utf8')) {
    const lines = `${rest}${chunk as string}`.split('\n');
    rest = lines.pop() ?? '';
    for (const line of lines) yield line.endsWith('\r') ? line.slice(0, -1) : line;
    if (rest.length > LONGEST_STATEMENT) throw tooLong();
  }
  yield rest;
}
