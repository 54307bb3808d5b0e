import { parseArgs } from 'node:util';

type Default = number | string | boolean;
type Options<T> = { [K in keyof T]: T[K] extends number ? number : T[K] extends boolean ? boolean : string };

/**
 * What a score is asked for on the command line, `--tables 40 --misses`, or else by default. What is a number by default has to be one.
 * @param args as they come from pnpm, which hands on a `--` in front
 */
export function optionsOf<const T extends Record<string, Default>>(defaults: T, args = process.argv.slice(2)): Options<T> {
  const { values } = parseArgs({
    args: args.filter((argument) => argument !== '--'),
    options: Object.fromEntries(
      Object.entries(defaults).map(
        ([name, given]) => [name, { type: typeof given === 'boolean' ? 'boolean' : 'string' }] as const,
      ),
    ),
  });
  const read = ([name, given]: [string, Default]): [string, Default] => {
    const asked = values[name];
    if (asked === undefined || typeof given !== 'number') return [name, asked ?? given];
    if (asked === '' || Number.isNaN(Number(asked))) throw new Error(`--${name} wants a number, and not ${String(asked)}.`);
    return [name, Number(asked)];
  };
  return Object.fromEntries(Object.entries(defaults).map(read)) as Options<T>;
}
