import { readFileSync } from 'node:fs';
import { configs } from 'typescript-eslint';
import { inRoot } from '../workspace';

/** Rules that the native linter does not have yet. */
const MISSING = ['no-unsafe-class-instance-assignment'];

const PREFIX = '@typescript-eslint/';
const inStrict = new Map(configs.strictTypeChecked.flatMap(({ rules = {} }) => Object.entries(rules)));
/** The rules of `strictTypeChecked` that ask for types; the others stand in eslint.config.mjs. */
const typed = Object.keys(configs.disableTypeChecked.rules ?? {})
  .filter((name) => name.startsWith(PREFIX) && (inStrict.get(name) ?? 'off') !== 'off')
  .map((name) => name.slice(PREFIX.length));

const withoutComments = readFileSync(inRoot('.oxlintrc.json'), 'utf8').replace(/^ *\/\/.*$/gm, '');
const { rules } = JSON.parse(withoutComments) as { rules: Record<string, unknown> };

test('every rule of strictTypeChecked that needs types is an error', () => {
  expect(typed.length).toBeGreaterThan(40);
  const errors = Object.keys(rules).filter((name) => [rules[name]].flat()[0] === 'error');
  expect(typed.filter((name) => !MISSING.includes(name) && !errors.includes(`typescript/${name}`))).toEqual([]);
});

test('what counts as missing is a rule of strictTypeChecked, and not there', () => {
  expect(MISSING.filter((name) => !typed.includes(name) || `typescript/${name}` in rules)).toEqual([]);
});
