import { dropStyles, restoreStyles } from './build-styles';

const linked = (): string[] => [...document.querySelectorAll<HTMLLinkElement>('link[rel=stylesheet]')].map(({ href }) => href);
const manifest = (build: string) => `/remotes/mf-x/${build}/mf-manifest.json`;

beforeEach(() => {
  document.head.innerHTML = ['/assets/main.css', '/remotes/mf-x/1/a.css', '/remotes/mf-x/1/b.css', '/remotes/mf-x/10/a.css']
    .map((href) => `<link rel="stylesheet" href="${href}">`)
    .join('');
});

test('a swapped build leaves no style behind, and others keep theirs', () => {
  dropStyles(manifest('1'));
  expect(linked()).toEqual(['http://localhost/assets/main.css', 'http://localhost/remotes/mf-x/10/a.css']);
});

test('a build that comes back has its styles again, once', () => {
  dropStyles(manifest('1'));
  restoreStyles(manifest('1'));
  restoreStyles(manifest('1'));
  expect(linked().filter((href) => href.includes('/1/'))).toEqual([
    'http://localhost/remotes/mf-x/1/a.css',
    'http://localhost/remotes/mf-x/1/b.css',
  ]);
});
