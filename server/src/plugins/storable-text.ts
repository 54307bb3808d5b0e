import type { FastifyInstance } from 'fastify';
import { AppError } from '../errors';

/** NUL, which PostgreSQL stores in no text, and halves of a character, which UTF-8 cannot say. */
const UNSTORABLE = /[\0\p{Cs}]/u;
/** JSON bodies are small, so that this is deeper than any contract goes, and the check ends soon. */
const DEEPEST = 100;

/** Whether all texts within can be stored, names of fields included. */
export const isStorable = (value: unknown, depth = 0): boolean => {
  if (typeof value === 'string') return !UNSTORABLE.test(value);
  if (typeof value !== 'object' || value === null) return true;
  if (depth > DEEPEST) return false;
  const values: unknown[] = Object.values(value);
  return Object.keys(value).every((key) => !UNSTORABLE.test(key)) && values.every((each) => isStorable(each, depth + 1));
};

/** Refuses calls with a text that no database takes, whatever field it is in, before anybody works with it. */
export const storableText = (app: FastifyInstance) => {
  app.addHook('preValidation', async ({ body, params, query }) => {
    if (![body, params, query].every((each) => isStorable(each))) throw new AppError('unstorable-text');
  });
};
