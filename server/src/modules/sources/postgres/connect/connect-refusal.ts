import { DatabaseError } from 'pg';
import { PostgresFailure } from '../postgres-failure';

/** Classes of a server's refusal (PostgreSQL documentation, "PostgreSQL Error Codes"). Never its own words, which name roles and hosts. */
const BY_STATE: Record<string, string> = {
  '28P01': 'The database refused the username or the password.',
  '28000':
    'The database does not let this user in from here. Please check the username, that the role may log in, and that pg_hba.conf has an entry for this user, this database and the address of this hub.',
  '3D000': 'The server has no database of this name.',
  '42501': 'This user may not connect to this database. Ask its owner for GRANT CONNECT.',
  '53300': 'The database has too many connections open. Please try again later.',
  '55000': 'The database takes no connections.',
  '57P03': 'The database is starting, stopping or recovering. Please try again in a moment.',
};
const STATE = /^[0-9A-Z]{5}$/;

/** What a server's own refusal of a login is told as; null when it was no server's word. */
export function connectRefusal(error: unknown): PostgresFailure | null {
  if (!(error instanceof DatabaseError) || !error.code || !STATE.test(error.code)) return null;
  const sentence = BY_STATE[error.code] ?? 'The database refused the connection.';
  return new PostgresFailure('connect', `Failed to connect. ${sentence} (SQLSTATE ${error.code})`, { cause: error });
}
