import { renderWithHub } from '@hub/shared/testing';
import { pageTitle, usePageChrome } from './page-chrome';

function Screen({ title }: { title: string }) {
  usePageChrome(pageTitle(title));
  return <h1>Screen</h1>;
}

test.each([
  ['Reports', 'Reports · Data Intelligence Hub'],
  ['Sales \u202e2024', 'Sales ⟨U+202E⟩2024 · Data Intelligence Hub'],
  ['שלום 42', '\u2068שלום 42\u2069 · Data Intelligence Hub'],
])('the title of the screen %j is %j', (title, shown) => {
  renderWithHub(<Screen title={title} />);
  expect(document.title).toBe(shown);
});
