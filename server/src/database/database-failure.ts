import { z } from 'zod';

/** What both drivers give their errors, by PostgreSQL's protocol ("Error and Notice Message Fields"), as far as it holds no data. */
const fields = z.object({
  severity: z.string(),
  code: z.string().regex(/^[0-9A-Z]{5}$/),
  schema: z.string().optional(),
  table: z.string().optional(),
  column: z.string().optional(),
  constraint: z.string().optional(),
  routine: z.string().optional(),
});
type Fields = z.infer<typeof fields>;

/** Syntax errors and missing names: their messages quote the statement, which is ours, and never its parameters. */
const ABOUT_THE_STATEMENT = /^42/;

/** Of other messages what stands before the first value that they quote, such as `invalid input syntax for type uuid`. */
const withoutValues = (message: string) => (/^[^"':(]*/.exec(message)?.[0] ?? '').trim();

const framesOf = (stack: string | undefined) => (stack ?? '').split('\n').filter((line) => /^\s+at /.test(line));

/**
 * A statement that the database refused, without anything of its parameters. The drivers' own errors carry them: as `params` (embedded), in
 * `detail` and `where` ("Failing row contains …"), and in the message.
 */
class DatabaseFailure extends Error {
  override readonly name = 'DatabaseFailure';
  readonly code: string;
  readonly severity: string;
  readonly schema: string | undefined;
  readonly table: string | undefined;
  readonly column: string | undefined;
  readonly constraint: string | undefined;
  readonly routine: string | undefined;

  constructor(message: string, stack: string | undefined, known: Fields) {
    super(ABOUT_THE_STATEMENT.test(known.code) ? message : withoutValues(message));
    this.code = known.code;
    this.severity = known.severity;
    this.schema = known.schema;
    this.table = known.table;
    this.column = known.column;
    this.constraint = known.constraint;
    this.routine = known.routine;
    this.stack = [`${this.name}: ${this.message}`, ...framesOf(stack?.replace(message, ''))].join('\n');
  }
}

/** The failure that a driver's error is; everything else, such as a broken connection, as it came. */
export const asDatabaseFailure = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const known = fields.safeParse(error);
  return known.success ? new DatabaseFailure(error.message, error.stack, known.data) : error;
};
