import { render } from '@testing-library/react';
import { Bot, ChartColumn, House } from 'lucide-react';
import createIcon from './lean-icon';

const ICONS = { house: House, bot: Bot, 'chart-column': ChartColumn };

/** The data of an icon, read off what the library draws. */
function dataOf(name: string, svg: Element): Parameters<typeof createIcon>[0] {
  const classes = [...svg.classList].filter((each) => each.startsWith('lucide-')).map((each) => each.slice('lucide-'.length));
  const node = [...svg.children].map(
    ({ tagName, attributes }, key) =>
      [tagName, { key: String(key), ...Object.fromEntries([...attributes].map((each) => [each.name, each.value])) }] as const,
  );
  return { name, aliases: classes.filter((each) => each !== name), node };
}

const attributesOf = (element: Element | null): Record<string, string> =>
  Object.fromEntries([...(element?.attributes ?? [])].map(({ name, value }) => [name, value]));

test.each(Object.entries(ICONS))('%s looks as the library draws it', (name, Library) => {
  const plain = render(<Library />).container.firstElementChild;
  if (!plain) throw new Error('The library draws nothing.');
  const Lean = createIcon(dataOf(name, plain));
  for (const props of [
    {},
    { size: 16 },
    { className: 'mark' },
    { 'aria-hidden': true },
    { 'aria-label': 'Here' },
    { role: 'img' },
  ]) {
    const theirs = render(<Library {...props} />).container.firstElementChild;
    const ours = render(<Lean {...props} />).container.firstElementChild;
    expect(attributesOf(ours)).toEqual(attributesOf(theirs));
    expect(ours?.innerHTML).toBe(theirs?.innerHTML);
  }
});
