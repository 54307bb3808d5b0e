import { Untranslatable } from './sql-tree';

/** A call with its arguments already in PostgreSQL's words. */
export interface Call {
  name: string;
  args: string[];
  /** `DISTINCT `, or nothing. */
  distinct: string;
  /** ` FILTER (…)`, or nothing. */
  filter: string;
}

const number = (sql: string | undefined): string => `(${sql ?? 'NULL'})::float8`;
const part =
  (field: string) =>
  ({ args: [time] }: Call) =>
    `extract(${field} FROM ${time ?? 'NULL'})::int4`;
const same = ({ name, args }: Call) => `${name}(${args.join(', ')})`;
const aggregate = ({ name, args, distinct, filter }: Call) => `${name}(${distinct}${args.join(', ')})${filter}`;
/** PostgreSQL sums and averages whole numbers as `numeric`, DuckDB as what holds them; a claim needs no more than float8. */
const measured = (call: Call) => `(${aggregate({ ...call, args: call.args.map(number) })})::float8`;
const arithmetic =
  (operator: string) =>
  ({ args }: Call) =>
    args.length === 1 ? `(${operator}${args[0] ?? ''})` : `(${args.join(` ${operator} `)})`;

/** Lengths of the parts of time that are always equally long, in seconds. */
const SECONDS: Readonly<Record<string, number>> = { hour: 3600, day: 86_400, week: 604_800 };

/** Borders of calendar parts between two points in time, as DuckDB counts them. */
function datediff({ args: [quoted = '', from = '', to = ''] }: Call): string {
  const unit = quoted.replaceAll("'", '');
  const start = (time: string) => `date_trunc('${unit}', ${time})`;
  const length = SECONDS[unit];
  if (length !== undefined) return `(extract(epoch FROM ${start(to)} - ${start(from)}) / ${length})::int8`;
  const months = `(extract(year FROM ${start(to)}) - extract(year FROM ${start(from)})) * 12 + extract(month FROM ${start(to)}) - extract(month FROM ${start(from)})`;
  const step = { month: 1, quarter: 3, year: 12 }[unit];
  if (step === undefined) throw new Untranslatable(`There is no counterpart of datediff by ${unit}.`);
  return `((${months}) / ${step})::int8`;
}

/** Classes of letters that both know under different names. */
const CLASSES = [
  ['\\p{L}\\p{N}', '[:alnum:]'],
  ['\\p{L}', '[:alpha:]'],
] as const;

function matches({ args: [value = '', pattern = '', flags = "''"] }: Call): string {
  let translated = pattern;
  for (const [from, to] of CLASSES) translated = translated.replaceAll(from.replaceAll('\\', '\\\\'), to);
  if (translated.includes('\\\\p')) throw new Untranslatable('The pattern has a class that PostgreSQL does not know.');
  return `(${value} ${flags.includes('i') ? '~*' : '~'} ${translated})`;
}

/** What queries of claims and charts use of DuckDB's functions. All others have no counterpart. */
const FUNCTIONS: Readonly<Record<string, (call: Call) => string>> = {
  '+': arithmetic('+'),
  '-': arithmetic('-'),
  '*': arithmetic('*'),
  '%': arithmetic('%'),
  // DuckDB divides whole numbers into fractions, and by zero into nothing.
  '/': ({ args: [a, b] }) => `(${number(a)} / nullif(${number(b)}, 0))`,
  '||': arithmetic('||'),
  count_star: ({ filter }) => `count(*)${filter}`,
  count: aggregate,
  min: aggregate,
  max: aggregate,
  sum: measured,
  avg: measured,
  stddev_samp: measured,
  var_samp: measured,
  corr: measured,
  regr_slope: measured,
  regr_intercept: measured,
  // Of several rows that tie either takes any.
  arg_max: ({ args: [value = '', by = ''], filter }) => `(array_agg(${value} ORDER BY ${by} DESC NULLS LAST)${filter})[1]`,
  arg_min: ({ args: [value = '', by = ''], filter }) => `(array_agg(${value} ORDER BY ${by} ASC NULLS LAST)${filter})[1]`,
  any_value: ({ args: [value = ''], filter }) => `min(${value})${filter}`,
  median: ({ args: [value], filter }) => `percentile_cont(0.5) WITHIN GROUP (ORDER BY ${number(value)})${filter}`,
  quantile_cont: ({ args: [value, at = ''], filter }) =>
    `percentile_cont(${at.startsWith('ARRAY') ? `${at}::float8[]` : at}) WITHIN GROUP (ORDER BY ${number(value)})${filter}`,
  abs: same,
  trunc: ({ args }) => `trunc(${number(args[0])})`,
  floor: ({ args }) => `floor(${number(args[0])})`,
  sqrt: ({ args }) => `sqrt(${number(args[0])})`,
  least: same,
  greatest: same,
  coalesce: same,
  nullif: same,
  date_trunc: same,
  datediff,
  date_diff: datediff,
  epoch: ({ args: [time] }) => `extract(epoch FROM ${time ?? 'NULL'})::float8`,
  epoch_ms: ({ args: [time] }) => `floor(extract(epoch FROM ${time ?? 'NULL'}) * 1000)::float8`,
  isodow: part('isodow'),
  hour: part('hour'),
  month: part('month'),
  regexp_matches: matches,
  list_value: ({ args }) => `ARRAY[${args.join(', ')}]`,
  list_position: ({ args }) => `array_position(${args.join(', ')})`,
  unnest: ({ args: [list = ''] }) => (list.startsWith('generate_series') ? list : `unnest(${list})`),
  // The end of a range is not in it.
  range: ({ args: [from, to, step] }) => `generate_series(${from ?? ''}, ${to ?? ''} - interval '1 microsecond', ${step ?? ''})`,
  to_hours: ({ args: [count] }) => `(${count ?? ''} * interval '1 hour')`,
  to_days: ({ args: [count] }) => `(${count ?? ''} * interval '1 day')`,
  to_weeks: ({ args: [count] }) => `(${count ?? ''} * interval '7 days')`,
  to_months: ({ args: [count] }) => `(${count ?? ''} * interval '1 month')`,
  to_quarters: ({ args: [count] }) => `(${count ?? ''} * interval '3 months')`,
  to_years: ({ args: [count] }) => `(${count ?? ''} * interval '1 year')`,
};

/** @throws Untranslatable */
export function callOf(call: Call): string {
  const write = FUNCTIONS[call.name];
  if (!write) throw new Untranslatable(`There is no counterpart of ${call.name}.`);
  return write(call);
}
