import { createReadStream, createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import * as z from 'zod/mini';
import { InputError } from '../../model';
import { quoteName, quoteText } from '../../duckdb/quote-sql';
import { runQuery } from '../../duckdb/run-query';
import { readHead } from '../dialect/read-head';
import { copyOut, literalPath } from './copy-out';
import { damaged, textOf } from './read-parquet';
import type { Part, Unpacking } from './unpacking';
import { t } from '../messages';
import { sizeText } from '../size-text';
import { wholeText } from '../../wording/number-text';
import { LIMITS } from './limits';

const LONGEST_OBJECT = 64 << 20;

const MARK = Buffer.from('\ufeff');

const structure = z.json();
type Structure = z.infer<typeof structure>;

/** A value within each object, as JSONPath, and its name. */
interface Leaf {
  name: string;
  path: string;
}

/** Writes objects in JSON, each on a line or all in a list, as CSV; those within others become columns of their own. @throws InputError */
export async function readJson(file: string, unpacking: Unpacking): Promise<Part> {
  const path = await withoutMark(file, unpacking);
  const { signal, budget } = unpacking;
  const connection = await unpacking.database();
  try {
    await runQuery(
      connection,
      `CREATE OR REPLACE TEMP TABLE json_parts AS SELECT json AS j FROM read_json_objects(${quoteText(path)}, format = 'auto', maximum_object_size = ${LONGEST_OBJECT})`,
      signal,
    );
    const structureOf = async (of: string): Promise<Structure> => {
      const [[text] = []] = (
        await runQuery(connection, `SELECT json_group_structure(j)::VARCHAR FROM ${of}`, signal)
      ).getRowsJS();
      return structure.parse(JSON.parse(textOf(text) || 'null'));
    };
    const [[count] = []] = (await runQuery(connection, 'SELECT count(*)::DOUBLE FROM json_parts', signal)).getRowsJS();
    let from = 'json_parts';
    let shape = await structureOf(from);
    // One object around the rows: { "data": [ … ] }.
    const wrapped = Number(count) === 1 ? listWithin(shape) : null;
    if (wrapped !== null) {
      from = `(SELECT unnest(json_extract(j, ${quoteText(`${wrapped}[*]`)})) AS j FROM json_parts)`;
      shape = await structureOf(from);
    }
    const leaves = leavesOf(shape, '$', '', 0);
    const isList = Array.isArray(shape);
    if (leaves.length === 0 || (Number(count) === 1 && wrapped === null && !isList))
      throw new InputError('file_no_table', t('json.no-table'), 1);
    if (leaves.length > LIMITS.mostFields)
      throw new InputError('file_too_many_columns', t('json.fields', { most: wholeText(LIMITS.mostFields) }), 1);
    const width = isList ? await longestList(from) : leaves.length;
    const columns = isList ? Array.from({ length: width }, (_, i): Leaf => ({ name: `c${i}`, path: `$[${i}]` })) : leaves;
    const cells = columns.map((leaf) => `json_extract_string(j, ${quoteText(leaf.path)}) AS ${quoteName(leaf.name)}`);
    return {
      name: null,
      path: await copyOut(connection, `SELECT ${cells.join(', ')} FROM ${from}`, unpacking, !isList),
      notes: [],
    };
  } catch (error) {
    if (/maximum_object_size/i.test(String(error)))
      throw new InputError('file_line_too_long', t('json.object', { size: sizeText(LONGEST_OBJECT) }));
    throw damaged(error, 'json', signal);
  } finally {
    await connection.run('DROP TABLE IF EXISTS json_parts').catch(() => undefined);
  }

  async function longestList(from: string): Promise<number> {
    const [[width] = []] = (
      await runQuery(connection, `SELECT max(json_array_length(j))::DOUBLE FROM ${from}`, signal)
    ).getRowsJS();
    if (Number(width) > LIMITS.mostFields || Number(width) > budget.left)
      throw new InputError('file_too_many_columns', t('json.values', { most: wholeText(LIMITS.mostFields) }), 1);
    return Number(width);
  }
}

const isObject = (shape: Structure | undefined): shape is { [key: string]: Structure } =>
  typeof shape === 'object' && shape !== null && !Array.isArray(shape);

/** The path of the only list of objects or rows in an object; null where there is none, or several. */
function listWithin(shape: Structure): string | null {
  if (!isObject(shape)) return null;
  const lists = Object.entries(shape).filter(
    ([, value]) => Array.isArray(value) && (isObject(value[0]) || Array.isArray(value[0])),
  );
  const [first] = lists;
  return lists.length === 1 && first ? `$.${key(first[0])}` : null;
}

const key = (name: string): string => `"${name.replaceAll('\\', '\\\\').replaceAll('"', '\\"')}"`;

function leavesOf(shape: Structure, path: string, name: string, depth: number): Leaf[] {
  if (Array.isArray(shape) && depth === 0) return [{ name, path }];
  if (!isObject(shape) || depth === LIMITS.deepestObject) return depth === 0 ? [] : [{ name, path }];
  return Object.entries(shape).flatMap(([field, value]) =>
    leavesOf(value, `${path}.${key(field)}`, name === '' ? field : `${name}.${field}`, depth + 1),
  );
}

/** DuckDB takes a byte order mark for a value of its own. */
async function withoutMark(path: string, unpacking: Unpacking): Promise<string> {
  const { newPath, budget, signal } = unpacking;
  const head = await readHead(path, 0, MARK.length);
  if (!head.equals(MARK)) return literalPath(path, unpacking);
  const target = newPath();
  await pipeline(
    createReadStream(path, { start: MARK.length }),
    budget.meter(),
    createWriteStream(target, { flags: 'wx', mode: 0o600 }),
    { signal },
  );
  return target;
}
