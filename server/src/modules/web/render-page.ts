import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import type { Language } from '@hub/shared/contracts/constants';
import type { Override } from '@hub/shared/contracts/releases/override';
import type { PageKeys } from '@hub/shared/contracts/releases/page-keys';
import { LATER_LINKS, overrideBanner } from '@hub/shared/discovery';
import { attribute, jsonInScript } from './escape';
import { preloadLinks } from './preload-links';

const HEAD = '<!--hub:head-->';

/** Who reads these knows no page to which an address could be relative. */
const ABSOLUTE = /(<(?:meta property="og:(?:url|image)" content|link rel="canonical" href)=")(?=\/)/g;

interface Visit {
  /** Of the product, without a slash at the end. */
  origin: string;
  path: string;
  device: string;
  seemsLoggedIn: boolean;
  language: Language;
  theme: string | undefined;
  nonce: string;
  cohorts: readonly string[];
  /** A developer's, of this browser session. */
  overrides: readonly Override[];
  /** The trace of which the page is a part, where the hub tells its traces: the page names one with each call then. */
  trace: string | null;
  /** Tag of the discovery document, by which the page asks whether there is another. */
  tag: string;
  /** By which the page checks builds that later documents name: by remote, `*` for each. */
  keys: PageKeys;
}

/** The shell's page with what this visit needs from the first byte: theme, nonce, discovery document, preloads. */
export const renderPage = (template: string, document: DiscoveryDocument, visit: Visit): string => {
  const links = preloadLinks(document, visit);
  // Where the application waits, so do its files.
  const isLater = template.includes(LATER_LINKS);
  const head = [
    `<meta name="hub-nonce" content="${attribute(visit.nonce)}">`,
    visit.trace === null ? '' : `<meta name="hub-traces" content="${attribute(visit.trace)}">`,
    isLater ? '' : links,
    `<meta name="hub-discovery" content="${attribute(visit.tag)}">`,
    `<script type="application/json" id="mfe-discovery">${jsonInScript(document)}</script>`,
    Object.keys(visit.keys).length > 0
      ? `<script type="application/json" id="hub-keys">${jsonInScript(visit.keys)}</script>`
      : '',
    visit.overrides.length > 0
      ? `<script type="application/json" id="hub-overrides">${jsonInScript(visit.overrides)}</script>`
      : '',
  ].join('');
  const theme = visit.theme === 'light' || visit.theme === 'dark' ? ` data-theme="${visit.theme}"` : '';
  // Functions, since `$` means something in a replacement text.
  const placed = template.replace(LATER_LINKS, () => links).replace(ABSOLUTE, (tag) => tag + attribute(visit.origin));
  const themed = placed.replace(/<html\b[^>]*/, (tag) => tag.replace(/ lang="\w+"/, ` lang="${visit.language}"`) + theme);
  const headed = themed.includes(HEAD) ? themed.replace(HEAD, () => head) : themed.replace('</head>', () => `${head}</head>`);
  return headed.replace(/<body\b[^>]*>/, (tag) => tag + overrideBanner(visit.overrides, visit.nonce));
};
