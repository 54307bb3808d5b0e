import type { Override } from '../contracts/releases/override';
import { t } from './messages';

const escape = (text: string): string => text.replace(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`);

/** Address parameter that ends all overrides. The server answers it, so that it works when no script of the page runs. */
export const RESET_PARAMETER = 'mfe-reset';

/* In the page itself, since a broken override may keep every stylesheet away. */
const STYLE = `#hub-override{position:fixed;inset:auto 0 0;z-index:2147483647;display:flex;flex-wrap:wrap;gap:.25rem 1rem;justify-content:center;align-items:center;
padding:.5rem 1rem calc(.5rem + env(safe-area-inset-bottom));background:#4a2f00;color:#fff3d6;font:500 .875rem/1.4 system-ui,sans-serif}
#hub-override p{margin:0;overflow-wrap:anywhere}#hub-override a{color:inherit;padding:.25rem .75rem;border:1px solid;border-radius:.5rem;text-decoration:none}
#hub-override a:hover{background:#fff3d6;color:#4a2f00}#hub-override a:focus-visible{outline:2px solid #fff3d6;outline-offset:2px}body{padding-bottom:3.25rem}
@media print{#hub-override{display:none}}`;

interface Banner {
  text: string;
  link: { href: string; label: string };
  nonce: string;
}

/** A strip at the foot of a page, part of its HTML, so that it is there when nothing else starts. */
export const pageBanner = ({ text, link, nonce }: Banner): string =>
  `<style nonce="${escape(nonce)}">${STYLE}</style>` +
  `<aside id="hub-override" aria-label="${escape(t('override'))}"><p>${escape(text)}</p>` +
  `<a href="${escape(link.href)}">${escape(link.label)}</a></aside>`;

/** What stands on every page while overrides are in force: which they are, and a plain link that ends them. */
export function overrideBanner(overrides: readonly Override[], nonce: string): string {
  if (overrides.length === 0) return '';
  const own = overrides.filter(({ preview }) => !preview);
  const previews = overrides.filter(({ preview }) => preview);
  const list = own.map(({ remote, buildId, base }) => t('override.one', { remote, build: base ?? buildId })).join(', ');
  const shown = previews.map(({ remote, buildId }) => t('preview.one', { remote, build: buildId })).join(', ');
  const texts = [
    ...(own.length > 0 ? [t('override.of', { overrides: list })] : []),
    ...(previews.length > 0 ? [t('preview.of', { builds: shown })] : []),
  ];
  return pageBanner({
    text: texts.join(' '),
    link: { href: `?${RESET_PARAMETER}`, label: t(own.length > 0 ? 'override.end' : 'preview.end') },
    nonce,
  });
}
