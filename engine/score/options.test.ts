import { optionsOf } from './options';

const DEFAULTS = { tables: 40, only: '', misses: false };

test.each<[string[], object]>([
  [[], DEFAULTS],
  [['--', '--tables', '3', '--misses'], { tables: 3, only: '', misses: true }],
  [['--only=panel'], { tables: 40, only: 'panel', misses: false }],
])('%j is read as it is meant', (args, options) => expect(optionsOf(DEFAULTS, args)).toEqual(options));

test.each([[['--tables', 'many']], [['--tables=']], [['--table', '3']]])('%j is refused', (args) =>
  expect(() => optionsOf(DEFAULTS, args)).toThrow(),
);
