import type { Query, QueryArg } from './query';

interface Known {
  query: Query<unknown, unknown>;
  arg: unknown;
}

/** Which query an entry is of. Actions carry the key alone: functions do not belong into them. */
const known = new Map<string, Known>();

/** @returns the entry's key */
export function keep<Arg extends QueryArg, Data>(query: Query<Arg, Data>, arg: Arg): string {
  const key = query.keyOf(arg);
  known.set(key, { query, arg });
  return key;
}

/** @throws when no screen has asked by this key: somebody played an action by hand */
export function queryOf(key: string): Known {
  const found = known.get(key);
  if (!found) throw new Error(`No query has the key ${key}.`);
  return found;
}
