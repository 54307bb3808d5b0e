import { isListed } from './asset-ledger';

interface PolicyFactory {
  createPolicy(
    name: string,
    rules: Record<'createScriptURL' | 'createHTML' | 'createScript', (text: string) => string | null>,
  ): unknown;
}

declare global {
  interface Window {
    trustedTypes?: PolicyFactory;
  }
}

/**
 * The page's one Trusted Types policy: scripts only from listed builds, no code from text, and of HTML nothing but white space
 * (goober writes a single space into its style element).
 */
export function installTrustedTypes(): void {
  window.trustedTypes?.createPolicy('default', {
    createScriptURL: (url) => (process.env.NODE_ENV !== 'production' || isListed(url) ? url : null),
    createHTML: (html) => (html.trim() === '' ? html : null),
    createScript: () => null,
  });
}
