import { callOf } from './postgres-functions';
import { constant, identifier, typeName } from './postgres-values';
import { text, tree, trees, Untranslatable, type Tree } from './sql-tree';

const COMPARISONS: Readonly<Record<string, string>> = {
  COMPARE_EQUAL: '=',
  COMPARE_NOTEQUAL: '<>',
  COMPARE_LESSTHAN: '<',
  COMPARE_GREATERTHAN: '>',
  COMPARE_LESSTHANOREQUALTO: '<=',
  COMPARE_GREATERTHANOREQUALTO: '>=',
  COMPARE_DISTINCT_FROM: 'IS DISTINCT FROM',
  COMPARE_NOT_DISTINCT_FROM: 'IS NOT DISTINCT FROM',
};
const JOINS: Readonly<Record<string, string>> = {
  INNER: 'JOIN',
  LEFT: 'LEFT JOIN',
  RIGHT: 'RIGHT JOIN',
  OUTER: 'FULL JOIN',
  FULL: 'FULL JOIN',
};
const WINDOWS: Readonly<Record<string, string>> = {
  WINDOW_RANK: 'rank',
  WINDOW_ROW_NUMBER: 'row_number',
  WINDOW_LAG: 'lag',
  WINDOW_AGGREGATE: '',
};

/** Of whole numbers each gives a whole number. */
const WINDOW_AGGREGATES = new Set(['count', 'min', 'max']);

/** What stands in a query for a table of the engine: the SELECT that gives its rows in the database, of the columns it needs. */
export type Relations = (name: string, columns: ReadonlySet<string>) => string | null;

/**
 * Writes a SELECT of the engine in PostgreSQL's words.
 * @throws Untranslatable when it uses what has no counterpart
 */
export function toPostgres(query: Tree, relations: Relations): string {
  const writer = new Writer(relations, columnsIn(query));
  return writer.select(query);
}

/** All column names that occur, by whatever relation they are of. */
function columnsIn(value: unknown, found = new Set<string>()): Set<string> {
  if (Array.isArray(value)) for (const each of value) columnsIn(each, found);
  else if (typeof value === 'object' && value !== null) {
    const node: Tree = tree(value);
    const names = node['column_names'];
    if (node['class'] === 'COLUMN_REF' && Array.isArray(names)) found.add(text(names.at(-1)));
    for (const each of Object.values(node)) columnsIn(each, found);
  }
  return found;
}

class Writer {
  private derived = 0;

  constructor(
    private readonly relations: Relations,
    private readonly columns: ReadonlySet<string>,
  ) {}

  select(node: Tree): string {
    if (node['type'] !== 'SELECT_NODE') throw new Untranslatable('This is no plain SELECT.');
    const having = node['having'] ? ` HAVING ${this.expression(tree(node['having']))}` : '';
    const where = node['where_clause'] ? ` WHERE ${this.expression(tree(node['where_clause']))}` : '';
    const groups = trees(node['group_expressions']).map((each) => this.expression(each));
    return (
      this.with(node) +
      `SELECT ${trees(node['select_list'])
        .map((each) => this.item(each))
        .join(', ')}` +
      this.from(tree(node['from_table'])) +
      where +
      (groups.length > 0 ? ` GROUP BY ${groups.join(', ')}` : '') +
      having +
      trees(node['modifiers'])
        .map((each) => this.modifier(each))
        .join('')
    );
  }

  private with(node: Tree): string {
    const parts = trees(tree(node['cte_map'])['map']).map(({ key, value }) => {
      const query = tree(tree(tree(value)['query'])['node']);
      return `${identifier(text(key))} AS (${this.select(query)})`;
    });
    return parts.length > 0 ? `WITH ${parts.join(', ')} ` : '';
  }

  private item(node: Tree): string {
    const alias = text(node['alias']);
    return `${this.expression(node)}${alias ? ` AS ${identifier(alias)}` : ''}`;
  }

  private from(node: Tree): string {
    return node['type'] === 'EMPTY' ? '' : ` FROM ${this.source(node)}`;
  }

  private source(node: Tree): string {
    const alias = text(node['alias']);
    switch (node['type']) {
      case 'BASE_TABLE': {
        const name = text(node['table_name']);
        const inDatabase = this.relations(name, this.columns);
        return inDatabase === null
          ? `${identifier(name)}${alias ? ` AS ${identifier(alias)}` : ''}`
          : `(${inDatabase}) AS ${identifier(alias || name)}`;
      }
      case 'SUBQUERY':
        // Before version 16 each needs a name.
        return `(${this.select(tree(tree(node['subquery'])['node']))}) AS ${identifier(alias || `derived_${++this.derived}`)}`;
      case 'JOIN':
        return this.join(node);
      default:
        throw new Untranslatable(`There is no counterpart of ${text(node['type'])}.`);
    }
  }

  private join(node: Tree): string {
    const sides = [this.source(tree(node['left'])), this.source(tree(node['right']))];
    if (node['ref_type'] === 'CROSS') return sides.join(' CROSS JOIN ');
    const join = JOINS[text(node['join_type'])];
    if (!join || node['ref_type'] !== 'REGULAR') throw new Untranslatable('There is no counterpart of this join.');
    const using = node['using_columns'];
    const names = Array.isArray(using) ? using.map((name) => identifier(text(name))) : [];
    return `${sides.join(` ${join} `)} ${names.length > 0 ? `USING (${names.join(', ')})` : `ON ${this.expression(tree(node['condition']))}`}`;
  }

  private modifier(node: Tree): string {
    if (node['type'] === 'ORDER_MODIFIER') return ` ORDER BY ${this.orders(node['orders'])}`;
    if (node['type'] !== 'LIMIT_MODIFIER' || node['offset'])
      throw new Untranslatable('There is no counterpart of this modifier.');
    return ` LIMIT ${this.expression(tree(node['limit']))}`;
  }

  /** DuckDB has missing values last, whichever way it sorts. */
  private orders(value: unknown): string {
    return trees(value)
      .map(({ type, null_order: nulls, expression }) => {
        const direction = type === 'DESCENDING' ? ' DESC' : '';
        return `${this.expression(tree(expression))}${direction} NULLS ${nulls === 'NULLS FIRST' ? 'FIRST' : 'LAST'}`;
      })
      .join(', ');
  }

  expression(node: Tree): string {
    const children = () => trees(node['children']).map((child) => this.expression(child));
    switch (node['class']) {
      case 'COLUMN_REF':
        return this.column(node);
      case 'CONSTANT':
        return constant(node);
      case 'CAST':
        if (node['try_cast'] === true) throw new Untranslatable('There is no counterpart of TRY_CAST.');
        return `(${this.expression(tree(node['child']))})::${typeName(node['cast_type'])}`;
      case 'COMPARISON':
        return `(${this.expression(tree(node['left']))} ${this.comparison(node)} ${this.expression(tree(node['right']))})`;
      case 'CONJUNCTION':
        return `(${children().join(node['type'] === 'CONJUNCTION_OR' ? ' OR ' : ' AND ')})`;
      case 'BETWEEN':
        return `(${this.expression(tree(node['input']))} BETWEEN ${this.expression(tree(node['lower']))} AND ${this.expression(tree(node['upper']))})`;
      case 'OPERATOR':
        return operator(text(node['type']), children());
      case 'FUNCTION':
        return this.call(node);
      case 'WINDOW':
        return this.window(node);
      case 'CASE':
        return this.choice(node);
      case 'STAR':
        return '*';
      case 'SUBQUERY':
        if (node['subquery_type'] === 'SCALAR') return `(${this.select(tree(tree(node['subquery'])['node']))})`;
    }
    throw new Untranslatable(`There is no counterpart of ${text(node['class'])} ${text(node['type'])}.`);
  }

  private comparison(node: Tree): string {
    const sign = COMPARISONS[text(node['type'])];
    if (!sign) throw new Untranslatable(`There is no counterpart of ${text(node['type'])}.`);
    return sign;
  }

  private column(node: Tree): string {
    const names = Array.isArray(node['column_names']) ? node['column_names'].map(text) : [];
    if (names.at(-1) === 'rowid') throw new Untranslatable('Rows have no number in the database.');
    return names.map(identifier).join('.');
  }

  private call(node: Tree): string {
    const filter = node['filter'] ? ` FILTER (WHERE ${this.expression(tree(node['filter']))})` : '';
    const args = trees(node['children']).map((child) => this.expression(child));
    return callOf({ name: text(node['function_name']), args, distinct: node['distinct'] === true ? 'DISTINCT ' : '', filter });
  }

  private window(node: Tree): string {
    const own = WINDOWS[text(node['type'])];
    if (own === undefined) throw new Untranslatable(`There is no counterpart of ${text(node['type'])}.`);
    const args = trees(node['children']).map((child) => this.expression(child));
    const name = own || text(node['function_name']);
    if (!own && !WINDOW_AGGREGATES.has(name)) throw new Untranslatable(`There is no counterpart of ${name} over a window.`);
    const partitions = trees(node['partitions']).map((each) => this.expression(each));
    const orders = this.orders(node['orders']);
    const over = [
      ...(partitions.length > 0 ? [`PARTITION BY ${partitions.join(', ')}`] : []),
      ...(orders ? [`ORDER BY ${orders}`] : []),
    ];
    return `${name}(${!own && args.length === 0 ? '*' : args.join(', ')}) OVER (${over.join(' ')})`;
  }

  private choice(node: Tree): string {
    const checks = trees(node['case_checks']).map(
      (each) => `WHEN ${this.expression(tree(each['when_expr']))} THEN ${this.expression(tree(each['then_expr']))}`,
    );
    const otherwise = node['else_expr'] ? ` ELSE ${this.expression(tree(node['else_expr']))}` : '';
    return `CASE ${checks.join(' ')}${otherwise} END`;
  }
}

function operator(type: string, args: string[]): string {
  const [first = '', ...rest] = args;
  switch (type) {
    case 'OPERATOR_NOT':
      return `(NOT ${first})`;
    case 'OPERATOR_IS_NULL':
      return `(${first} IS NULL)`;
    case 'OPERATOR_IS_NOT_NULL':
      return `(${first} IS NOT NULL)`;
    case 'OPERATOR_COALESCE':
      return `coalesce(${args.join(', ')})`;
    case 'OPERATOR_NULLIF':
      return `nullif(${args.join(', ')})`;
    case 'COMPARE_IN':
      return `(${first} IN (${rest.join(', ')}))`;
    case 'COMPARE_NOT_IN':
      return `(${first} NOT IN (${rest.join(', ')}))`;
    case 'ARRAY_EXTRACT':
      return `(${first})[${rest[0] ?? ''}]`;
    default:
      throw new Untranslatable(`There is no counterpart of ${type}.`);
  }
}
