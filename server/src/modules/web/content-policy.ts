import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';

/** Other origins from which the document's builds come. */
export const originsOf = ({ remotes }: DiscoveryDocument): string[] => {
  const versions = Object.values(remotes).flatMap((entry) => Object.values(entry.versions));
  const urls = versions.flatMap(({ manifestUrl, mirrors = [] }) => [manifestUrl, ...mirrors]);
  return [...new Set(urls.filter((url) => /^https?:/.test(url)).map((url) => new URL(url).origin))];
};

/** The policy of a page: no inline script, no eval, code only from listed origins and through the one Trusted Types policy. */
export const contentPolicy = (nonce: string, origins: string[]) => {
  const from = ["'self'", ...origins].join(' ');
  return [
    `default-src 'none'`,
    `script-src ${from}`,
    `worker-src 'self'`,
    `style-src ${from} 'nonce-${nonce}'`,
    `connect-src ${from}`,
    `img-src 'self' data:`,
    `manifest-src 'self'`,
    `font-src ${from}`,
    `base-uri 'none'`,
    `form-action 'self'`,
    `frame-ancestors 'none'`,
    `require-trusted-types-for 'script'`,
    `trusted-types default`,
  ].join('; ');
};

/** The policy of a page's worker: it tells this server of its page, and loads nothing. */
export const WORKER_POLICY = `default-src 'none'; connect-src 'self'`;
