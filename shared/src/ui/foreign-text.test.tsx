import { render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { digitsOutside, HOSTILE, readsInOrder } from '@hub/engine/contracts/testing/visual-order';
import { screenText } from '../testing/screen-text';
import { Checkbox, Dialog, ForeignText, InlineNote, Menu, PageHeader, Select, StatCard, TextField, toast, ToastHost } from '.';

/** Hostile texts without line breaks of their own, which a page shows as spaces. */
const TEXTS = HOSTILE.map((text) => [text]);
const UNSEEN =
  /[^\P{Cc}\t\n\r]|[\u061c\u200b\u200e\u200f\u2028-\u202e\u2060-\u2067\u206a-\u206f\ufeff\u00ad\u{e0000}-\u{e0fff}]/u;

/** Every number outside of the foreign text stands where it is read, and nothing unseen is left. */
function expectInOrder(text: string) {
  expect(text).not.toMatch(UNSEEN);
  const isolated = [...text.matchAll(/\u2068[^\u2069]*\u2069/g)];
  const [first] = isolated;
  const from = first?.index ?? 0;
  const to = first ? from + text.slice(from).lastIndexOf('\u2069') + 1 : 0;
  expect(readsInOrder(text, digitsOutside(text, from, to))).toBe(true);
}

test.each(TEXTS)('%j on the screen turns no number around', (text) => {
  const { container } = render(
    <p>
      1,234 rows of <ForeignText>{text}</ForeignText>, 56.7% in 2024
    </p>,
  );
  expectInOrder(screenText(container));
  expect(container.querySelector('bdi')).toBeInTheDocument();
});

test.each(TEXTS)('%j in the words of a component turns no number around', (text) => {
  const words = `1,234 rows of “${text}”, 56.7% in 2024`;
  const { container } = render(
    <>
      <PageHeader title={words} />
      <InlineNote>{words}</InlineNote>
      <Checkbox label={words} hint={words} />
      <TextField label={words} error={words} />
      <StatCard label={words} value={words} hint={words} />
      <Select label="Choice" options={[{ value: 'a', label: words }]} />
    </>,
  );
  const walker = document.createTreeWalker(container, NodeFilter.SHOW_TEXT);
  let seen = 0;
  while (walker.nextNode()) {
    const line = walker.currentNode.textContent ?? '';
    if (!line.includes('1,234')) continue;
    seen += 1;
    expectInOrder(line);
  }
  expect(seen).toBe(10);
});

test('toasts, dialogs and menus show a turned name as it is', async () => {
  const name = 'abc\u202e123.csv';
  render(
    <>
      <ToastHost />
      <Dialog open title={`Delete “${name}”`} onClose={() => undefined}>
        <Menu label="More" items={[{ value: 'a', label: name }]} onSelect={() => undefined} />
      </Dialog>
    </>,
  );
  expect(await screen.findByRole('dialog', { name: 'Delete “abc⟨U+202E⟩123.csv”' })).toBeInTheDocument();
  await userEvent.click(await screen.findByRole('button', { name: 'More' }));
  expect(await screen.findByRole('menuitem', { name: 'abc⟨U+202E⟩123.csv' })).toBeInTheDocument();
  toast.error(`${name} is not a table.`);
  expect(await screen.findByText('abc⟨U+202E⟩123.csv is not a table.')).toBeInTheDocument();
});
