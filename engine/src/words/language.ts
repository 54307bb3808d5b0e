import { AsyncLocalStorage } from 'node:async_hooks';
import type { Language } from '../contracts/language';

export type { Language };

const spoken = new AsyncLocalStorage<Language>();

/** The language of the work that asks; English where nobody said otherwise. */
export const language = (): Language => spoken.getStore() ?? 'en';

/** Does work in a language. Works in several languages at once do not meet. */
export const inLanguage = <Result>(own: Language, work: () => Result): Result => spoken.run(own, work);
