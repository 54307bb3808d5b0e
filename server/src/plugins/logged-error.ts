/** What of an error's own fields is logged: codes and places, never values. */
const SHOWN = [
  'code',
  'errno',
  'syscall',
  'statusCode',
  'responseCode',
  'severity',
  'schema',
  'table',
  'column',
  'constraint',
  'routine',
] as const;
const DEEPEST = 5;

const ADDRESS = /[^\s@<>"'(),:;]+@[^\s@<>"'(),:;]+/g;

const messageOf = (error: Error) =>
  // JSON.parse quotes what it could not read.
  (error instanceof SyntaxError ? (/^[^"']*/.exec(error.message)?.[0] ?? '') : error.message).replace(ADDRESS, '[address]');

const framesOf = ({ stack = '', message }: Error) =>
  stack
    .replace(message, '')
    .split('\n')
    .filter((line) => /^\s+at /.test(line));

interface LoggedError {
  type: string;
  message: string;
  stack: string;
  cause?: LoggedError;
  errors?: LoggedError[];
  [shown: string]: unknown;
}

/**
 * An error as the log shows it. Only fields that are known to hold no data are taken: libraries hang statements, parameters, whole mails
 * and answers of other servers onto their errors.
 */
export const loggedError = (error: unknown, depth = 0): LoggedError => {
  if (!(error instanceof Error)) return { type: typeof error, message: 'something was thrown that is no error', stack: '' };
  const message = messageOf(error);
  const shown = Object.fromEntries(
    SHOWN.flatMap((name) => {
      const value: unknown = name in error ? Reflect.get(error, name) : undefined;
      return typeof value === 'string' || typeof value === 'number' ? [[name, value]] : [];
    }),
  );
  const inner = (each: unknown) => (depth < DEEPEST && each instanceof Error ? [loggedError(each, depth + 1)] : []);
  const [cause] = inner(error.cause);
  const errors = error instanceof AggregateError ? error.errors.flatMap(inner) : [];
  return {
    type: error.name,
    message,
    stack: [`${error.name}: ${message}`, ...framesOf(error)].join('\n'),
    ...shown,
    ...(cause && { cause }),
    ...(errors.length > 0 && { errors }),
  };
};

/** Why the engine failed, without what its database quotes: cells, and lines of the statement. Places in the code stay. */
export const loggedReason = (reason: string): string => {
  const [first = '', ...more] = reason.split('\n');
  return [first.replace(/(["'`]).*\1/g, '[hidden]'), ...more.filter((line) => /^\s+at /.test(line))].join('\n');
};
