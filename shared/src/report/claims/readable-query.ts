import type { ReportDocument } from '../../contracts/reports/report';
import { TOKEN } from './lay-out-query';

type Table = ReportDocument['tables'][number];
type Named = Pick<Table, 'name' | 'relation' | 'steps'>;
type Step = NonNullable<Table['steps']>[number];

const BEFORE_A_TABLE = new Set(['FROM', 'JOIN']);
const quoted = (name: string): string => `"${name.replaceAll('"', '""')}"`;
/** The relation that was read: it is called as its file, of which DuckDB reads a name in quotes. */
const rootOf = ({ relation, steps }: Named): string => steps?.[0]?.of ?? relation;

/**
 * A query as somebody runs it who has the tables: these under their own names, and what was made of them before it, as far as it asks
 * for that, at its head.
 */
export function readableQuery(sql: string, tables: readonly Named[]): string {
  const used: { table: Named; step: Step }[] = [];
  const tokens = sql.match(TOKEN) ?? [];
  const renamed = withNames(tokens, (relation) => nameOf(relation, tables, used));
  if (used.length === 0) return renamed;
  const asked = new Set(tokens);
  const made = used.map(({ table, step: { relation, of, more = [], where, select } }) => {
    if (select !== undefined) {
      const named = (one: string) => (one === of ? madeOf(table, { relation, of }) : null);
      return `${calledIn(table, relation)} AS (${withNames(select.match(TOKEN) ?? [], named)})`;
    }
    const cells = more
      .filter(({ name }) => asked.has(name) || asked.has(quoted(name)))
      .map((one) => `, ${one.sql} AS ${quoted(one.name)}`);
    return `${calledIn(table, relation)} AS (SELECT *${cells.join('')} FROM ${calledIn(table, of)}${where === undefined ? '' : ` WHERE ${where}`})`;
  });
  return `WITH ${made.join(', ')} ${renamed}`;
}

function withNames(tokens: readonly string[], nameIn: (relation: string) => string | null): string {
  let before = '';
  return tokens
    .map((token) => {
      if (token.trim() === '') return token;
      const named = BEFORE_A_TABLE.has(before) ? nameIn(token) : null;
      before = token;
      return named ?? token;
    })
    .join('');
}

/** What a relation is called, where it is one of a report's tables; notes how it comes of what was read, the first step first. */
function nameOf(relation: string, tables: readonly Named[], used: { table: Named; step: Step }[]): string | null {
  const table = tables.find((one) => rootOf(one) === relation || (one.steps ?? []).some((step) => step.relation === relation));
  if (!table) return null;
  const step = table.steps?.find((one) => one.relation === relation);
  if (step && !used.some((one) => one.step === step)) {
    // What was changed in its place has its own name still.
    if (step.of !== relation) nameOf(step.of, tables, used);
    used.push({ table, step });
  }
  return calledIn(table, relation);
}

/** What a form is made of: a file whose headers may be numbers, by which DuckDB would not know them as headers. */
function madeOf(table: Named, { relation, of }: Step): string {
  const isMade = relation !== of && (table.steps ?? []).some((step) => step.relation === of);
  const isFile = !isMade && of === rootOf(table) && /\.(?:csv|tsv|txt)$/i.test(table.name);
  return isFile ? `read_csv('${table.name.replaceAll("'", "''")}', header = true)` : calledIn(table, of);
}

const calledIn = (table: Named, relation: string): string => quoted(table.name + relation.slice(rootOf(table).length));
