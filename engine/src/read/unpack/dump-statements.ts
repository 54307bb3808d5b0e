/** A table of an SQL dump; the columns are empty where nothing names them. */
export interface DumpedTable {
  name: string;
  columns: string[];
}

const COPY = /^copy +(\S+) *(?:\(([^)]*)\))? *from +stdin\b/i;
const NAME = '((?:[`"[]?[\\w$ -]+[`"\\]]?\\.)*(?:`[^`]+`|"(?:[^"]|"")+"|\\[[^\\]]+\\]|[\\w$]+))';
const INSERT = new RegExp(
  `^\\s*(?:insert|replace)\\s+(?:ignore\\s+)?into\\s+${NAME}\\s*(?:\\(([^)]*)\\))?\\s*(?:overriding\\s+\\w+\\s+value\\s+)?values?\\s*`,
  'i',
);
const CREATE = new RegExp(`^\\s*create\\s+(?:\\w+\\s+)*?table\\s+(?:if\\s+not\\s+exists\\s+)?${NAME}\\s*\\(([^]*)$`, 'i');
const NO_COLUMN = /^(constraint|primary|foreign|unique|check|key|index|fulltext|spatial|exclude|like|period)\b/i;
const ESCAPED: Record<string, string> = { n: '\n', t: '\t', r: '\r', b: '\b', f: '\f', v: '\v', '0': '' };

const bare = (name: string): string =>
  name
    .trim()
    .replace(/^[`"[]|[`"\]]$/g, '')
    .replaceAll('""', '"');
/** `"public"."orders"` is called `orders`. */
const tableName = (name: string): string => bare(/(?:`[^`]+`|"(?:[^"]|"")+"|\[[^\]]+\]|[\w$]+)$/.exec(name)?.[0] ?? name);
const listed = (text: string | undefined): string[] => (text === undefined ? [] : text.split(',').map(bare));

/** Takes the lines of an SQL dump and hands out the rows that it fills tables with. */
export class DumpStatements {
  private copying: DumpedTable | null = null;
  private statement: string[] = [];
  private length = 0;
  /** The quotation mark of a text that has not ended, or `*` within a comment. */
  private open = '';
  private readonly created = new Map<string, string[]>();

  constructor(private readonly onRow: (table: DumpedTable, cells: string[]) => void) {}

  /** Characters that wait for the end of their statement. */
  get pending(): number {
    return this.length;
  }

  line(text: string): void {
    if (this.copying) {
      if (text === '\\.') this.copying = null;
      else this.onRow(this.copying, text.split('\t').map(copiedCell));
      return;
    }
    if (this.length === 0) {
      const [, name, columns] = COPY.exec(text) ?? [];
      if (name !== undefined) {
        this.copying = this.table(name, columns);
        return;
      }
    }
    this.take(text);
  }

  end(): void {
    this.finish();
  }

  private table(name: string, columns: string | undefined): DumpedTable {
    const own = tableName(name);
    return { name: own, columns: columns === undefined ? (this.created.get(own) ?? []) : listed(columns) };
  }

  /** Adds a line to the statement, and ends it at a semicolon outside of texts and comments. */
  private take(text: string): void {
    let from = 0;
    for (let i = 0; i < text.length; i++) {
      const letter = text.charAt(i);
      if (this.open === '*') {
        if (text.startsWith('*/', i)) [this.open, from, i] = ['', i + 2, i + 1];
      } else if (this.open !== '') {
        if (letter === '\\' && this.open === "'") i++;
        else if (letter === this.open) this.open = '';
      } else if (letter === "'" || letter === '"' || letter === '`') this.open = letter;
      else if (text.startsWith('--', i) || (letter === '#' && this.length === 0 && text.slice(from, i).trim() === '')) {
        this.add(text.slice(from, i));
        return;
      } else if (text.startsWith('/*', i)) {
        this.add(text.slice(from, i));
        [this.open, from, i] = ['*', text.length, i + 1];
      } else if (letter === ';') {
        this.add(text.slice(from, i));
        this.finish();
        from = i + 1;
      }
    }
    if (this.open !== '*') this.add(`${text.slice(from)}\n`);
  }

  private add(text: string): void {
    if (this.length === 0 && text.trim() === '') return;
    this.statement.push(text);
    this.length += text.length;
  }

  private finish(): void {
    const statement = this.statement.join('');
    [this.statement, this.length] = [[], 0];
    const insert = INSERT.exec(statement);
    if (insert) {
      const [head, name = '', columns] = insert;
      const table = this.table(name, columns);
      for (const cells of tuples(statement, head.length)) this.onRow(table, cells);
      return;
    }
    const [, name, body] = CREATE.exec(statement) ?? [];
    if (name !== undefined && body !== undefined) this.created.set(tableName(name), columnsOf(body));
  }
}

/** `\N` stands for no value, and a backslash before what would end the cell (PostgreSQL, COPY, text format). */
function copiedCell(text: string): string {
  if (text === '\\N') return '';
  return text.includes('\\') ? text.replace(/\\(.)/g, (_, letter: string) => ESCAPED[letter] ?? letter) : text;
}

/** The names at the beginnings of the parts of a CREATE TABLE. */
function columnsOf(body: string): string[] {
  const parts: string[] = [];
  let depth = 0;
  let part = '';
  for (const letter of body) {
    if (letter === '(') depth++;
    if (letter === ')' && --depth < 0) break;
    if (letter === ',' && depth === 0) {
      parts.push(part);
      part = '';
    } else part += letter;
  }
  return [...parts, part]
    .map((text) => text.trim())
    .filter((text) => text !== '' && !NO_COLUMN.test(text))
    .map((text) => bare(/^(?:`[^`]+`|"[^"]+"|\[[^\]]+\]|\S+)/.exec(text)?.[0] ?? text));
}

/** The tuples of `VALUES (1, 'a'), (2, NULL)`, each value as plain text. */
function* tuples(sql: string, from: number): Generator<string[]> {
  let i = from;
  while (i < sql.length) {
    const begin = sql.indexOf('(', i);
    if (begin < 0) return;
    const cells: string[] = [];
    let value = '';
    let isText = false;
    let depth = 0;
    const push = () => {
      cells.push(isText ? value : plainValue(value));
      [value, isText] = ['', false];
    };
    for (i = begin + 1; i < sql.length; i++) {
      const letter = sql.charAt(i);
      if (letter === "'") {
        const [text, end] = quotedText(sql, i);
        // A prefix (`N'…'`, `E'…'`, `DATE '…'`) is no part of the text.
        value = depth > 0 ? `${value}${text}` : text;
        isText = depth === 0;
        i = end;
      } else if (letter === '(') [depth, value] = [depth + 1, value + letter];
      else if (letter === ')' && depth > 0) [depth, value] = [depth - 1, value + letter];
      else if (letter === ')') break;
      else if (letter === ',' && depth === 0) push();
      else if (!isText) value += letter;
    }
    push();
    yield cells;
    i++;
  }
}

function plainValue(text: string): string {
  const value = text.trim();
  return /^(null|default)$/i.test(value) ? '' : value;
}

/** The text between apostrophes that begins at `at`, and where it ends. */
function quotedText(sql: string, at: number): [string, number] {
  let text = '';
  for (let i = at + 1; i < sql.length; i++) {
    const letter = sql.charAt(i);
    if (letter === '\\') text += ESCAPED[sql.charAt(++i)] ?? sql.charAt(i);
    else if (letter !== "'") text += letter;
    else if (sql.charAt(i + 1) === "'") text += sql.charAt(++i);
    else return [text, i];
  }
  return [text, sql.length];
}
