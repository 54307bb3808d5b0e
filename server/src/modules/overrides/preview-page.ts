import { language } from '@hub/shared/words/plain';
import { attribute as escape } from '../web/escape';
import { STYLE } from './override-page';
import { t } from './messages';

interface View {
  nonce: string;
  /** Address of the page itself; null when its link is of no use any more. */
  action: string | null;
  remote: string;
  build: string;
  /** Hours that are left, rounded up. */
  hours: number;
}

/** Says what a press on its button will do to this browser. A page without a script: a link alone changes nothing. */
export const previewPage = ({ nonce, action, remote, build, hours }: View) => `<!doctype html>
<html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(t('preview'))}</title>
<style nonce="${escape(nonce)}">${STYLE}</style></head>
<body><main><h1>${escape(t('preview'))}</h1>
${
  action === null
    ? `<p role="alert">${escape(t('preview.over'))}</p>`
    : `<p>${escape(t('preview.about', { remote, build }))}</p>
<form method="post" action="${escape(action)}"><small>${escape(t('preview.hours', { hours }))}</small>
<button type="submit">${escape(t('preview.look'))}</button></form>`
}
</main></body></html>`;
