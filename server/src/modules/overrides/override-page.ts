import type { DiscoveryDocument } from '@hub/shared/contracts/releases/discovery';
import type { Override } from '@hub/shared/contracts/releases/override';
import { RESET_PARAMETER } from '@hub/shared/discovery';
import { language } from '@hub/shared/words/plain';
import { attribute as escape } from '../web/escape';
import { t } from './messages';

export const OVERRIDE_PATH = '/mfe/override';

/** A built folder on this machine, and what serves the sources of a remote. */
const EXAMPLE = 'http://localhost:5000/1.1.0-ab12cd34/';
const COMMAND = 'pnpm dev <remote> --against https://…';

interface View {
  document: DiscoveryDocument;
  overrides: readonly Override[];
  needsToken: boolean;
  nonce: string;
  /** What was entered and why it was not taken. */
  refused?: { remote: string; target: string; sentence: string };
}

/** Of the pages that say which build a browser is to run. They have no script and no stylesheet of a build. */
export const STYLE = `:root{color-scheme:light dark}body{margin:0;padding:2rem 1rem;font:1rem/1.5 system-ui,sans-serif;background:light-dark(#fafafb,#0c0e12);color:light-dark(#11141b,#edeff3)}
main{max-width:34rem;margin:0 auto}form,.now{margin:1.5rem 0;padding:1.5rem;border:1px solid light-dark(#e5e7ec,#252a34);border-radius:.75rem;background:light-dark(#fff,#13161c)}
h1{margin:0;font-size:1.5rem}h2{margin:0 0 .5rem;font-size:1.1rem}p{margin:.5rem 0 0;color:light-dark(#4f5767,#a8b0be)}label{display:block;margin:1rem 0 .25rem;font-weight:600}form label:first-of-type{margin-top:0}
input,select,button{box-sizing:border-box;width:100%;min-height:2.75rem;padding:.5rem .75rem;border:1px solid light-dark(#868e9c,#687284);border-radius:.5rem;background:light-dark(#fff,#191d25);color:inherit;font:inherit}
button{margin-top:1.25rem;border-color:transparent;background:light-dark(#3a4fdc,#5063e8);color:#fff;font-weight:600;cursor:pointer}:focus-visible{outline:2px solid light-dark(#3a4fdc,#8e9dff);outline-offset:2px}
a{color:light-dark(#3346cf,#a3b0ff)}ul{margin:0 0 .75rem;padding-left:1.25rem;overflow-wrap:anywhere}.refused{margin:0 0 1rem;padding:.75rem 1rem;border-radius:.5rem;background:light-dark(#fdeeec,#2e1614);color:light-dark(#b3241a,#ff9a90)}
small{display:block;margin-top:.25rem;color:light-dark(#667080,#8c95a5)}`;

const current = ({ overrides }: View): string =>
  overrides.length === 0
    ? ''
    : `<section class="now"><h2>${escape(t('now'))}</h2><ul>${overrides
        .map(({ remote, buildId, base }) => `<li>${escape(t('now.item', { remote, build: base ?? buildId }))}</li>`)
        .join('')}</ul><a href="/?${RESET_PARAMETER}">${escape(t('end'))}</a></section>`;

const builds = ({ document }: View): string =>
  Object.entries(document.remotes)
    .flatMap(([remote, { versions }]) => Object.keys(versions).map((buildId) => [remote, buildId] as const))
    .map(([remote, buildId]) => `<option value="${escape(buildId)}">${escape(remote)}</option>`)
    .join('');

const options = ({ document, refused }: View): string =>
  Object.keys(document.remotes)
    .sort()
    .map((name) => `<option${name === refused?.remote ? ' selected' : ''}>${escape(name)}</option>`)
    .join('');

/** Where a developer puts another build in the place of a remote's, for this browser session. A page without a script. */
export const overridePage = (view: View) => `<!doctype html>
<html lang="${language()}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${escape(t('title'))}</title>
<style nonce="${escape(view.nonce)}">${STYLE}</style></head>
<body><main><h1>${escape(t('title'))}</h1>
<p>${escape(t('about'))}</p>
${current(view)}
<form method="post" action="${OVERRIDE_PATH}">
${view.refused ? `<p class="refused" role="alert">${escape(view.refused.sentence)}</p>` : ''}
<label for="remote">${escape(t('remote'))}</label><select id="remote" name="remote">${options(view)}</select>
<label for="target">${escape(t('target'))}</label><input id="target" name="target" required list="builds" autocomplete="off" spellcheck="false" value="${escape(view.refused?.target ?? '')}">
<datalist id="builds">${builds(view)}</datalist>
<small>${escape(t('target.hint', { example: EXAMPLE, command: COMMAND }))}</small>
${view.needsToken ? `<label for="token">${escape(t('token'))}</label><input id="token" name="token" type="password" required autocomplete="off">` : ''}
<button type="submit">${escape(t('override'))}</button>
</form></main></body></html>`;
