import type { DiscoveryDocument } from '@hub/shared/contracts/discovery';
import { attribute, jsonInScript } from './escape';
import { preloadLinks } from './preload-links';

const HEAD = '<!--hub:head-->';

interface Visit {
  path: string;
  device: string;
  seemsLoggedIn: boolean;
  theme: string | undefined;
  nonce: string;
}

/** The shell's page with what this visit needs from the first byte: theme, nonce, discovery document, preloads. */
export const renderPage = (template: string, document: DiscoveryDocument, visit: Visit): string => {
  const head = [
    `<meta name="hub-nonce" content="${attribute(visit.nonce)}">`,
    preloadLinks(document, visit),
    `<script type="application/json" id="mfe-discovery">${jsonInScript(document)}</script>`,
  ].join('');
  const theme = visit.theme === 'light' || visit.theme === 'dark' ? ` data-theme="${visit.theme}"` : '';
  // Functions, since `$` means something in a replacement text.
  const themed = template.replace(/<html\b[^>]*/, (tag) => tag + theme);
  return themed.includes(HEAD) ? themed.replace(HEAD, () => head) : themed.replace('</head>', () => `${head}</head>`);
};
