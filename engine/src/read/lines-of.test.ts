import { linesOf } from './lines-of';

const ENDS = /\r\n|\n|\r/;

it.each(['', 'a', 'a\n', 'a\nb', 'a\r\nb\r\n', 'a\rb', '\r\r\n\n', 'a\n\rb', '\n', '\r\n\r', 'a\r\n\r\nb\nc\rd'])(
  'cuts %j as a regular expression does',
  (text) => {
    expect(linesOf(text)).toEqual(text.split(ENDS));
    for (const most of [1, 2, 3]) expect(linesOf(text, most)).toEqual(text.split(ENDS, most));
  },
);

it('cuts all texts of a few characters as a regular expression does', () => {
  const marks = ['a', '\r', '\n'];
  let texts = [''];
  for (let length = 0; length < 6; length++) texts = [...texts, ...texts.flatMap((text) => marks.map((mark) => text + mark))];
  for (const text of new Set(texts)) expect(linesOf(text)).toEqual(text.split(ENDS));
});
