import { inLanguage, language } from '@hub/engine';
import { LANGUAGES, type Language } from '@hub/shared/contracts/constants';
import { addWords, speakAs } from '@hub/shared/words/plain';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import { keptLanguage } from './cookies';
import german from '../../words/de';

/** The language that a browser's person reads best, of those that are spoken here; null where it names none of them. */
export const accepted = (header: string | undefined): Language | null => {
  const wishes = (header ?? '').split(',').map((wish, at) => {
    const [tag = '', ...parameters] = wish
      .trim()
      .toLowerCase()
      .split(/\s*;\s*/);
    const weight = parameters.find((each) => each.startsWith('q='))?.slice(2);
    return { tag: tag.split('-')[0], weight: weight === undefined ? 1 : Number(weight) || 0, at };
  });
  const best = wishes.filter(({ weight }) => weight > 0).sort((a, b) => b.weight - a.weight || a.at - b.at);
  return best.flatMap(({ tag }) => LANGUAGES.find((each) => each === tag) ?? [])[0] ?? null;
};

/** The language in which a request is answered: the account's, which its browser keeps, or the browser's own. */
const languageOf = (request: FastifyRequest): Language =>
  keptLanguage(request) ?? accepted(request.headers['accept-language']) ?? 'en';

/**
 * Has every request answered in its visitor's language, the engine's words with the server's. Once more before what was sent is looked at:
 * reading a body leaves the work that the request began with.
 */
export const languages = (app: FastifyInstance) => {
  addWords('de', german);
  speakAs(language);
  app.addHook('onRequest', (request, _reply, done) => inLanguage(languageOf(request), done));
  app.addHook('preValidation', (request, _reply, done) => inLanguage(languageOf(request), done));
};
