import { escapeIdentifier } from 'pg';
import { type ExtractColumn, type ExtractType, MAX_TEXT } from '@hub/engine';
import type { CatalogueColumn } from './describe-columns';

export interface MappedColumn {
  column: ExtractColumn;
  /** SQL over a row of the table, in a form whose text the engine reads back without loss. */
  expression: string;
}

interface Mapping {
  duckType: ExtractType;
  expression(name: string): string;
  unit?: string;
}

const plain = (duckType: ExtractType): Mapping => ({ duckType, expression: (name) => name });
/** Days of a month and hours of a day are taken as the database itself takes them: 30 and 24. */
const seconds: Mapping = { duckType: 'DOUBLE', expression: (name) => `extract(epoch FROM ${name})`, unit: 'seconds' };
const text: Mapping = { duckType: 'VARCHAR', expression: (name) => `left(${name}::text, ${MAX_TEXT + 1})` };
const json: Mapping = { duckType: 'VARCHAR', expression: (name) => `left(to_json(${name})::text, ${MAX_TEXT + 1})` };

const BUILT_IN: Record<string, Mapping> = {
  int2: plain('BIGINT'),
  int4: plain('BIGINT'),
  int8: plain('BIGINT'),
  oid: plain('BIGINT'),
  float4: plain('DOUBLE'),
  float8: plain('DOUBLE'),
  numeric: plain('NUMERIC'),
  money: { duckType: 'DOUBLE', expression: (name) => `${name}::numeric` },
  bool: plain('BOOLEAN'),
  date: plain('DATE'),
  timestamp: plain('TIMESTAMP'),
  timestamptz: { duckType: 'TIMESTAMP', expression: (name) => `(${name} AT TIME ZONE 'UTC')` },
  time: plain('TIME'),
  timetz: { duckType: 'TIME', expression: (name) => `(${name} AT TIME ZONE 'UTC')::time` },
  interval: seconds,
  // What bytes mean is not known; how many there are may tell something.
  bytea: { duckType: 'BIGINT', expression: (name) => `octet_length(${name})`, unit: 'bytes' },
};

const MAX_WHOLE_DIGITS = 18;

/** How a column of any type is copied: numbers, points in time and truth values typed, everything else as its text. */
export function mapColumn(column: CatalogueColumn, currency: string | null): MappedColumn {
  const mapping = mappingOf(column);
  const unit = column.base === 'money' && column.builtIn ? currency : (mapping.unit ?? null);
  return {
    column: {
      name: column.name,
      pgType: column.type,
      duckType: mapping.duckType,
      unit,
      ...(column.labels ? { enumOrder: column.labels } : {}),
      ...(column.key ? { key: column.key } : {}),
    },
    expression: mapping.expression(escapeIdentifier(column.name)),
  };
}

function mappingOf({ base, builtIn, isArray, precision, scale }: CatalogueColumn): Mapping {
  if (isArray) return json;
  if (!builtIn) return text;
  if (base === 'numeric' && precision !== null && scale !== null) {
    if (scale > 0) return plain('DOUBLE');
    return precision <= MAX_WHOLE_DIGITS && scale === 0 ? plain('BIGINT') : plain('NUMERIC');
  }
  return BUILT_IN[base] ?? text;
}
