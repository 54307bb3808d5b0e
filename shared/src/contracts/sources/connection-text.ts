/** What a text says of a database. Each part as it was written. */
export interface ConnectionParts {
  host?: string;
  port?: string;
  dbname?: string;
  user?: string;
  password?: string;
}

const SCHEME = /^(?:jdbc:)?[a-z][a-z0-9+.-]*:\/\//i;
const HOST_AND_PORT = /^(\[[^\]]*\]|[^\s:/@[\]]+):(\d{1,5})(?:\/(\S*))?$/;
/** `name=value` of `.env` files, connection strings of libpq and the shell; a value with blanks stands in quotation marks. */
const PAIR = /(?:^|[\s;])(?:export\s+)?([A-Za-z_]\w*)\s*=\s*('(?:[^'\\]|\\.)*'|"(?:[^"\\]|\\.)*"|[^\s;]*)/g;
const NAMES: readonly [keyof ConnectionParts, RegExp][] = [
  ['password', /(?:^|_)(?:pg)?pass(?:word)?$/i],
  ['user', /(?:^|_)(?:pg)?user(?:name|_name)?$/i],
  ['port', /(?:^|_)(?:pg)?port$/i],
  ['host', /(?:^|_)(?:pg)?(?:host(?:name|addr)?|server)$/i],
  ['dbname', /(?:^|_)(?:pg)?(?:database|dbname|db|db_name|database_name)$/i],
];
const FLAGS: Record<string, keyof ConnectionParts> = {
  h: 'host', host: 'host', p: 'port', port: 'port', U: 'user', username: 'user', d: 'dbname', dbname: 'dbname',
}; // prettier-ignore
/** Nobody's connection is longer; the patterns take the square of a text's length at worst. */
const LONGEST = 2_000;
const WORD = /'([^']*)'|"([^"]*)"|(\S+)/g;

/**
 * Takes apart what people paste where only a host is asked for: an address (`postgres://…`, also as JDBC writes it), `host:port`,
 * a `psql` command, lines of a `.env` file, a connection string of libpq. Null for everything else, a plain host first of all.
 */
export function readConnectionText(text: string): ConnectionParts | null {
  if (text.length > LONGEST) return null;
  const trimmed = unquote(text.trim());
  const parts = SCHEME.test(trimmed)
    ? ofAddress(trimmed)
    : /(?:^|\s)psql\s/.test(trimmed)
      ? ofCommand(trimmed)
      : (ofPairs(trimmed) ?? ofHostAndPort(trimmed));
  const filled = Object.entries(parts ?? {}).filter(([, value]) => value !== '');
  return filled.length > 0 ? Object.fromEntries(filled) : null;
}

function ofAddress(text: string): ConnectionParts {
  const rest = text.replace(SCHEME, '');
  // A password may hold any of the signs that part an address, so its end is sought from behind.
  const at = rest.lastIndexOf('@');
  const login = at < 0 ? '' : rest.slice(0, at);
  const place = rest.slice(at + 1);
  const colon = login.indexOf(':');
  const [, host = '', port = '', dbname = '', query = ''] =
    /^(\[[^\]]*\]|[^:/?]*)(?::(\d*))?(?:\/([^?]*))?(?:\?(.*))?/.exec(place) ?? [];
  const found: ConnectionParts = {
    host: decoded(host),
    port,
    dbname: decoded(dbname),
    user: decoded(colon < 0 ? login : login.slice(0, colon)),
    password: colon < 0 ? '' : decoded(login.slice(colon + 1)),
  };
  for (const pair of query.split('&')) {
    const [name = '', value = ''] = pair.split('=');
    const part = partOf(name);
    if (part && !found[part]) found[part] = decoded(value);
  }
  return found;
}

function ofCommand(text: string): ConnectionParts {
  const at = text.search(/(?:^|\s)psql\s/);
  const found: ConnectionParts = { ...ofPairs(text.slice(0, at)) };
  const words = [...text.slice(at).trim().matchAll(WORD)].map(([, single, double, bare]) => single ?? double ?? bare ?? '');
  const loose: string[] = [];
  for (let i = 1; i < words.length; i++) {
    const word = words[i] ?? '';
    const [, name = '', glued = ''] = /^--([a-z]+)=?(.*)$/.exec(word) ?? /^-(\w)(.*)$/.exec(word) ?? [];
    const part = FLAGS[name];
    if (part) found[part] = glued || (words[++i] ?? '');
    else if (!word.startsWith('-')) loose.push(word);
  }
  const [database = '', user = ''] = loose;
  const whole = readConnectionText(found.dbname ?? database);
  if (whole) return { ...found, dbname: '', ...whole };
  return { ...(database && { dbname: database }), ...(user && { user }), ...found };
}

function ofPairs(text: string): ConnectionParts | null {
  const found: ConnectionParts = {};
  for (const [, name = '', raw = ''] of text.matchAll(PAIR)) {
    const value = unquote(raw);
    if (SCHEME.test(value)) return ofAddress(value);
    const part = partOf(name);
    if (part) found[part] = value;
  }
  return Object.keys(found).length > 0 ? found : null;
}

function ofHostAndPort(text: string): ConnectionParts | null {
  const [whole, host = '', port = '', dbname = ''] = HOST_AND_PORT.exec(text) ?? [];
  return whole === undefined ? null : { host, port, dbname };
}

const partOf = (name: string) => NAMES.find(([, pattern]) => pattern.test(name))?.[0];

function unquote(text: string): string {
  const quoted = /^(['"])(.*)\1$/s.exec(text);
  return quoted ? (quoted[2] ?? '').replaceAll(/\\(.)/g, '$1') : text;
}

function decoded(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    // A bare `%` in a password.
    return text;
  }
}
