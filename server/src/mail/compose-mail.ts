import { safeSentence } from '@hub/shared/contracts/foreign-text';
import { language } from '@hub/shared/words/plain';
import { escapeHtml } from './escape-html';
import type { Mail } from './mail';
import { t } from './messages';
import { pictureText, type Picture } from './picture';
import { MARKED, pictureHtml, QUIET } from './picture-html';

interface Content {
  to: string;
  subject: string;
  greeting: string;
  /** Sentences, and pictures of what they say. */
  paragraphs: (string | Picture)[];
  action?: { label: string; url: string };
  /** Small print at the end. */
  footer: string;
  /** Address that ends mails of this kind. */
  unsubscribe?: string;
}

/** Where it is dark, for mail programs that ask: colours that are written at an element yield to these alone. */
const DARK =
  ':root{color-scheme:light dark}@media (prefers-color-scheme:dark){' +
  '.page{background:#12151c!important;color:#e6e9f0!important}.card{background:#1c212b!important}' +
  `.${QUIET}{color:#a9b2c3!important}.button{background:#5468f0!important}.${MARKED}{background:#8494ff!important}}`;

/** Plain text and a simple page from the same sentences, in which no foreign text turns anything around. Nothing in it is loaded from anywhere. */
export const composeMail = ({ to, action, footer, unsubscribe, ...own }: Content): Mail => {
  // Names, titles and reasons in them come from people and files.
  const line = (text: string) => safeSentence(text.replace(/\s+/g, ' '));
  const [subject, greeting] = [line(own.subject), line(own.greeting)];
  const paragraphs = own.paragraphs.map((part) => (typeof part === 'string' ? safeSentence(part) : part));
  const text = [
    greeting,
    ...paragraphs.map((part) => (typeof part === 'string' ? part : pictureText(part))),
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    `-- \n${footer}${unsubscribe ? `\n${t('stop.at', { url: unsubscribe })}` : ''}`,
  ].join('\n\n');
  const p = (content: string) => `<p style="margin:0 0 16px;overflow-wrap:anywhere">${content}</p>`;
  const small = (content: string) =>
    `<p class="${QUIET}" style="margin:0 0 16px;overflow-wrap:anywhere;color:#5b6472;font-size:13px">${content}</p>`;
  const button = action
    ? p(
        `<a href="${escapeHtml(action.url)}" class="button" style="display:inline-block;padding:12px 20px;border-radius:8px;background:#3b4fd8;color:#ffffff;text-decoration:none">${escapeHtml(action.label)}</a>`,
      ) + small(escapeHtml(t('open-address', { url: action.url })))
    : '';
  const html = `<!doctype html><html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><meta name="color-scheme" content="light dark"><title>${escapeHtml(subject)}</title><style>${DARK}</style></head>
<body class="page" style="margin:0;padding:32px 16px;background:#f4f5f8;font:16px/1.5 system-ui,sans-serif;color:#1c2330"><div class="card" style="max-width:560px;margin:0 auto;padding:32px;background:#ffffff;border-radius:12px">
${[greeting, ...paragraphs].map((part) => (typeof part === 'string' ? p(escapeHtml(part)) : pictureHtml(part))).join('\n')}
${button}
${small(`${escapeHtml(footer)}${unsubscribe ? ` <a href="${escapeHtml(unsubscribe)}" class="${QUIET}" style="color:#5b6472">${escapeHtml(t('stop'))}</a>` : ''}`)}
</div></body></html>`;
  return { to, subject, text, html, ...(unsubscribe !== undefined && { unsubscribe }) };
};
