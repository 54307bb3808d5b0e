import { text, tree, Untranslatable, type Tree } from './sql-tree';

export const identifier = (name: string): string => `"${name.replaceAll('"', '""')}"`;
export const textLiteral = (value: string): string =>
  value.includes('\\') ? ` E'${value.replaceAll('\\', '\\\\').replaceAll("'", "''")}'` : `'${value.replaceAll("'", "''")}'`;

/** DuckDB's type to PostgreSQL's. Truth values become no other whole number there than int4. */
const TYPES: Readonly<Record<string, string>> = {
  BOOLEAN: 'boolean',
  INTEGER: 'int4',
  BIGINT: 'int8',
  HUGEINT: 'numeric',
  DOUBLE: 'float8',
  VARCHAR: 'text',
  DATE: 'date',
  TIMESTAMP: 'timestamp',
  TIME: 'time',
};

export function typeName(type: unknown): string {
  const id = text(tree(type)['id']);
  if (id === 'DECIMAL') return 'numeric';
  return TYPES[id] ?? fail(`the type ${id}`);
}

const fail = (what: string): never => {
  throw new Untranslatable(`There is no counterpart of ${what}.`);
};

/** A literal of the query. */
export function constant(node: Tree): string {
  const { type, is_null: isNull, value } = tree(node['value']);
  if (isNull === true) return 'NULL';
  const { id, type_info: info } = tree(type);
  if (id === 'VARCHAR') return textLiteral(text(value));
  if (id === 'BOOLEAN') return value === true ? 'true' : 'false';
  if (id === 'DECIMAL') return decimal(String(value), Number(tree(info)['scale']));
  if (typeof value === 'number') return value < 0 ? `(${value})` : String(value);
  return fail(`a literal of the type ${String(id)}`);
}

/** DuckDB writes a decimal down as its digits alone. */
function decimal(digits: string, scale: number): string {
  const bare = digits.replace('-', '').padStart(scale + 1, '0');
  const point = bare.length - scale;
  const number = scale > 0 ? `${bare.slice(0, point)}.${bare.slice(point)}` : bare;
  return digits.startsWith('-') ? `(-${number})` : number;
}
