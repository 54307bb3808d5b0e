import { parseArgs } from 'node:util';
import type { RolloutGuard } from '@hub/shared/contracts/releases/discovery';
import { UsageError } from './usage';

const options = {
  server: { type: 'string' },
  'token-file': { type: 'string' },
  reason: { type: 'string' },
  version: { type: 'string' },
  weight: { type: 'string' },
  cohort: { type: 'string', multiple: true },
  guard: { type: 'string', multiple: true },
  force: { type: 'boolean' },
  unproven: { type: 'boolean' },
  unchecked: { type: 'boolean' },
  to: { type: 'string' },
  subject: { type: 'string' },
  limit: { type: 'string' },
  folder: { type: 'string' },
  file: { type: 'string' },
  'key-file': { type: 'string' },
  name: { type: 'string' },
  remote: { type: 'string' },
  days: { type: 'string' },
  hours: { type: 'string' },
  json: { type: 'boolean' },
  help: { type: 'boolean', short: 'h' },
} as const;

const parse = (args: string[]) => parseArgs({ args, options, allowPositionals: true, strict: true });
export type Values = ReturnType<typeof parse>['values'];

/** @throws {UsageError} */
export function readArguments(args: string[]): { values: Values; words: string[] } {
  // What stands on a command line can be read by every process of the machine, and stays in the shell's history.
  if (args.some((arg) => /^--token(?:=|$)/.test(arg))) {
    throw new UsageError('A token does not belong on the command line. Set MFE_TOKEN, or name a file by --token-file.');
  }
  if (args.some((arg) => /^--key(?:=|$)/.test(arg))) {
    throw new UsageError('A key does not belong on the command line. Name its file by MFE_SIGNING_KEY_FILE or --key-file.');
  }
  try {
    const { values, positionals } = parse(args.filter((arg) => arg !== '--'));
    return { values, words: positionals };
  } catch (error) {
    throw new UsageError(error instanceof Error ? (error.message.split('.')[0] ?? '') + '.' : String(error));
  }
}

export const WEIGHT_HINT = 'Say how many devices get it, from 0% to 100% in steps of 0.01%: --weight 10%';

/** `10%` as basis points. @throws {UsageError} */
export function readWeight(text: string | undefined): number {
  const [, number] = /^(\d{1,3}(?:\.\d{1,2})?)\s*%$/.exec(text?.trim() ?? '') ?? [];
  const weightBp = Math.round(Number(number) * 100);
  if (number === undefined || weightBp > 10_000) {
    throw new UsageError(WEIGHT_HINT);
  }
  return weightBp;
}

const GUARDS: (keyof RolloutGuard)[] = ['minMounts', 'maxFailureDelta', 'hardFailures'];

/** `minMounts=50` and the like. @throws {UsageError} */
export function readGuard(texts: string[] = []): Partial<RolloutGuard> {
  const guard: Partial<RolloutGuard> = {};
  for (const text of texts.flatMap((each) => each.split(','))) {
    const [key, value = ''] = text.split('=', 2);
    const known = GUARDS.find((name) => name === key?.trim());
    const number = value.trim().endsWith('%') ? Number(value.trim().slice(0, -1)) / 100 : Number(value);
    if (!known || value.trim() === '' || !Number.isFinite(number)) {
      throw new UsageError(`A guard is one of ${GUARDS.join(', ')} with a number: --guard minMounts=50`);
    }
    guard[known] = number;
  }
  return guard;
}

/** @throws {UsageError} when it is missing; `hint` says what to write */
export function demand(value: string | undefined, hint: string): string {
  if (!value?.trim()) throw new UsageError(hint);
  return value.trim();
}

/** A whole number, when it is given. @throws {UsageError} */
export function readCount(value: string | undefined, option: string): number | undefined {
  if (value === undefined) return undefined;
  if (!/^\d+$/.test(value)) throw new UsageError(`${option} is a whole number.`);
  return Number(value);
}
