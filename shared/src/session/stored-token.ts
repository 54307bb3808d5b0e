import { readItem, removeItem, writeItem } from './storage';

/** Apart from what looks into a token: the first script of a page asks with it before any library is there. */
export const TOKEN_KEY = 'token';

export const readToken = (): string | null => readItem(TOKEN_KEY);
export const writeToken = (token: string): void => writeItem(TOKEN_KEY, token);
export const clearToken = (): void => removeItem(TOKEN_KEY);
