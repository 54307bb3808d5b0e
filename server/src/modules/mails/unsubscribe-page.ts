import { attribute as escape } from '../web/escape';
import type { MailSetting } from './unsubscribe-token';

export type UnsubscribeView = { state: 'asks' | 'done'; setting: MailSetting } | { state: 'unknown' };

const KINDS: Readonly<Record<MailSetting, string>> = {
  notify_new_reports: 'mails about new reports',
  notify_agent_status: 'mails about analyses that did not finish',
  weekly_summary: 'the weekly summary',
};

const STYLE = `:root{color-scheme:light dark}body{margin:0;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif;background:light-dark(#fafafb,#0c0e12);color:light-dark(#11141b,#edeff3)}
main{max-width:34rem;margin:0 auto}h1{margin:0;font-size:1.5rem}p{margin:.75rem 0;color:light-dark(#4f5767,#a8b0be)}
button{min-height:2.75rem;padding:.5rem 1.25rem;border:0;border-radius:.5rem;background:light-dark(#3a4fdc,#5063e8);color:#fff;font:inherit;font-weight:600;cursor:pointer}
:focus-visible{outline:2px solid light-dark(#3a4fdc,#8e9dff);outline-offset:2px}a{color:light-dark(#3346cf,#a3b0ff)}`;

const SETTINGS = '<p><a href="/dashboard/settings">Settings</a> lists all mails that you can get.</p>';

const body = (view: UnsubscribeView): { title: string; html: string } => {
  switch (view.state) {
    case 'asks':
      return {
        title: `Stop ${KINDS[view.setting]}?`,
        html: `<p>Your account and your reports stay as they are.</p><form method="post"><button type="submit">Stop these mails</button></form>${SETTINGS}`,
      };
    case 'done':
      return { title: 'You will get no more of these mails', html: `<p>We have stopped ${KINDS[view.setting]}.</p>${SETTINGS}` };
    case 'unknown':
      return {
        title: 'This link does not work',
        html: `<p>It may have been cut off on its way. You can choose your mails in the settings instead.</p>${SETTINGS}`,
      };
  }
};

/** What the link at the end of a mail opens. A page without a script. */
export const unsubscribePage = (view: UnsubscribeView, nonce: string): string => {
  const { title, html } = body(view);
  return `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${title}</title>
<style nonce="${escape(nonce)}">${STYLE}</style></head>
<body><main><h1>${title}</h1>
${html}
</main></body></html>`;
};
