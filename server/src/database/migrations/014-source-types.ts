import { sql, type Kysely } from 'kysely';

/** Which types of source there are is said by the contracts alone, so that another one takes no migration. */
const statements = [
  `alter table analyses drop constraint analyses_source_type_check`,
  `alter table reports drop constraint reports_source_type_check`,
];

export const up = async (db: Kysely<unknown>) => {
  for (const statement of statements) await sql.raw(statement).execute(db);
};
