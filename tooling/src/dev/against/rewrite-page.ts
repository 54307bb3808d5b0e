import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import { discoveryDocument } from '@hub/shared/contracts/releases/discovery';
import type { Override } from '@hub/shared/contracts/releases/override';
import { overrideBanner, pageBanner } from '@hub/shared/discovery';
import { DEV_REACT_PATH } from './dev-react';

const DOCUMENT = /(<script type="application\/json" id="mfe-discovery">)(.*?)(<\/script>)/s;
const NONCE = /<meta name="hub-nonce" content="([^"]*)"/;

/** Address parameter that goes back to the local build after its way out was taken. */
export const LOCAL_PARAMETER = 'mfe-local';

const inScript = (value: unknown): string => JSON.stringify(value).replaceAll('<', '\\u003c');
const afterBody = (html: string, text: string): string => html.replace(/<body\b[^>]*>/, (tag) => tag + text);
const nonceOf = (html: string): string => NONCE.exec(html)?.[1] ?? '';

/** A deployed page whose discovery document names the local build, which the page is told to take, and a banner that says so. */
export function withLocalRemote(html: string, local: Override, swap: (document: DiscoveryDocument) => DiscoveryDocument): string {
  const parsed = discoveryDocument.safeParse(JSON.parse(DOCUMENT.exec(html)?.[2] ?? 'null'));
  // A page without the document, such as an error of a gateway, is passed on as it is.
  if (!parsed.success) return html;
  const overrides = `<script type="application/json" id="hub-overrides">${inScript([local])}</script>`;
  const swapped = html.replace(DOCUMENT, (_all, start: string, _json, end: string) =>
    [start, inScript(swap(parsed.data)), end, overrides].join(''),
  );
  const preloads = new RegExp(`<link rel="preload"[^>]+/remotes/${local.remote}/[^>]*>`, 'g');
  const started = swapped
    .replace(preloads, '')
    .replace(/<head\b[^>]*>/, (tag) => `${tag}<script src="${DEV_REACT_PATH}"></script>`);
  return afterBody(started, overrideBanner([local], nonceOf(html)));
}

/** The deployed page as it is, after the way out was taken. */
export const withoutLocalRemote = (html: string, { remote }: Override): string =>
  afterBody(
    html,
    pageBanner({
      text: `${remote} is the deployed one here.`,
      link: { href: `?${LOCAL_PARAMETER}`, label: 'Use the local one' },
      nonce: nonceOf(html),
    }),
  );
