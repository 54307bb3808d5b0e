import { attribute as escape } from '../web/escape';
import { language } from '@hub/shared/words/plain';
import type { MailSetting } from './unsubscribe-token';
import { parts, t } from './messages';

export type UnsubscribeView = { state: 'asks' | 'done'; setting: MailSetting } | { state: 'unknown' };

const STYLE = `:root{color-scheme:light dark}body{margin:0;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif;background:light-dark(#fafafb,#0c0e12);color:light-dark(#11141b,#edeff3)}
main{max-width:34rem;margin:0 auto}h1{margin:0;font-size:1.5rem}p{margin:.75rem 0;color:light-dark(#4f5767,#a8b0be)}
button{min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:.5rem;background:light-dark(#3a4fdc,#5063e8);color:#fff;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:2px solid light-dark(#3a4fdc,#8e9dff);outline-offset:2px}a{color:light-dark(#3346cf,#a3b0ff)}`;

const settings = (): string =>
  `<p>${parts('settings', { link: (text) => `<a href="/dashboard/settings">${text.join('')}</a>` }).join('')}</p>`;

const body = (view: UnsubscribeView): { title: string; html: string } => {
  switch (view.state) {
    case 'asks':
      return {
        title: t(`${view.setting}.asks`),
        html: `<p>${t('kept')}</p><form method="post"><button type="submit">${t('stop')}</button></form>${settings()}`,
      };
    case 'done':
      return { title: t('stopped'), html: `<p>${t(`${view.setting}.done`)}</p>${settings()}` };
    case 'unknown':
      return {
        title: t('unknown'),
        html: `<p>${t('unknown.text')}</p>${settings()}`,
      };
  }
};

/** What the link at the end of a mail opens. A page without a script. */
export const unsubscribePage = (view: UnsubscribeView, nonce: string): string => {
  const { title, html } = body(view);
  return `<!doctype html>
<html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style nonce="${escape(nonce)}">${STYLE}</style></head>
<body><main><h1>${title}</h1>
${html}
</main></body></html>`;
};
