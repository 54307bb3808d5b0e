import { escapedLine, readableJson } from './readable-json';

test('a value stands on each line, and what cannot be seen is an escape', () => {
  const value = { a: ['x\u202ey', 'א'], b: 1 };
  const json = readableJson(value);
  expect(json).toBe('{\n  "a": [\n    "x\\u202ey",\n    "א"\n  ],\n  "b": 1\n}');
  expect(JSON.parse(json)).toEqual(value);
});

test.each([
  ['\u007f', '\\u007f'],
  ['\u2028', '\\u2028'],
  ['\ufe0f', '\\ufe0f'],
  ['\u{e0041}', '\\udb40\\udc41'],
])('%j is written %s', (character, written) => {
  expect(readableJson(character)).toBe(`"${written}"`);
  expect(JSON.parse(readableJson(character))).toBe(character);
});

test('on one line letters from right to left are escapes as well, others are not', () => {
  expect(escapedLine('"é א\u202e ﷼ 𐤀"')).toBe('"é \\u05d0\\u202e \\ufdfc \\ud802\\udd00"');
});
