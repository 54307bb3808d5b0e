import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { finishHtml } from './finish-html';

let folder: string;
beforeEach(() => (folder = mkdtempSync(join(tmpdir(), 'hub-html-'))));
afterEach(() => rmSync(folder, { recursive: true, force: true }));

function finish(html: string, assets: Record<string, string>): string {
  const path = join(folder, 'index.html');
  writeFileSync(path, html);
  finishHtml(path, assets);
  return readFileSync(path, 'utf8');
}

test('gives every tag the hash of its file, and the page the list of all', () => {
  const html = finish('<!--hub:build--><script defer src="/assets/a.js"></script>', {
    'assets/a.js': 'sha384-x',
    'index.html': 'sha384-y',
    'assets/icon-192.png': 'sha384-z',
  });
  expect(html).toContain('<script defer src="/assets/a.js" integrity="sha384-x" crossorigin="anonymous">');
  expect(html).toContain('<script type="application/json" id="hub-assets">{"assets/a.js":"sha384-x"}</script>');
});

test('refuses a page without its marker, and a file that was not built', () => {
  expect(() => finish('<html></html>', {})).toThrow('lost its marker');
  expect(() => finish('<!--hub:build--><script defer src="/assets/b.js"></script>', {})).toThrow('which the build did not make');
});
