import { createRequire } from 'node:module';
import vm from 'node:vm';

const { OURS, compilingOnce } = createRequire(import.meta.url)('./compile-once.cjs');

const compile = compilingOnce(vm.compileFunction);
const NAMES = ['module'];
const inOurs = (code, filename) => compile(code, NAMES, { filename, parsingContext: OURS });

test('a module is compiled once for all files of tests, and run for each', () => {
  const run = inOurs('let n = 0; module.exports = () => ++n;', '/node_modules/counts.js');
  expect(inOurs('let n = 0; module.exports = () => ++n;', '/node_modules/counts.js')).toBe(run);
  const [one, other] = [{}, {}];
  run(one);
  run(other);
  expect([one.exports(), one.exports(), other.exports()]).toEqual([1, 2, 1]);
});

test('other code under its name is compiled, and so is the same for other names', () => {
  const run = inOurs('module.exports = 1;', '/node_modules/changes.js');
  expect(inOurs('module.exports = 2;', '/node_modules/changes.js')).not.toBe(run);
  const again = compile('module.exports = 2;', ['exports', 'module'], {
    filename: '/node_modules/changes.js',
    parsingContext: OURS,
  });
  expect(again).toHaveLength(2);
});

test('tests themselves, and what imports while it runs, are compiled each time', () => {
  for (const [code, file] of [
    ['module.exports = 1;', '/src/one.test.ts'],
    ["module.exports = () => import('node:fs');", '/node_modules/later.js'],
  ])
    expect(inOurs(code, file)).not.toBe(inOurs(code, file));
});

test('in windows of their own modules know their own window, and say where they fail', () => {
  const [one, other] = [vm.createContext({ name: 'one' }), vm.createContext({ name: 'other' })];
  const code = "'use strict'; module.exports = { name, list: [], fail() { throw new Error('here'); } }; // the end";
  const of = (parsingContext) => {
    const module = {};
    compile(code, NAMES, { filename: '/node_modules/drawn.js', parsingContext })(module);
    return module.exports;
  };
  expect([of(one).name, of(other).name]).toEqual(['one', 'other']);
  expect(of(one).list).toBeInstanceOf(vm.runInContext('Array', one));
  expect(of(one).list).not.toBeInstanceOf(vm.runInContext('Array', other));
  const stack = vm.runInContext(
    'Error.prepareStackTrace = undefined; (fail) => { try { fail(); } catch (e) { return e.stack; } }',
    one,
  )(of(one).fail);
  expect(stack).toContain(`/node_modules/drawn.js:1:${code.indexOf('new Error') + 1}`);
});
