import { installAssetLedger, integrityOf, isListed, listAsset, listFolder } from './asset-ledger';

const HASH = `sha384-${'B'.repeat(64)}`;

test('knows listed files by any form of their address, and fails closed for others', () => {
  listAsset('/remotes/mf-x/1/remoteEntry.js', HASH);
  expect(integrityOf('http://localhost/remotes/mf-x/1/remoteEntry.js')).toBe(HASH);
  expect(isListed('/remotes/mf-x/1/../1/remoteEntry.js')).toBe(true);
  expect(isListed('https://elsewhere.test/remotes/mf-x/1/remoteEntry.js')).toBe(false);
  expect(integrityOf('/remotes/mf-x/1/other.js')).toMatch(/^sha384-A{64}$/);
});

test("reads the shell's own files from the page and offers the look-up to every build", () => {
  document.head.innerHTML = `<script type="application/json" id="hub-assets">{"assets/a.js":"${HASH}"}</script>`;
  installAssetLedger();
  const lookUp = Reflect.get(window, '__hubIntegrity__') as (url: string) => string;
  expect(lookUp('/assets/a.js')).toBe(HASH);
});

test("a developer's folder is let through unchecked, and nothing beside it", () => {
  listFolder('http://localhost:3003/mf-x/');
  expect(isListed('http://localhost:3003/mf-x/main.js')).toBe(true);
  expect(integrityOf('http://localhost:3003/mf-x/main.js')).toBe('');
  expect(isListed('http://localhost:3003/mf-x/../other.js')).toBe(false);
  expect(integrityOf('http://localhost:3003/other.js')).toMatch(/^sha384-A{64}$/);
});
