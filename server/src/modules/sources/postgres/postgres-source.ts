import type { Context } from '../../../context';
import { AppError } from '../../../errors';
import type { SourceAdapter, Stored } from '../source-adapter';
import { analyzePostgres } from './analyze-postgres';
import { accessOf } from './postgres-access';
import { postgresAnswer } from './postgres-answer';
import { postgresRoutes } from './postgres-routes';
import { databasePool, databaseScript } from './process/database-pool';

/** Tables of a database. Of a login everything but the password is kept, which is asked for each time. */
export const postgresSource = (context: Context): SourceAdapter<Stored<'postgres'>> => {
  const { config, log } = context;
  const databases = databasePool(databaseScript(), log);
  return {
    isOutside: true,
    routes: (guards) => postgresRoutes(context, databases, guards),
    again: async ({ user_id: userId, source_id: sourceId }, { type: _type, tables, ...login }, { id, password, log }) => {
      if (password === undefined) throw new AppError('password-required');
      return analyzePostgres(context, databases, { id, userId, sourceId, connection: { ...login, password }, tables, log });
    },
    verify: (source, { password, userId, signal, log }) => {
      if (password === undefined) return null;
      const questions = databases.open(accessOf(config, { ...source, password }), { userId, signal });
      return {
        ask: async (sql) => {
          try {
            return await questions.ask(sql);
          } catch (error) {
            throw postgresAnswer(error, { log, userId, connection: source });
          }
        },
        close: () => questions.close(),
      };
    },
    close: () => databases.close(),
  };
};
