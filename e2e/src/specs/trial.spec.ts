import { expect, test } from '@playwright/test';
import { findBrowser } from '../browser/find-browser';
import { makeVariant } from '../fixtures/releases/remote-variant';
import { tryBuild } from '../trial/try-build';

const REMOTE = 'mf-agents';

const inExposed = (first: string) => (text: string, file: string) =>
  file.startsWith('__federation_expose_remote.') ? first + text : text;

/** Builds, and what is said of each; null: it is published. */
const BUILDS: Record<string, { css?: string; edit?: (text: string, file: string) => string; told: RegExp | null }> = {
  'is sound': { told: null },
  'hides the bar of phones': {
    css: '@media (width<60rem){header{display:none!important}}',
    told: /on a phone: landmarks: header is hidden/,
  },
  'throws while it is loaded': {
    edit: inExposed('throw new Error("broken");'),
    told: /\/dashboard\/agents on a desktop, for a minute: (?:crash|load_fail): /,
  },
  'floods the server after half a minute': {
    edit: inExposed('setTimeout(()=>setInterval(()=>fetch("/api/agents").catch(()=>0),10),40000);'),
    told: /on a desktop, for a minute: (?:flood|it does not come through)/,
  },
  'never ends its first line': { edit: inExposed('for(;;);'), told: /on a desktop, for a minute: / },
};

/** The quickest to tell; all of them by `pnpm e2e:canaries`. */
const CHOSEN = ['throws while it is loaded'];
const isChosen = (name: string) => process.env.LONG_TESTS === '1' || CHOSEN.includes(name);

let version = 0;
for (const [name, { css, edit, told }] of Object.entries(BUILDS).filter(([each]) => isChosen(each))) {
  test(`before it is published, a build that ${name} is run on a hub of its own`, async () => {
    test.setTimeout(300_000);
    const { record, files } = await makeVariant(REMOTE, { version: `1.9.${(version += 1)}`, css, edit });
    const bytes = new Map(Object.entries(files).map(([file, content]) => [file, Buffer.from(content, 'base64')]));
    const troubles = await tryBuild({ record, files: bytes }, await findBrowser());
    expect(troubles).toEqual(told ? [expect.stringMatching(told)] : []);
  });
}
