import { escapeHtml } from '../../mail/escape-html';
import { language } from '@hub/shared/words/plain';
import type { StoredMail } from '../../mail/outbox';
import { t } from './messages';

const LINK = /https?:\/\/[^\s<>"']+/g;

/** Text with its addresses as links; everything else escaped. */
const withLinks = (text: string) => {
  let html = '';
  let from = 0;
  for (const match of text.matchAll(LINK)) {
    html += escapeHtml(text.slice(from, match.index));
    html += `<a href="${escapeHtml(match[0])}" rel="noopener noreferrer">${escapeHtml(match[0])}</a>`;
    from = match.index + match[0].length;
  }
  return html + escapeHtml(text.slice(from));
};

const article = (mail: StoredMail) => `<article aria-labelledby="m-${mail.id}">
<h2 id="m-${mail.id}">${escapeHtml(mail.subject)}</h2>
<p class="meta">${escapeHtml(t('to', { address: mail.to }))} · <time datetime="${escapeHtml(mail.at)}">${escapeHtml(t('at', { time: mail.at.replace('T', ' ').slice(0, 19) }))}</time></p>
<pre>${withLinks(mail.text)}</pre>
</article>`;

const STYLE = `:root{color-scheme:light dark}body{margin:0;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif}
main{max-width:44rem;margin:0 auto}article{margin:1.5rem 0;padding:1.25rem;border:1px solid color-mix(in srgb,currentColor 20%,transparent);border-radius:.75rem}
h2{margin:0;font-size:1.1rem}.meta{margin:.25rem 0 0;opacity:.75}pre{margin:1rem 0 0;white-space:pre-wrap;overflow-wrap:anywhere;font:inherit}`;

/** The mails that the development server would have sent. A page without a script. */
export const mailboxPage = (mails: StoredMail[], nonce: string) => `<!doctype html>
<html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(t('title'))}</title>
<style nonce="${nonce}">${STYLE}</style></head>
<body><main><h1>${escapeHtml(t('title'))}</h1>
<p>${escapeHtml(t('about'))}</p>
${mails.length > 0 ? mails.map(article).join('\n') : `<p>${escapeHtml(t('none'))}</p>`}
</main></body></html>`;
