const encode = (value: object): string =>
  btoa(JSON.stringify(value)).replaceAll('+', '-').replaceAll('/', '_').replaceAll('=', '');

/** A readable, unsigned token that ends in `lifetimeMs` (an hour, unless told otherwise). */
export function makeToken(lifetimeMs = 3_600_000, sub = 'user-1'): string {
  const now = Math.floor(Date.now() / 1000);
  return `${encode({ alg: 'none', typ: 'JWT' })}.${encode({ sub, iat: now, exp: now + Math.round(lifetimeMs / 1000) })}.unsigned`;
}
